// How a line stands against what the customer last saw, and how many pieces it may hold.
import {
  discountedUnitPrice,
  type ItemChoice,
  type Limited,
  largestQuantity,
  type QuantityProblem,
  saleStockOf,
} from '../item/item.rules.ts'
import type { Item } from '../item/item.schema.ts'
import { type ChoiceProblem, choiceProblem } from '../item/item-choice.rules.ts'
import { offeredLine, type TermedLine } from './cart.rules.ts'
import type { CartModel, LineChange } from './cart.schema.ts'

/** More pieces than this on one line is a slip of the hand, whatever the item allows. */
export const mostPieces = 1_000

/** A price more than this many times off was never shown by this shop. */
const believable = 10

/**
 * What one piece cost on the customer's screen, from what the client sent: clients send one piece or the whole
 * line, with or without discount and add-ons. Null when no screen of ours could have shown it.
 */
export function seenUnitPrice(sent: number, line: TermedLine): number | null {
  const { unit_price, own_discount, store_discount, add_on_price } = offeredLine(line)
  const now = discountedUnitPrice(line.item, line.choice)
  const prices = [now, unit_price, unit_price - own_discount, unit_price - store_discount]
  const forms = prices.flatMap((price) => [price, price * line.quantity])
  const shown = forms.flatMap((price) => [price, price + add_on_price])
  // A cent of rounding in the client's own arithmetic is not a change of price.
  if (shown.some((price) => Math.abs(price - sent) <= 1)) return now
  return sent > 0 && sent * believable >= now && sent <= unit_price * believable ? sent : null
}

/** A combination must be named where an article has several: nobody can pack 'a shirt' (ATC-03). */
export function orderProblem(
  item: Pick<Item, 'module_type' | 'choice_options' | 'variations' | 'food_variations'>,
  choice: ItemChoice,
): ChoiceProblem | null {
  const unnamed = item.variations.length > 0 && item.food_variations.length === 0 && !choice.variation_type
  if (unnamed) return { key: 'variation_required', name: item.choice_options[0]?.title ?? '' }
  return choiceProblem(item, choice)
}

/** Pieces wanted, over all lines that draw on the same stock. */
export interface Demand {
  /** Of the item, whatever was chosen: the maximum per customer and the stock of a flash sale count these. */
  of_item: number
  /** Of the same combination: its stock counts these. */
  of_choice: number
}

export interface Wanted {
  model: CartModel
  item_id: number
  variation_type: string | null
  quantity: number
}

export function demandFor(one: Omit<Wanted, 'quantity'>, lines: readonly Wanted[]): Demand {
  const alike = lines.filter((line) => line.model === one.model && line.item_id === one.item_id)
  const pieces = (some: readonly Wanted[]) => some.reduce((sum, line) => sum + line.quantity, 0)
  return {
    of_item: pieces(alike),
    of_choice: pieces(alike.filter((line) => line.variation_type === one.variation_type)),
  }
}

function maximumOf(item: Limited): number {
  const most = item.maximum_cart_quantity ?? 0
  return most > 0 ? most : Number.POSITIVE_INFINITY
}

function stockOf(item: Limited, choice: ItemChoice): number {
  return largestQuantity({ ...item, maximum_cart_quantity: null }, choice) ?? Number.POSITIVE_INFINITY
}

/** What nobody may take at once is said before what is not there (api.md 8.2). */
export function demandProblem(item: Limited, choice: ItemChoice, demand: Demand): QuantityProblem | null {
  if (demand.of_item > maximumOf(item)) return 'out_of_limits'
  if (demand.of_item > (saleStockOf(item) ?? Number.POSITIVE_INFINITY)) return 'out_of_stock'
  return demand.of_choice > stockOf(item, choice) ? 'out_of_stock' : null
}

/** What is left for a line after the lines before it; null is without limit. */
export function availableQuantity(item: Limited, choice: ItemChoice, earlier: Demand): number | null {
  const ofItem = Math.min(maximumOf(item), saleStockOf(item) ?? Number.POSITIVE_INFINITY)
  const left = Math.min(stockOf(item, choice) - earlier.of_choice, ofItem - earlier.of_item)
  return Number.isFinite(left) ? Math.max(0, left) : null
}

/** Two lines that become one hold the pieces of both, within the limit; what was there already is not taken away. */
export function mergedQuantity(one: number, other: number, most: number | null): number {
  return Math.min(one + other, Math.max(most ?? mostPieces, one, other))
}

export interface SeenLine extends TermedLine {
  item: TermedLine['item'] & Limited & Pick<Item, 'choice_options'>
  /** Minor units: what one piece, and the add-ons of the line, cost when the customer last looked. */
  seen_price: number
  seen_add_on_price: number
}

/** Whether the item comes to where the customer is; without any place nothing is out of reach yet. */
export function isDeliveredTo(
  zone_ids: readonly number[],
  { zone_id, module }: Pick<Item, 'zone_id'> & { module: Pick<Item['module'], 'all_zone_service'> },
): boolean {
  return zone_ids.length === 0 || module.all_zone_service === 1 || zone_ids.includes(zone_id)
}

/**
 * How the line stands against what was last seen; `demand` holds its own pieces and those of earlier lines. Compared is
 * the price of a piece by itself: what else is in the cart may earn or lose the store's discount, which is no news.
 */
export function lineChange(line: SeenLine, demand: Demand, add_on_gone: boolean): LineChange {
  const problem = orderProblem(line.item, line.choice)
  if (problem?.key === 'variation_out_of_stock') return 'out_of_stock'
  if (problem || add_on_gone) return 'option_gone'
  if (demandProblem(line.item, line.choice, demand)) return 'out_of_stock'
  const before = line.seen_price * line.quantity + line.seen_add_on_price
  const price = discountedUnitPrice(line.item, line.choice)
  const now = price * line.quantity + offeredLine(line).add_on_price
  if (now === before) return 'none'
  return now < before ? 'lower' : 'higher'
}
