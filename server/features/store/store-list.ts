// One page of a list of stores, and how many the whole list holds.
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { conditionOf, seenStores } from './store-conditions.ts'
import type { Beyond, KnownStores } from './store-facts.ts'
import { orderOf } from './store-orders.ts'
import type { StoreQuestion } from './store-question.ts'

export interface StoreIdPage {
  ids: number[]
  total: number
}

/** What must be known beyond the facts of stores to answer. */
export function beyondFor({ filters, traits, order }: StoreQuestion): Beyond[] {
  const { name, category_id, category_ids = [], filter } = filters
  const isCalled = name !== undefined || order === 'name'
  const isSelling =
    Boolean(category_id) ||
    category_ids.length > 0 ||
    traits.includes('reduced') ||
    filter.includes('discounted') ||
    filter.includes('from_campaign')
  return [...(isCalled ? (['names'] as const) : []), ...(isSelling ? (['wares'] as const) : [])]
}

export function pageOfStores(
  known: readonly KnownStores[],
  question: StoreQuestion,
  page: Page,
): StoreIdPage {
  const found = seenStores(known, question).filter(conditionOf(question))
  const start = rowsBefore(page)
  const first = firstOf(found, start + page.limit, orderOf(question))
  return { ids: first.slice(start).map(({ facts }) => facts.id), total: found.length }
}

/** More are quicker sorted whole than each put in its place. */
const fewWanted = 100

/** The first so many in order; of thousands, most are seen to be behind them at a glance. */
function firstOf<Value>(
  values: readonly Value[],
  wanted: number,
  compare: (one: Value, other: Value) => number,
): Value[] {
  if (wanted > fewWanted) return values.toSorted(compare).slice(0, wanted)
  const first: Value[] = []
  for (const value of values) {
    const last = first.at(-1)
    if (last !== undefined && first.length === wanted && compare(value, last) >= 0) continue
    const behind = first.findIndex((one) => compare(value, one) < 0)
    first.splice(behind === -1 ? first.length : behind, 0, value)
    if (first.length > wanted) first.pop()
  }
  return first
}
