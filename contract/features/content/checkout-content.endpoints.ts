// Small lists a checkout or an order page chooses from: payment methods, vehicles, tips, reasons, instructions.
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { optionalPaging, pageEnvelope } from '../../core/paging.ts'
import { nothing, wireNumber } from '../../core/wire.ts'

const id = z.number().int()

export const offlineMethod = z.object({
  id,
  method_name: z.string(),
  method_fields: z.array(z.object({ input_name: z.string(), input_data: z.string() })),
  method_informations: z.array(
    z.object({
      customer_input: z.string(),
      customer_label: z.string(),
      customer_placeholder: z.string(),
      is_required: bit,
    }),
  ),
  status: z.literal(1),
})

export type OfflineMethod = z.output<typeof offlineMethod>

const open = {
  method: 'GET',
  feature: 'content',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
  input: nothing,
  failures: [],
} as const

const userTypes = ['customer', 'store', 'deliveryman', 'admin'] as const

const kilometresAround = 40_075

export const checkoutContentEndpoints = {
  offlineMethods: defineEndpoint({
    ...open,
    path: '/offline_payment_method_list',
    summary: 'Ways to pay outside the shop, with what the customer is asked for.',
    reply: z.array(offlineMethod),
  }),
  mostTips: defineEndpoint({
    ...open,
    path: '/most-tips',
    summary: 'The tip customers give most often.',
    reply: z.object({ most_tips_amount: z.number().nullable() }),
  }),
  extraCharge: defineEndpoint({
    ...open,
    path: '/vehicle/extra_charge',
    summary: 'Extra charge of the vehicle that covers the distance (kilometres).',
    input: z.object({ distance: wireNumber.min(0).max(kilometresAround) }),
    reply: z.number(),
  }),
  vehicles: defineEndpoint({
    ...open,
    path: '/get-vehicles',
    summary: 'Vehicles in use.',
    reply: z.array(z.object({ id, type: z.string() })),
  }),
  cancellationReasons: defineEndpoint({
    ...open,
    path: '/customer/order/cancellation-reasons',
    summary: 'Reasons to cancel an order.',
    input: z.object({ ...optionalPaging(25), type: z.enum(userTypes).optional() }),
    reply: z.object({
      ...pageEnvelope,
      data: z.array(z.object({ id, reason: z.string(), user_type: z.string(), status: z.literal(1) })),
    }),
  }),
  refundReasons: defineEndpoint({
    ...open,
    path: '/customer/order/refund-reasons',
    summary: 'Reasons to ask for a refund.',
    reply: z.object({
      refund_reasons: z.array(z.object({ id, reason: z.string(), status: z.literal(1) })),
    }),
  }),
  parcelInstructions: defineEndpoint({
    ...open,
    path: '/customer/order/parcel-instructions',
    summary: 'What a courier can be told about a parcel.',
    input: z.object(optionalPaging(25)),
    reply: z.object({
      ...pageEnvelope,
      data: z.array(z.object({ id, instruction: z.string(), status: z.literal(1) })),
    }),
  }),
  prohibitedThings: defineEndpoint({
    ...open,
    path: '/parcel-prohibited-things',
    summary: 'What no courier takes, whatever the kind of parcel.',
    reply: z.array(z.string()),
  }),
}
