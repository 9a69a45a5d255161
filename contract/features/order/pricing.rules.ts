// What an order costs (api.md 9, rules 1 to 8 and 10), in minor units: quote, placing and receipt compute it here.
import { sum } from '../../core/money.ts'
import { offeredLine, type PricedLine } from '../cart/cart.rules.ts'
import { type DiscountSource, type DiscountTerms, priceTogether } from '../item/discount.rules.ts'
import { discountAmount } from '../item/item.rules.ts'
import type { LineDiscountType } from './order-words.ts'

export interface OrderedLine extends PricedLine {
  /** Sold inside a campaign. */
  campaign: boolean
}

/** Percent × 100 or minor units by discount_type; a maximum of 0 is no maximum. */
export interface CouponTerms {
  coupon_type: 'default' | 'first_order' | 'zone_wise' | 'store_wise' | 'free_delivery'
  discount_type: 'percent' | 'amount'
  discount: number
  min_purchase: number
  max_discount: number
}

export interface LinePrice {
  unit_price: number
  add_on_price: number
  /** Off the whole line. */
  discount: number
  discount_type: LineDiscountType | null
  total: number
}

export interface GoodsPrice {
  lines: LinePrice[]
  /** P, A, D, F and K of the rules. */
  items_price: number
  add_on_price: number
  store_discount: number
  flash_discount: number
  coupon_discount: number
  /** P + A − D − F: what coupons and free delivery are measured by. */
  discounted: number
  /** T: what tax is taken of. */
  subtotal: number
}

function discountType(source: DiscountSource | null, { campaign }: OrderedLine): LineDiscountType | null {
  return source === 'product_discount' && campaign ? 'discount_on_product' : source
}

function priceLines(ordered: readonly OrderedLine[], terms: DiscountTerms | null): LinePrice[] {
  const amounts = priceTogether(ordered.map(offeredLine), terms)
  return ordered.flatMap((line, at) => {
    const priced = amounts[at]
    if (!priced) return []
    const { unit_price, add_on_price, discount, discount_source, total } = priced
    return { unit_price, add_on_price, discount, discount_type: discountType(discount_source, line), total }
  })
}

/** Whether the coupon's minimum is reached; below it the coupon does nothing (rule 6). */
export function reachesMinimum(coupon: Pick<CouponTerms, 'min_purchase'>, discounted: number): boolean {
  return discounted >= coupon.min_purchase
}

export function couponDiscount(coupon: CouponTerms | null, discounted: number): number {
  if (!coupon || coupon.coupon_type === 'free_delivery' || !reachesMinimum(coupon, discounted)) return 0
  const { discount_type, discount: value, max_discount } = coupon
  const amount = discountAmount(discounted, { discount_type, value })
  return max_discount > 0 ? Math.min(amount, max_discount) : amount
}

export function priceGoods(
  ordered: readonly OrderedLine[],
  { store_discount, coupon }: { store_discount: DiscountTerms | null; coupon: CouponTerms | null },
): GoodsPrice {
  const lines = priceLines(ordered, store_discount)
  const add_on_price = sum(lines.map((line) => line.add_on_price))
  const items_price = sum(lines.map((line, at) => line.unit_price * (ordered[at]?.quantity ?? 0)))
  const flash_discount = sum(
    lines.filter((line) => line.discount_type === 'flash_sale').map((line) => line.discount),
  )
  const store_discount_amount = sum(lines.map((line) => line.discount)) - flash_discount
  const discounted = items_price + add_on_price - store_discount_amount - flash_discount
  const coupon_discount = couponDiscount(coupon, discounted)
  return {
    lines,
    items_price,
    add_on_price,
    store_discount: store_discount_amount,
    flash_discount,
    coupon_discount,
    discounted,
    subtotal: discounted - coupon_discount,
  }
}

export interface TaxTerms {
  /** Percent. */
  percentage: number
  /** Whether prices hold it already. */
  included: boolean
}

export function taxOf(subtotal: number, { percentage, included }: TaxTerms): number {
  return Math.round((subtotal * percentage) / (included ? 100 + percentage : 100))
}

export interface OrderTotal {
  tax: number
  /** What rounding to the shop's decimals added or took. */
  rounding: number
  amount: number
}

export interface Extras {
  delivery_charge: number
  dm_tips: number
  additional_charge: number
  extra_packaging_amount: number
}

/** Goods, tax and delivery are rounded to the shop's decimals; tip and charges come on top as they are (rule 10). */
export function totalOf(subtotal: number, tax: TaxTerms, extras: Extras, digits: number): OrderTotal {
  const amount = taxOf(subtotal, tax)
  const exact = subtotal + (tax.included ? 0 : amount) + extras.delivery_charge
  const step = 10 ** (2 - digits)
  const rounded = Math.round(exact / step) * step
  const { dm_tips, additional_charge, extra_packaging_amount } = extras
  return {
    tax: amount,
    rounding: rounded - exact,
    amount: rounded + dm_tips + additional_charge + extra_packaging_amount,
  }
}

/** Who pays a flash sale's discount, by the sale's percentages (rule 4). */
export function flashShares(discount: number, admin_percentage: number) {
  const admin = Math.round((discount * Math.min(Math.max(admin_percentage, 0), 100)) / 100)
  return { admin, store: discount - admin }
}
