// The shop's side of orders: what its own people do with them, over the operations API.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { optionalPaging, pageEnvelope } from '../../core/paging.ts'
import { nothing, wireFlag, wireId, wireNumber, wireText } from '../../core/wire.ts'
import { operationFailures, orderFailures } from './order.failures.ts'
import { offlinePaymentStatuses, refundStatuses } from './order-parts.schema.ts'
import { type OrderStatus, orderActors, orderStatuses, orderTypes, paymentStatuses } from './order-words.ts'

const own = {
  feature: 'order',
  caller: 'operator',
  module: 'unused',
  zone: 'unused',
} as const

const id = z.number().int()
const text = z.string().nullable()
const instant = z.string()
const place = z.object({ lat: z.number(), lng: z.number() })

/** The path of the operations API: everything the shop's own people do stands below it. */
export const operationsPath = '/operations'

const operatedOrder = z.object({
  id,
  order_type: z.enum(orderTypes),
  order_status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_method: z.string(),
  order_amount: z.number(),
  zone_id: id,
  store_id: id.nullable(),
  store_name: text,
  customer_id: id.nullable(),
  contact_person_name: text,
  contact_person_number: text,
  address: text,
  order_note: text,
  receiver_note: text,
  scheduled: z.boolean(),
  schedule_at: instant,
  /** When a scheduled order was taken up; null while it sleeps. */
  woken_at: instant.nullable(),
  delivery_man_id: id.nullable(),
  offline_payment: z
    .object({
      status: z.enum(offlinePaymentStatuses),
      method_name: z.string(),
      input: z.array(z.object({ user_input: z.string(), user_data: z.string() })),
      customer_note: text,
    })
    .nullable(),
  /** Money that is still to go back, through the gateway it came by or by the hand of the shop's people. */
  refund_due: z.number(),
  refund: z
    .object({ refund_status: z.enum(refundStatuses), refund_amount: z.number(), customer_reason: z.string() })
    .nullable(),
  created_at: instant,
  updated_at: instant,
  history: z.array(
    z.object({
      order_status: z.enum(orderStatuses),
      actor: z.enum(orderActors),
      note: text,
      created_at: instant,
    }),
  ),
})

/** What a list of orders is asked for by. */
export type OperatedStand = OrderStatus | 'running' | 'asleep' | 'refund_due'

export type OperatedOrder = z.output<typeof operatedOrder>

const deliveryMan = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  zone_id: id,
  active: z.boolean(),
  /** Orders on their way with this one. */
  running_orders: id,
  place,
})

/** Who of the shop's people acts, and on whose behalf. */
export const operator = {
  actor: z.enum(['store', 'deliveryman', 'admin']).default('admin'),
  operator: wireText.min(1).max(100).default('operations'),
}

const reason = wireText.min(1).max(255)

/** Steps of an order's life that need nothing else to be decided. */
const plainSteps = ['confirmed', 'accepted', 'processing', 'handover', 'picked_up', 'delivered'] as const

const step = z
  .object({
    ...operator,
    to: z.enum([...plainSteps, 'canceled']),
    /** Why; needed to cancel. */
    note: reason.optional(),
    /** What the one who takes it says at the door; needed where a delivery man brings a parcel, or anything in a shop that asks for it (order_delivery_verification). */
    otp: z.coerce.string<unknown>().trim().max(10).optional(),
  })
  .refine(({ to, note }) => to !== 'canceled' || note !== undefined, {
    path: ['note'],
    message: 'Say why the order is canceled.',
  })

export type OperatedStep = z.output<typeof step>

const ofOrder = {
  ...own,
  params: z.object({ id: wireId }),
  reply: operatedOrder,
} as const

const refusals = [
  coreFailures.unauthenticated,
  orderFailures.unknown,
  orderFailures.status,
  coreFailures.key_reused,
] as const

export const operationsEndpoints = {
  orders: defineEndpoint({
    ...own,
    params: nothing,
    method: 'GET',
    path: '/operations/orders',
    summary:
      'Orders, the longest unmoved first; running ones unless a status is named; asleep are scheduled ones whose time has not come, refund_due canceled ones whose money is still to go back.',
    input: z.object({
      ...optionalPaging(20),
      status: z.enum(['running', 'asleep', 'refund_due', ...orderStatuses]).default('running'),
    }),
    reply: z.object({ ...pageEnvelope, orders: z.array(operatedOrder) }),
    failures: [coreFailures.unauthenticated],
  }),
  order: defineEndpoint({
    ...ofOrder,
    method: 'GET',
    path: '/operations/orders/{id}',
    summary: 'One order with everything that happened to it.',
    input: nothing,
    failures: [coreFailures.unauthenticated, orderFailures.unknown],
  }),
  deliveryMen: defineEndpoint({
    ...own,
    params: nothing,
    method: 'GET',
    path: '/operations/delivery-men',
    summary: 'Who may bring orders, and how many each has on the way.',
    input: nothing,
    reply: z.object({ delivery_men: z.array(deliveryMan) }),
    failures: [coreFailures.unauthenticated],
  }),
  step: defineEndpoint({
    ...ofOrder,
    method: 'PUT',
    path: '/operations/orders/{id}/status',
    summary: 'Moves an order on, with everything the step brings about.',
    input: step,
    failures: [...refusals, operationFailures.otp_wrong],
  }),
  assign: defineEndpoint({
    ...ofOrder,
    method: 'PUT',
    path: '/operations/orders/{id}/delivery-man',
    summary: 'Says who brings the order.',
    input: z.object({ ...operator, delivery_man_id: wireId }),
    failures: [...refusals, operationFailures.delivery_man_unknown],
  }),
  position: defineEndpoint({
    ...own,
    params: z.object({ id: wireId }),
    method: 'POST',
    path: '/operations/orders/{id}/position',
    summary: 'Where the delivery man of an order is; those who follow it see it at once.',
    input: z.object({ lat: wireNumber.min(-90).max(90), lng: wireNumber.min(-180).max(180) }),
    reply: z.object({ delivery_man_id: id }),
    failures: [coreFailures.unauthenticated, orderFailures.unknown, operationFailures.nobody_brings],
  }),
  refund: defineEndpoint({
    ...ofOrder,
    method: 'PUT',
    path: '/operations/orders/{id}/refund',
    summary: 'Gives the money of a paid order back, or refuses to.',
    input: z.object({ ...operator, approved: wireFlag, note: reason.optional() }),
    failures: refusals,
  }),
  offlinePayment: defineEndpoint({
    ...ofOrder,
    method: 'PUT',
    path: '/operations/orders/{id}/offline-payment',
    summary: 'Says whether the money a customer told of has arrived.',
    input: z.object({ ...operator, verified: wireFlag, note: reason.optional() }),
    failures: [...refusals, orderFailures.not_offline, orderFailures.offline_verified],
  }),
}
