// Which lines a bill has, in which order: drawer, checkout, payment page, confirmation and receipt read them here.
import { fromMinor, sum, toMinor } from '../../core/money.ts'
import type { LineDiscountType } from './order-words.ts'
import type { Quote } from './quote.schema.ts'

type GoodsAmounts = Pick<
  Quote,
  'items_price' | 'add_on_price' | 'store_discount_amount' | 'flash_discount_amount'
>

type GoodsName = keyof GoodsAmounts | 'item_discount_amount' | 'subtotal'

type BillName =
  | GoodsName
  | 'coupon_discount_amount'
  | 'total_tax_amount'
  | 'included_tax_amount'
  | 'delivery_charge'
  | 'dm_tips'
  | 'additional_charge'
  | 'extra_packaging_amount'
  | 'rounding_amount'
  | 'total'
  | 'wallet_amount'
  | 'due_amount'
  | 'saved'

export interface BillLine<Name = BillName, Amount = number | 'free'> {
  name: Name
  /** As it counts: what is taken off is negative. */
  amount: Amount
  tone: 'plain' | 'saved' | 'total'
}

/** What is nothing is not worth a line. */
function extra<Name>(name: Name, amount: number): BillLine<Name, number>[] {
  return amount === 0 ? [] : [{ name, amount, tone: 'plain' }]
}

function reduction<Name>(name: Name, amount: number): BillLine<Name, number>[] {
  return amount === 0 ? [] : [{ name, amount: -amount, tone: 'saved' }]
}

/** What is bought, before coupon, tax and delivery: all that is known of a cart, and the opening of every bill. */
export function goodsLines(
  goods: GoodsAmounts & {
    /** The part of `store_discount_amount` that is the items' own. */
    item_discount_amount?: number
  },
): BillLine<GoodsName, number>[] {
  const { items_price, add_on_price, store_discount_amount, flash_discount_amount } = goods
  const { item_discount_amount = 0 } = goods
  const byStore = fromMinor(toMinor(store_discount_amount) - toMinor(item_discount_amount))
  const subtotal =
    toMinor(items_price) +
    toMinor(add_on_price) -
    toMinor(store_discount_amount) -
    toMinor(flash_discount_amount)
  return [
    { name: 'items_price', amount: items_price, tone: 'plain' },
    ...extra('add_on_price' as const, add_on_price),
    ...reduction('item_discount_amount' as const, item_discount_amount),
    ...reduction('store_discount_amount' as const, byStore),
    ...reduction('flash_discount_amount' as const, flash_discount_amount),
    { name: 'subtotal', amount: fromMinor(subtotal), tone: 'plain' },
  ]
}

/** A discount has the same name on its line and in the bill. */
export const lineDiscountNames = {
  flash_sale: 'flash_discount_amount',
  store_discount: 'store_discount_amount',
  product_discount: 'item_discount_amount',
  discount_on_product: 'item_discount_amount',
} as const satisfies Record<LineDiscountType, GoodsName>

/** Every discount is named: those of the items by themselves, beside the store's. */
function itemDiscount({ lines }: Quote): number {
  const own = lines.filter(
    ({ discount_type }) => discount_type && lineDiscountNames[discount_type] === 'item_discount_amount',
  )
  return fromMinor(sum(own.map(({ discount_amount }) => toMinor(discount_amount))))
}

function deliveryLine({ delivery, delivery_charge }: Quote): BillLine[] {
  if (!delivery) return []
  const isFree = delivery.charge === 0 && delivery.original_charge > 0
  return [
    isFree
      ? { name: 'delivery_charge', amount: 'free', tone: 'saved' }
      : { name: 'delivery_charge', amount: delivery_charge, tone: 'plain' },
  ]
}

function walletLines({ wallet_amount, due_amount }: Quote): BillLine[] {
  if (wallet_amount === 0) return []
  return [
    { name: 'wallet_amount', amount: -wallet_amount, tone: 'plain' },
    { name: 'due_amount', amount: due_amount, tone: 'plain' },
  ]
}

export function savedLine(saved_amount: number): BillLine<'saved', number>[] {
  return saved_amount === 0 ? [] : [{ name: 'saved', amount: saved_amount, tone: 'saved' }]
}

export function billLines(quote: Quote): BillLine[] {
  const { total_tax_amount } = quote
  // Tax that the prices hold already is no part of the sum: it stands below the total.
  const isAdded = quote.tax_status === 'excluded'
  const item_discount_amount = itemDiscount(quote)
  return [
    ...(quote.order_type === 'parcel' ? [] : goodsLines({ ...quote, item_discount_amount })),
    ...reduction('coupon_discount_amount' as const, quote.coupon_discount_amount),
    ...extra('total_tax_amount' as const, isAdded ? total_tax_amount : 0),
    ...deliveryLine(quote),
    ...extra('dm_tips' as const, quote.dm_tips),
    ...extra('additional_charge' as const, quote.additional_charge),
    ...extra('extra_packaging_amount' as const, quote.extra_packaging_amount),
    ...extra('rounding_amount' as const, quote.rounding_amount),
    { name: 'total', amount: quote.order_amount, tone: 'total' },
    ...extra('included_tax_amount' as const, isAdded ? 0 : total_tax_amount),
    ...walletLines(quote),
    ...savedLine(quote.saved_amount),
  ]
}
