// What a cart costs and saves: drawer, dialog, checkout and server compute it here, in minor units.
import { sum, toMinor } from '../../core/money.ts'
import {
  type DiscountSource,
  discountAmount,
  discountOf,
  type ItemChoice,
  unitPrice,
} from '../item/item.rules.ts'
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

export interface LineAmounts {
  /** One piece with its options, before any discount. */
  unit_price: number
  /** Taken off one piece. */
  discount: number
  /** Whose discount it is; the store's has terms that count over the whole cart. */
  discount_source: DiscountSource | null
  /** Once per line, however many pieces (CRT-16). */
  add_on_price: number
  /** What the line comes to: (unit price − discount) × quantity + add-ons. */
  total: number
}

export type CountedAmounts = Omit<LineAmounts, 'total'> & Pick<PricedLine, 'quantity'>

export function addOnPrice(add_ons: readonly ChosenAddOn[]): number {
  return add_ons.reduce((sum, one) => sum + toMinor(one.price) * one.quantity, 0)
}

export function lineAmounts({ item, choice, add_ons, quantity }: PricedLine): LineAmounts {
  const unit_price = unitPrice(item, choice)
  const offer = discountOf(item)
  const discount = discountAmount(unit_price, offer)
  const add_on_price = addOnPrice(add_ons)
  return {
    unit_price,
    discount,
    discount_source: offer?.source ?? null,
    add_on_price,
    total: (unit_price - discount) * quantity + add_on_price,
  }
}

/** Before any discount. */
export function grossOf({
  unit_price,
  add_on_price,
  quantity,
}: Pick<CountedAmounts, 'unit_price' | 'add_on_price' | 'quantity'>): number {
  return unit_price * quantity + add_on_price
}

/** A discount of the store that is not earned is not taken off: that price would never be charged. */
export function withoutStoreDiscount(amounts: LineAmounts, quantity: number): LineAmounts {
  if (amounts.discount_source !== 'store_discount') return amounts
  return { ...amounts, discount: 0, total: grossOf({ ...amounts, quantity }) }
}

export interface OfferedLine extends PricedLine {
  item: PricedItem & Pick<Item, 'store_discount_min_purchase'>
}

/** What a line comes to with nothing else in the cart: what dialog and product page say before it is ordered. */
export function amountsAlone(line: OfferedLine): LineAmounts {
  const amounts = lineAmounts(line)
  const gross = grossOf({ ...amounts, quantity: line.quantity })
  const isEarned = gross >= toMinor(line.item.store_discount_min_purchase)
  return isEarned ? amounts : withoutStoreDiscount(amounts, line.quantity)
}

/** Minor units; a maximum of 0 is no maximum. */
export interface DiscountTerms {
  min_purchase: number
  max_discount: number
}

export interface CartTotals {
  /** Pieces at full price. */
  items_price: number
  add_on_price: number
  /** By the store and by the items themselves. */
  store_discount: number
  flash_discount: number
  /** 'You have Saved' (CRT-01). */
  saved: number
  /** Pieces and add-ons without what is saved. */
  subtotal: number
}

/** Flash sales and item discounts count as they are; the store's discount by its terms (api.md 9.5). */
export function cartTotals(lines: readonly PricedLine[], terms: DiscountTerms | null = null): CartTotals {
  return totalsOf(
    lines.map((line) => ({ ...lineAmounts(line), quantity: line.quantity })),
    terms,
  )
}

/** The same of lines whose amounts are known already. */
export function totalsOf(amounts: readonly CountedAmounts[], terms: DiscountTerms | null): CartTotals {
  const items_price = sum(amounts.map((line) => line.unit_price * line.quantity))
  const add_on_price = sum(amounts.map((line) => line.add_on_price))
  const gross = items_price + add_on_price
  const savedBy = (source: DiscountSource) =>
    sum(amounts.map((line) => (line.discount_source === source ? line.discount * line.quantity : 0)))
  const flash_discount = savedBy('flash_sale')
  const store_discount = savedBy('product_discount') + withinTerms(savedBy('store_discount'), gross, terms)
  const saved = store_discount + flash_discount
  return { items_price, add_on_price, store_discount, flash_discount, saved, subtotal: gross - saved }
}

/** What is still to be bought before the store's discount counts; 0 where it counts already. */
export function missingForDiscount(gross: number, terms: DiscountTerms | null): number {
  return terms ? Math.max(0, terms.min_purchase - gross) : 0
}

/** What is still to be bought before the store takes the order, before any discount; 0 where it takes it. */
export function missingForMinimum(gross: number, minimum: number): number {
  return Math.max(0, minimum - gross)
}

/** The store's discount counts from its minimum and up to its maximum (api.md 9.5). */
export function withinTerms(discount: number, gross: number, terms: DiscountTerms | null): number {
  if (!terms) return discount
  if (missingForDiscount(gross, terms) > 0) return 0
  return terms.max_discount > 0 ? Math.min(discount, terms.max_discount) : discount
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
