// What an order was priced by, and whether the tables still say so: every price a choice of the item could have.
import { toMinor } from '#contract/core/money.ts'
import { foodVariationsOf } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { item } from '#server/database/schema/item.ts'

/** Minor units; a discount is percent × 100 or minor units by its type. */
export interface SeenPrices {
  price: number
  /** Of the running flash sale, where there is one. */
  discount: number
  discount_type: 'percent' | 'amount'
  /** Options of dishes, group by group. */
  options: readonly (readonly number[])[]
  combinations: readonly { type: string; price: number }[]
  add_ons: readonly { id: number; price: number }[]
}

export function seenPrices(
  seen: Item | CampaignItem,
  add_ons: readonly { id: number; price: number }[],
): SeenPrices {
  return {
    price: toMinor(seen.price),
    discount: toMinor(seen.discount),
    discount_type: seen.discount_type,
    options: foodVariationsOf(seen).map((group) => group.values.map((one) => toMinor(one.optionPrice))),
    combinations: seen.variations.map(({ type, price }) => ({ type, price: toMinor(price) })),
    add_ons: add_ons.map(({ id, price }) => ({ id, price: toMinor(price) })),
  }
}

interface Current {
  item: Pick<
    typeof item.$inferSelect,
    'price' | 'discount' | 'discount_type' | 'food_variations' | 'variations'
  >
  add_ons: ReadonlyMap<number, number>
  /** A flash sale's discount stands in for the item's own, and is compared with the sale. */
  flash: boolean
}

export function isSamePrice(seen: SeenPrices, { item: now, add_ons, flash }: Current): boolean {
  const options = now.food_variations.map((group) => group.values.map((one) => one.option_price))
  const combinations = now.variations.map(({ type, price }) => ({ type, price }))
  const own = seen.discount === now.discount && seen.discount_type === now.discount_type
  return (
    seen.price === now.price &&
    (flash || own) &&
    JSON.stringify(seen.options) === JSON.stringify(options) &&
    JSON.stringify(seen.combinations) === JSON.stringify(combinations) &&
    seen.add_ons.every(({ id, price }) => add_ons.get(id) === price)
  )
}
