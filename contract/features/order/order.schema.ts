// An order as lists, tracking and its page show it (api.md 2.5), with the bill it was placed with.
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { moduleTypes } from '../../core/module-type.ts'
import { campaignItem, foodVariation, item, itemVariation } from '../item/item.schema.ts'
import { module } from '../module/module.schema.ts'
import { parcelCategory } from '../parcel/parcel.endpoints.ts'
import { store } from '../store/store.schema.ts'
import {
  deliveryAddress,
  offlinePayment,
  orderDeliveryMan,
  orderPayment,
  orderRefund,
  receiverDetails,
} from './order-parts.schema.ts'
import {
  chargePayers,
  lineDiscountTypes,
  orderActors,
  orderStatuses,
  orderTypes,
  payers,
  paymentStatuses,
} from './order-words.ts'
import { quote, quoteAddOn } from './quote.schema.ts'

const id = z.number().int()
const text = z.string().nullable()
const money = z.number()

/** 'YYYY-MM-DD HH:mm:ss' of the business's wall clock. */
const moment = z.string()

const reached = moment.nullable()

/** When each status was last reached. */
const stages = {
  /** When it was placed, also where it never waited. */
  pending: moment,
  confirmed: reached,
  accepted: reached,
  processing: reached,
  handover: reached,
  picked_up: reached,
  delivered: reached,
  canceled: reached,
  failed: reached,
  refund_requested: reached,
  refund_request_canceled: reached,
  refunded: reached,
}

const amounts = {
  order_amount: money,
  coupon_discount_amount: money,
  store_discount_amount: money,
  flash_admin_discount_amount: money,
  flash_store_discount_amount: money,
  total_tax_amount: money,
  tax_percentage: z.number(),
  tax_status: z.enum(['included', 'excluded']),
  delivery_charge: money,
  original_delivery_charge: money,
  dm_tips: money,
  additional_charge: money,
  extra_packaging_amount: money,
  partially_paid_amount: money,
  adjusment: money,
}

const standing = {
  order_status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  /** A way to pay, a gateway's key, or partial_payment. */
  payment_method: z.string(),
  transaction_reference: text,
  otp: z.string(),
  checked: bit,
  edited: z.boolean(),
  canceled_by: z.enum(orderActors).nullable(),
  cancellation_reason: text,
  processing_time: text,
  ...stages,
}

const instructions = {
  order_note: text,
  unavailable_item_note: text,
  delivery_instruction: text,
  /** Of a parcel: what its receiver writes to the courier. */
  receiver_note: text,
  cutlery: z.boolean(),
  schedule_at: moment,
  scheduled: bit,
  order_attachment: z.array(z.string()),
  order_attachment_full_url: z.array(z.string()),
  order_proof: z.array(z.string()),
}

export const order = z.object({
  id,
  user_id: id,
  is_guest: z.boolean(),
  order_type: z.enum(orderTypes),
  prescription_order: z.boolean(),
  module_id: id,
  module_type: z.enum(moduleTypes),
  zone_id: id,
  store_id: id.nullable(),
  ...amounts,
  ...standing,
  ...instructions,
  coupon_code: text,
  coupon_discount_title: text,
  coupon_created_by: z.enum(payers).nullable(),
  discount_on_product_by: z.enum(payers),
  free_delivery_by: z.enum(payers).nullable(),
  /** Kilometres. */
  distance: z.number(),
  delivery_address: deliveryAddress.nullable(),
  receiver_details: receiverDetails.nullable(),
  parcel_category_id: id.nullable(),
  charge_payer: z.enum(chargePayers).nullable(),
  delivery_man_id: id.nullable(),
  dm_vehicle_id: id.nullable(),
  details_count: id,
  store: store.nullable(),
  delivery_man: orderDeliveryMan.nullable(),
  parcel_category: parcelCategory.nullable(),
  refund_cancellation_note: text,
  refund_customer_note: text,
  created_at: moment,
  updated_at: moment,
})

export type Order = z.output<typeof order>

/** What following an order shows on top. */
export const trackedOrder = order.extend({
  refund: orderRefund.nullable(),
  payments: z.array(orderPayment),
  offline_payment: offlinePayment.nullable(),
  min_delivery_time: id,
  max_delivery_time: id,
  module: module.nullable(),
  /** Where the owner pays what is open; null once it is paid, and for everybody else. */
  payment_link: z.string().nullable(),
  /** The total as it was shown and accepted; the receipt shows the same. */
  bill: quote,
  /** What goes back of a canceled order's money other than into the wallet: by the gateway it came through, or by the shop's people. */
  money_back: z.object({ amount: money, by: z.enum(['gateway', 'people']), is_done: z.boolean() }).nullable(),
  /** Instant up to which it is kept for a payment through a gateway; null when it waits for none. */
  pay_until: z.iso.datetime().nullable(),
  /** Instant up to which placing can be undone; null where it can not. */
  undo_until: z.iso.datetime().nullable(),
})

export type TrackedOrder = z.output<typeof trackedOrder>

/** Food lines carry the chosen options only, others the chosen combination. */
export const orderVariation = z.union([foodVariation, itemVariation])

export const orderLine = z.object({
  id,
  order_id: id,
  item_id: id.nullable(),
  item_campaign_id: id.nullable(),
  /** One piece with its options, before discount. */
  price: money,
  /** Per piece. */
  discount_on_item: money,
  discount_type: z.enum(lineDiscountTypes).nullable(),
  quantity: id,
  add_ons: z.array(quoteAddOn),
  total_add_on_price: money,
  tax_amount: money,
  variant: z.string(),
  variation: z.array(orderVariation),
  note: text,
  /** The item as it was when ordered. */
  item_details: z.union([campaignItem, item]),
  image_full_url: z.string(),
  created_at: moment,
  updated_at: moment,
})

export type OrderLine = z.output<typeof orderLine>
