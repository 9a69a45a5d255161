// What an order would cost now, part by part; the same parts are shown in checkout, confirmation and receipt.
import { z } from 'zod'
import { itemTypes } from '../cart/cart.schema.ts'
import { couponTypes } from '../coupon/coupon.schema.ts'
import { lineDiscountTypes, orderTypes, payers, paymentMethods } from './order-words.ts'

const id = z.number().int()
const money = z.number()

export const quoteAddOn = z.object({ id, name: z.string(), price: money, quantity: id })

export const quoteLine = z.object({
  /** Null where the line did not come from the cart. */
  cart_id: id.nullable(),
  item_type: z.enum([itemTypes.Item, itemTypes.ItemCampaign]),
  item_id: id.nullable(),
  item_campaign_id: id.nullable(),
  name: z.string(),
  image_full_url: z.string(),
  /** What was chosen, in words: 'Large, Olives' or 'Red-XL'; empty where there was nothing to choose. */
  variant: z.string(),
  quantity: id,
  /** One piece with its options, before discount. */
  price: money,
  /** Taken off the whole line. */
  discount_amount: money,
  discount_type: z.enum(lineDiscountTypes).nullable(),
  add_ons: z.array(quoteAddOn),
  /** Once per line (CRT-16). */
  total_add_on_price: money,
  /** price × quantity + add-ons − discount. */
  total: money,
})

export type QuoteLine = z.output<typeof quoteLine>

const quoteCoupon = z.object({
  code: z.string(),
  title: z.string(),
  coupon_type: z.enum(couponTypes),
  created_by: z.enum(payers),
})

/** How the delivery charge came about. */
const quoteDelivery = z.object({
  /** Kilometres, by road where the map knows one. */
  distance: z.number(),
  per_km_charge: money,
  /** For the distance, within minimum and maximum. */
  base_charge: money,
  vehicle_charge: money,
  /** Percent on top in busy hours of the zone; 0 in others. */
  increased_fee: z.number(),
  increased_charge: money,
  /** base + vehicle + increased: what it would cost. */
  original_charge: money,
  /** What it costs: the original, or nothing where somebody else pays it. */
  charge: money,
  free_delivery_by: z.enum(payers).nullable(),
  free_because: z.enum(['store', 'order_amount', 'coupon']).nullable(),
})

/** One thing that stands against placing the order now, as placing would say it. */
const quoteRefusal = z.object({ status: z.number().int(), code: z.string(), message: z.string() })

const quoteAmounts = {
  items_price: money,
  add_on_price: money,
  store_discount_amount: money,
  flash_discount_amount: money,
  coupon_discount_amount: money,
  /** Items and add-ons after every discount, before tax. */
  subtotal: money,
  tax_status: z.enum(['included', 'excluded']),
  tax_percentage: z.number(),
  /** Added to the total only when excluded. */
  total_tax_amount: money,
  delivery_charge: money,
  dm_tips: money,
  additional_charge: money,
  extra_packaging_amount: money,
  /** What rounding to the shop's decimals added or took. */
  rounding_amount: money,
  order_amount: money,
  /** Everything taken off, a free delivery included. */
  saved_amount: money,
  /** Paid from the wallet at once, in full or in part. */
  wallet_amount: money,
  /** Left to pay by the chosen method. */
  due_amount: money,
}

export const quote = z.object({
  /** Names the terms; sent with place-order it says which total the customer saw. */
  quote_id: z.string(),
  /** ISO instant after which a client asks again; unchanged terms keep their id. */
  expires_at: z.string(),
  order_type: z.enum(orderTypes),
  store_id: id.nullable(),
  lines: z.array(quoteLine),
  coupon: quoteCoupon.nullable(),
  ...quoteAmounts,
  additional_charge_name: z.string(),
  /** Null where nothing is brought. */
  delivery: quoteDelivery.nullable(),
  /** Ways to pay this very order. */
  payment_methods: z.array(z.enum(paymentMethods)),
  /** Above it cash is not taken; null is without limit. */
  maximum_cod_order_amount: money.nullable(),
  /** Of the customer; null for guests and while wallets are off. */
  wallet_balance: money.nullable(),
  /** In the order placing checks them; empty: it can be placed. */
  refusals: z.array(quoteRefusal),
})

export type Quote = z.output<typeof quote>
