// What a cart costs and saves: drawer, dialog, checkout and server compute it here, in minor units.
import { sum, toMinor } from '../../core/money.ts'
import {
  type DiscountSource,
  type LineAmounts,
  type OfferedLine,
  priceAlone,
} from '../item/discount.rules.ts'
import { discountTermsOf, type ItemChoice, pieceOffer } from '../item/item.rules.ts'
import type { Item } from '../item/item.schema.ts'

export type PricedItem = Pick<
  Item,
  'price' | 'variations' | 'food_variations' | 'flash_sale' | 'store_discount' | 'discount' | 'discount_type'
>

export interface ChosenAddOn {
  /** Decimal, as on the wire. */
  price: number
  quantity: number
}

export interface PricedLine {
  item: PricedItem
  choice: ItemChoice
  add_ons: readonly ChosenAddOn[]
  quantity: number
}

export function addOnPrice(add_ons: readonly ChosenAddOn[]): number {
  return add_ons.reduce((sum, one) => sum + toMinor(one.price) * one.quantity, 0)
}

export function offeredLine({ item, choice, add_ons, quantity }: PricedLine): OfferedLine {
  return { ...pieceOffer(item, choice), quantity, add_on_price: addOnPrice(add_ons) }
}

/** A line whose item says on which terms its store gives a discount. */
export interface TermedLine extends PricedLine {
  item: PricedItem & Pick<Item, 'store_discount_min_purchase' | 'store_discount_max_discount'>
}

/** What a line comes to with nothing else in the cart: what dialog and product page say before it is ordered. */
export function amountsAlone(line: TermedLine): LineAmounts {
  return priceAlone(offeredLine(line), discountTermsOf(line.item))
}

export interface CartTotals {
  /** Pieces at full price. */
  items_price: number
  add_on_price: number
  /** By the store and by the items themselves (D of api.md 9.5). */
  store_discount: number
  /** The part of it that is the items' own. */
  item_discount: number
  flash_discount: number
  /** 'You have Saved' (CRT-01). */
  saved: number
  /** Pieces and add-ons without what is saved. */
  subtotal: number
}

/** Of the priced lines of one store. */
export function totalsOf(amounts: readonly LineAmounts[]): CartTotals {
  const items_price = sum(amounts.map((line) => line.unit_price * line.quantity))
  const add_on_price = sum(amounts.map((line) => line.add_on_price))
  const savedBy = (source: DiscountSource) =>
    sum(amounts.map((line) => (line.discount_source === source ? line.discount : 0)))
  const item_discount = savedBy('product_discount')
  const flash_discount = savedBy('flash_sale')
  const store_discount = item_discount + savedBy('store_discount')
  const saved = store_discount + flash_discount
  const subtotal = items_price + add_on_price - saved
  return { items_price, add_on_price, store_discount, item_discount, flash_discount, saved, subtotal }
}

/** What is still to be bought before the store takes the order: pieces and add-ons, before any discount (api.md 8.2). */
export function missingForMinimum(gross: number, minimum: number): number {
  return Math.max(0, minimum - gross)
}

export interface FreeDeliveryProgress {
  /** 0 to 100. */
  percent: number
  /** Still to be spent; 0 once reached. */
  remaining: number
  reached: boolean
}

/** Null where delivery never becomes free by the sum: no bar is shown (CRT-07, CRT-17). */
export function freeDeliveryProgress(
  subtotal: number,
  free_delivery_over: number | null,
): FreeDeliveryProgress | null {
  if (!free_delivery_over || free_delivery_over <= 0) return null
  const spent = Math.min(Math.max(subtotal, 0), free_delivery_over)
  return {
    percent: (spent / free_delivery_over) * 100,
    remaining: free_delivery_over - spent,
    reached: spent === free_delivery_over,
  }
}
