// One page of a list of stores, and how many the whole list holds.
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { conditionOf, seenBy } from './store-conditions.ts'
import type { StoreFacts } from './store-facts.ts'
import { orderOf } from './store-orders.ts'
import type { StoreQuestion } from './store-question.ts'

export interface StoreIdPage {
  ids: number[]
  total: number
}

export function pageOfStores(
  stores: readonly StoreFacts[],
  question: StoreQuestion,
  page: Page,
): StoreIdPage {
  const found = stores.map(seenBy(question)).filter(conditionOf(question)).sort(orderOf(question))
  const start = rowsBefore(page)
  return { ids: found.slice(start, start + page.limit).map(({ facts }) => facts.id), total: found.length }
}
