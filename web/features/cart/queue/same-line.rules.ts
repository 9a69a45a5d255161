// Whether two choices are the same item chosen the same way: then they are one cart line, as the shop sees it.
import type { PendingAddOn, PendingChoice } from './cart-change.ts'

export interface LineContent {
  item_id: number
  model: 'Item' | 'ItemCampaign'
  choice: PendingChoice
  add_ons: readonly PendingAddOn[]
  note: string | null
}

export function isSameLine(one: LineContent, other: LineContent): boolean {
  return lineIdentity(one) === lineIdentity(other)
}

/** Without quantities, and independent of the sequence of taps. */
export function lineIdentity({ item_id, model, choice, add_ons, note }: LineContent): string {
  const groups = choice.food_variations
    .filter(({ values }) => values.label.length > 0)
    .map(({ name, values }) => JSON.stringify([name, values.label.toSorted()]))
    .toSorted()
  const ids = add_ons.map(({ id }) => id).toSorted((id, other) => id - other)
  return JSON.stringify([model, item_id, groups, choice.variation_type, ids, note || null])
}
