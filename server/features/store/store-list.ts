// One page of a list of stores, and how many the whole list holds.
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { conditionOf, visitStores } from './store-conditions.ts'
import type { StoreQuery } from './store-query.ts'
import type { SnapshotExtra, StoreSnapshot } from './store-snapshots.ts'
import { comparatorOf } from './store-sorts.ts'

export interface StoreIdPage {
  ids: number[]
  total: number
}

/** What must be known beyond the facts of stores to answer. */
export function extrasFor({ filters, traits, sort }: StoreQuery): SnapshotExtra[] {
  const { name, category_id, category_ids = [], filter } = filters
  const isCalled = name !== undefined || sort === 'name'
  const isSelling =
    Boolean(category_id) ||
    category_ids.length > 0 ||
    traits.includes('reduced') ||
    filter.includes('discounted') ||
    filter.includes('from_campaign')
  return [...(isCalled ? (['names'] as const) : []), ...(isSelling ? (['assortment'] as const) : [])]
}

export function pageOfStores(
  snapshots: readonly StoreSnapshot[],
  query: StoreQuery,
  page: Page,
): StoreIdPage {
  const start = rowsBefore(page)
  const fits = conditionOf(query)
  const first = createFirst(start + page.limit, comparatorOf(query))
  let total = 0
  visitStores(snapshots, query, (store) => {
    if (!fits(store)) return
    total += 1
    first.offer(store)
  })
  const ids = first.sorted().map(({ facts }) => facts.id)
  return { ids: ids.slice(start), total }
}

/** More are quicker sorted whole than each inserted where it belongs. */
const fewWanted = 100

/** The first so many, sorted; of thousands, most are seen to be behind them at a glance. */
function createFirst<Value extends object>(wanted: number, compare: (one: Value, other: Value) => number) {
  const first: Value[] = []
  const isPicked = wanted <= fewWanted

  function pick(value: Value) {
    const last = first.at(-1)
    if (last !== undefined && first.length === wanted && compare(value, last) >= 0) return
    const behind = first.findIndex((one) => compare(value, one) < 0)
    first.splice(behind === -1 ? first.length : behind, 0, { ...value })
    if (first.length > wanted) first.pop()
  }

  return {
    /** Copied, if it is among them. */
    offer(value: Value) {
      if (isPicked) pick(value)
      else first.push({ ...value })
    },
    sorted: () => (isPicked ? first : first.sort(compare).slice(0, wanted)),
  }
}
