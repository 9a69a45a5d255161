// What the lines of a cart come to beside each other, by the rules and with the lines a quote counts.
import { offeredLine, type TermedLine } from '#contract/features/cart/cart.rules.ts'
import { orderProblem } from '#contract/features/cart/cart-line.rules.ts'
import { discountTermsIn, type LineAmounts, priceTogether } from '#contract/features/item/discount.rules.ts'
import type { ItemChoice } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StoredCartAddOn } from '#server/database/schema/cart.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CartLineRow } from './cart.db.ts'
import type { CartCatalogue } from './cart-catalogue.ts'
import { choiceIn } from './cart-choice.ts'

type AnyItem = Item | CampaignItem

/** By the id of the line; a line that cannot be ordered as it is has no amounts and counts for no other. */
export function amountsOf(
  rows: readonly CartLineRow[],
  catalogue: CartCatalogue,
  stores: ReadonlyMap<number, Store>,
  scope: Scope,
): Map<number, LineAmounts> {
  const sold = rows.flatMap((row) => {
    const line = soldLine(row, catalogue, scope)
    return line ? [{ row, line: offeredLine(line) }] : []
  })
  const byStore = Map.groupBy(sold, ({ row }) => row.store_id)
  const priced = [...byStore].flatMap(([store_id, own]) => {
    const amounts = priceTogether(
      own.map(({ line }) => line),
      discountTermsIn(stores.get(store_id)?.discount),
    )
    return own.flatMap(({ row }, at) => {
      const line = amounts[at]
      return line ? [[row.id, line] as const] : []
    })
  })
  return new Map(priced)
}

function soldLine(row: CartLineRow, catalogue: CartCatalogue, { language }: Scope): TermedLine | null {
  const item = catalogue.item(row)
  if (!item) return null
  const choice = choiceIn(language, row.choice, catalogue.options(row))
  const problem = orderProblem(item, choice)
  const isChoosable = problem === null || problem.key === 'variation_out_of_stock'
  const line = pricedLine(item, choice, row.add_ons, row.quantity)
  return isChoosable && line.add_ons.length === row.add_ons.length ? line : null
}

/** Add-ons the item no longer has are left out. */
export function pricedLine(
  item: AnyItem,
  choice: ItemChoice,
  add_ons: readonly StoredCartAddOn[],
  quantity: number,
): TermedLine & { item: AnyItem } {
  const found = add_ons.flatMap(({ id, quantity }) => {
    const known = item.add_ons.find((one) => one.id === id && one.status === 1)
    return known ? [{ price: known.price, quantity }] : []
  })
  return { item, choice, add_ons: found, quantity }
}
