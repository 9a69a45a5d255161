// One page of a list of stores, and how many the whole list holds.
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { conditionsOf, needsOf, needsOfInputs } from '../filters/filter-table.ts'
import { askedWords, storeFilters } from '../filters/store-filters.ts'
import type { StoreNeed } from '../snapshot/snapshot-stores.ts'
import { comparatorOf, storeSorts } from '../sorts/store-sorts.ts'
import { type ListedStores, visitStores } from './seen-stores.ts'
import type { StoreQuery } from './store-query.ts'

export interface StoreIdPage {
  ids: number[]
  total: number
}

const rowsAsked = ({ traits, filters }: StoreQuery) => ({ traits, words: askedWords(filters) })

/** What must be known beyond the facts of stores to answer. */
export function needsFor(query: StoreQuery): StoreNeed[] {
  const { needs: ofSort = [] } = storeSorts[query.sort]
  const asked = needsOf(storeFilters, rowsAsked(query))
  return [...new Set([...asked, ...needsOfInputs(storeFilters.inputs, query), ...ofSort])]
}

export function pageOfStores(snapshots: readonly ListedStores[], query: StoreQuery, page: Page): StoreIdPage {
  const start = rowsBefore(page)
  const conditions = conditionsOf(storeFilters, rowsAsked(query), query)
  const first = createFirst(start + page.limit, comparatorOf(query))
  let total = 0
  visitStores(snapshots, query, (store) => {
    if (!conditions.every((fits) => fits(store))) return
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
