// Lines on their way into an order: from the cart or bought at once, each with its item as it is now.

import type { CartModel } from '#contract/features/cart/cart.schema.ts'
import { orderProblem } from '#contract/features/cart/cart-line.rules.ts'
import { combinationLabel } from '#contract/features/item/combination.rules.ts'
import { foodVariationsOf, type ItemChoice } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, FoodVariation, Item, ItemVariation } from '#contract/features/item/item.schema.ts'
import type { BuyNowLine } from '#contract/features/order/buy-now.schema.ts'
import type { StoredCartAddOn, StoredCartChoice } from '#server/database/schema/cart.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Owner } from '#server/platform/http/caller/owner.ts'
import { type CartDatabase, type CartLineRow, deleteUnchanged, linesOf } from './cart.db.ts'
import { type CartCatalogue, type CartParts, openCatalogue } from './cart-catalogue.ts'
import { choiceIn, readAddOns, readChoice } from './cart-choice.ts'

/** What the cart row was when it was priced: a line changed since then is not taken out. */
export type CartMark = Pick<CartLineRow, 'id' | 'quantity' | 'fingerprint' | 'add_ons'>

export interface CheckoutLine {
  mark: CartMark | null
  model: CartModel
  item_id: number
  /** Undefined: not to be had any more. */
  item: Item | CampaignItem | undefined
  choice: ItemChoice
  variation_type: string | null
  add_ons: { id: number; name: string; price: number; quantity: number }[]
  /** Whether every chosen option and add-on is still there. */
  complete: boolean
  quantity: number
  note: string | null
  /** The choice in words. */
  variant: string
  /** Chosen options of a dish, or the chosen combination. */
  variation: (FoodVariation | ItemVariation)[]
}

interface Wanted {
  mark: CartMark | null
  model: CartModel
  item_id: number
  choice: StoredCartChoice
  add_ons: readonly StoredCartAddOn[]
  quantity: number
  note: string | null
}

/** Of one module; those set aside stay aside. */
export async function cartLinesForCheckout(
  parts: CartParts,
  owner: Owner,
  scope: Scope,
): Promise<CheckoutLine[]> {
  const rows = await linesOf(parts.db, owner, { parked: false, module_id: scope.module_id })
  const catalogue = await openCatalogue(parts, rows, scope)
  return rows.map((row) => checkoutLine({ ...row, mark: markOf(row) }, catalogue, scope))
}

const markOf = ({ id, quantity, fingerprint, add_ons }: CartLineRow): CartMark => ({
  id,
  quantity,
  fingerprint,
  add_ons,
})

export async function linesBoughtNow(
  parts: CartParts,
  wanted: readonly BuyNowLine[],
  scope: Scope,
): Promise<CheckoutLine[]> {
  const catalogue = await openCatalogue(parts, wanted, scope)
  return wanted.map((line) => {
    const choice = readChoice(line.variation, catalogue.options(line))
    const add_ons = readAddOns(line.add_on_ids, line.add_on_qtys)
    return checkoutLine({ ...line, mark: null, choice, add_ons }, catalogue, scope)
  })
}

function checkoutLine(wanted: Wanted, catalogue: CartCatalogue, { language }: Scope): CheckoutLine {
  const { mark, model, item_id, quantity, note } = wanted
  const item = catalogue.item(wanted)
  const choice = choiceIn(language, wanted.choice, catalogue.options(wanted))
  const { variation_type } = wanted.choice
  const add_ons = wanted.add_ons.flatMap(({ id, quantity: pieces }) => {
    const known = item?.add_ons.find((one) => one.id === id && one.status === 1)
    return known ? [{ id, name: known.name, price: known.price, quantity: pieces }] : []
  })
  const variation = item ? chosenParts(item, choice) : []
  const problem = item ? orderProblem(item, choice) : null
  const choosable = problem === null || problem.key === 'variation_out_of_stock'
  return {
    ...{ mark, model, item_id, item, choice, variation_type, add_ons, quantity, note, variation },
    complete: choosable && add_ons.length === wanted.add_ons.length,
    variant: variation.flatMap((part) => wordsOf(part, item)).join(', '),
  }
}

function chosenParts(item: Item | CampaignItem, choice: ItemChoice): (FoodVariation | ItemVariation)[] {
  const combination = item.variations.filter((one) => one.type === choice.variation_type)
  const groups = foodVariationsOf(item).flatMap((group) => {
    const labels = choice.food_variations?.find((one) => one.name === group.name)?.values.label ?? []
    const values = group.values.filter((value) => labels.includes(value.label))
    return values.length > 0 ? [{ ...group, values }] : []
  })
  return [...groups, ...combination]
}

/** In the caller's language, as the item itself. */
function wordsOf(part: FoodVariation | ItemVariation, item: Item | CampaignItem | undefined): string[] {
  if ('values' in part) return part.values.map((value) => value.label)
  return [item ? combinationLabel(item, part.type) : part.type]
}

/** False when a line was changed or is gone since it was priced; then nothing of the order may stand. */
export async function takeOutLines(tx: CartDatabase, lines: readonly CheckoutLine[]): Promise<boolean> {
  const marks = lines.flatMap((line) => line.mark ?? [])
  return (await deleteUnchanged(tx, marks)) === marks.length
}
