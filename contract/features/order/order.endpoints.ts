// Pricing, placing, reading and changing orders (api.md 8.2 to 8.5).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { type Page, pageEnvelope, requiredPaging } from '../../core/paging.ts'
import { nothing, wireId, wireText } from '../../core/wire.ts'
import { guestId, message } from '../session/session.schema.ts'
import { orderFailures, placeFailures } from './order.failures.ts'
import { order, orderLine, trackedOrder } from './order.schema.ts'
import { attachments, placeInput, prescriptionInput, quoteInput } from './place-order.schema.ts'
import { quote } from './quote.schema.ts'

const own = {
  feature: 'order',
  caller: 'guest_or_customer',
  module: 'used',
  zone: 'used',
  params: nothing,
} as const

const ofOne = z.object({ guest_id: guestId, order_id: wireId })

/** Orders of all modules and zones, whichever the client is looking at. */
const list = {
  ...own,
  module: 'unused',
  zone: 'unused',
  method: 'GET',
  input: z.object({ guest_id: guestId, ...requiredPaging }),
  reply: z.object({ ...pageEnvelope, orders: z.array(order) }),
  failures: [coreFailures.unauthorized],
  replyToNobody: ({ limit, offset }: Page) => ({ total_size: 0, limit, offset, orders: [] }),
} as const

const stranger = [coreFailures.unauthorized, orderFailures.unknown] as const

const everyRefusal = [
  coreFailures.unauthorized,
  coreFailures.key_reused,
  ...Object.values(placeFailures),
] as const

const placed = message.extend({
  order_id: z.number().int(),
  total_ammount: z.number(),
  status: z.string(),
  created_at: z.string(),
  user_id: z.number().int(),
  /** Where what is open is paid through a gateway; null when all is paid. */
  payment_link: z.string().nullable(),
})

export type PlacedOrder = z.output<typeof placed>

/** One field a `customer_input` of the method, beside the named ones. */
const offlineInfo = z.looseObject({
  guest_id: guestId,
  order_id: wireId,
  customer_note: wireText.optional(),
})

export type OfflineInfo = z.output<typeof offlineInfo>

const refundAsked = z.object({
  order_id: wireId,
  customer_reason: wireText.min(1).max(254),
  customer_note: wireText.optional(),
  refund_method: wireText.max(100).default('wallet'),
  image: attachments.optional(),
})

export type RefundAsked = z.output<typeof refundAsked>

export const orderEndpoints = {
  quote: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/order/quote',
    summary:
      'What the order would cost now, part by part, with everything that stands against placing it. Takes what place takes; latitude and longitude may be left to the headers.',
    input: quoteInput,
    reply: quote,
    failures: [coreFailures.unauthorized, placeFailures.store_unknown, placeFailures.parcel_unknown],
  }),
  place: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/order/place',
    summary:
      'Places the order once under its Idempotency-Key. With quote_id the total must still be the one seen; else 409 carries the new quote.',
    input: placeInput,
    reply: placed,
    failures: everyRefusal,
  }),
  prescription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/order/prescription/place',
    summary: 'Sends a prescription to a pharmacy, which sets the amount later; paid in cash.',
    input: prescriptionInput,
    reply: placed,
    failures: everyRefusal,
  }),
  list: defineEndpoint({ ...list, path: '/customer/order/list', summary: 'Past orders, newest first.' }),
  running: defineEndpoint({
    ...list,
    path: '/customer/order/running-orders',
    summary: 'Orders on their way, newest first.',
  }),
  details: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/order/details',
    summary: 'The lines of an order; the order itself for a parcel or a prescription without lines.',
    input: ofOne,
    reply: z.union([z.array(orderLine), trackedOrder]),
    failures: stranger,
  }),
  track: defineEndpoint({
    ...own,
    caller: 'anyone',
    method: 'GET',
    path: '/customer/order/track',
    summary: 'Where an order stands: for its owner, or for whoever knows its number and the phone on it.',
    input: ofOne.extend({ contact_number: z.coerce.string<unknown>().max(40).optional() }),
    reply: trackedOrder,
    failures: [orderFailures.unknown],
  }),
  cancel: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/customer/order/cancel',
    summary: 'Cancels an order nobody confirmed yet; stock, coupon and money come back.',
    input: ofOne.extend({ reason: wireText.min(1).max(255) }),
    reply: message,
    failures: [...stranger, orderFailures.too_late_to_cancel],
  }),
  payInCash: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/customer/order/payment-method',
    summary: 'Switches an unpaid order to cash on delivery.',
    input: ofOne,
    reply: message,
    failures: [...stranger, orderFailures.cash_off, orderFailures.status],
  }),
  offlinePayment: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/customer/order/offline-payment',
    summary: 'Tells how an order was paid outside the shop: one field for each input of the method.',
    input: offlineInfo.extend({ method_id: wireId }),
    reply: z.object({ payment: z.string() }),
    failures: [...stranger, orderFailures.offline_method, orderFailures.not_offline],
  }),
  offlinePaymentUpdate: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/customer/order/offline-payment-update',
    summary: 'Corrects what was told about an offline payment, which is then checked again.',
    input: offlineInfo,
    reply: z.object({ payment: z.string() }),
    failures: [...stranger, orderFailures.not_offline, orderFailures.offline_verified],
  }),
  refundRequest: defineEndpoint({
    ...own,
    caller: 'customer',
    method: 'POST',
    path: '/customer/order/refund-request',
    summary: 'Asks for the money of a delivered and paid order back.',
    input: refundAsked,
    reply: message,
    failures: [
      coreFailures.unauthenticated,
      orderFailures.unknown,
      orderFailures.refund_off,
      orderFailures.refund_refused,
    ],
  }),
}
