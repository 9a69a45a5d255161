// Whether two orders are the same thing chosen the same way: then they are one line, as the shop sees it.
import type { WaitingAddOn, WaitingChoice } from './cart-change.ts'

export interface Ordered {
  item_id: number
  model: 'Item' | 'ItemCampaign'
  choice: WaitingChoice
  add_ons: readonly WaitingAddOn[]
  note: string | null
}

export function isSameOrder(one: Ordered, other: Ordered): boolean {
  return orderMark(one) === orderMark(other)
}

/** Without quantities, and whatever the order of tapping was. */
export function orderMark({ item_id, model, choice, add_ons, note }: Ordered): string {
  const groups = choice.food_variations
    .filter(({ values }) => values.label.length > 0)
    .map(({ name, values }) => [name, values.label.toSorted()])
    .toSorted(([name], [other]) => (String(name) < String(other) ? -1 : 1))
  const ids = add_ons.map(({ id }) => id).toSorted((id, other) => id - other)
  return JSON.stringify([model, item_id, groups, choice.variation_type, ids, note || null])
}
