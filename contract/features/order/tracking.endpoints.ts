// Following an order on the map, and a link that shows somebody else when it arrives.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId, wireText } from '../../core/wire.ts'
import { guestId, message } from '../session/session.schema.ts'
import { orderFailures } from './order.failures.ts'
import { orderStatuses, orderTypes } from './order-words.ts'

const own = { feature: 'order', module: 'unused', zone: 'unused', params: nothing } as const

const instant = z.string()

const arrival = z.object({
  from: instant,
  to: instant,
  /** Why it takes longer than promised; null while all goes to plan. */
  delay: z.enum(['store', 'road']).nullable(),
  /** Of the courier's own way, from where they are; null until they have the goods and their place is known. */
  minutes_left: z.number().int().nullable(),
})

export type WireArrival = z.output<typeof arrival>

const place = z.object({ lat: z.number(), lng: z.number() })

/** Below /api/v1: server-sent events of one order (`ready`, `order`, `position`); takes what `track` takes. */
export const trackStreamPath = '/customer/order/track/stream'

export const trackInput = z.object({
  guest_id: guestId,
  order_id: wireId,
  contact_number: z.coerce.string<unknown>().max(40).optional(),
})

const followed = z.object({
  order_status: z.enum(orderStatuses),
  arrival: arrival.nullable(),
  /** Where the way begins and ends; null where nothing is brought anywhere. */
  origin: place.nullable(),
  destination: place.nullable(),
  courier: place.nullable(),
  /** The road still ahead of the courier, longitude first. */
  path: z.array(z.tuple([z.number(), z.number()])),
  server_time: instant,
})

export type FollowedOrder = z.output<typeof followed>

/** Nothing that reveals who, what or where exactly. */
const shared = z.object({
  order_status: z.enum(orderStatuses),
  order_type: z.enum(orderTypes),
  store_name: z.string().nullable(),
  arrival: arrival.nullable(),
  /** Of a parcel on its way: its link is the receiver's, whom the courier asks for the code. */
  handover_code: z.string().nullable(),
  /** Of a parcel: what its receiver wrote to the courier, and whether it can still be corrected. */
  receiver_note: z.string().nullable(),
  may_note: z.boolean(),
  expires_at: instant,
  server_time: instant,
})

export type SharedOrder = z.output<typeof shared>

export const longestReceiverNote = 300

const shareToken = z.string().trim().min(20).max(100)

/** The fields of api.md 7.7; an empty object while nobody is on the way. */
const lastLocation = z.union([
  z.object({
    id: z.number().int(),
    order_id: z.number().int(),
    delivery_man_id: z.number().int(),
    time: instant,
    longitude: z.string(),
    latitude: z.string(),
    location: z.string(),
    created_at: instant,
    updated_at: instant,
  }),
  z.object({}).strict(),
])

export type LastLocation = z.output<typeof lastLocation>

export const trackingEndpoints = {
  lastLocation: defineEndpoint({
    ...own,
    caller: 'anyone',
    method: 'GET',
    path: '/delivery-man/last-location',
    summary: 'Where the delivery man of an order was last, for whoever may follow it.',
    input: trackInput,
    reply: lastLocation,
    failures: [orderFailures.unknown],
  }),
  follow: defineEndpoint({
    ...own,
    caller: 'anyone',
    method: 'GET',
    path: '/customer/order/track/follow',
    summary: 'When the order arrives, where the courier is and which road lies ahead.',
    input: trackInput,
    reply: followed,
    failures: [orderFailures.unknown],
  }),
  share: defineEndpoint({
    ...own,
    caller: 'guest_or_customer',
    method: 'POST',
    path: '/customer/order/share',
    summary: 'A private link that shows status and arrival of an order; earlier links of it end.',
    input: z.object({ guest_id: guestId, order_id: wireId }),
    reply: z.object({ token: z.string(), path: z.string(), expires_at: instant }),
    failures: [coreFailures.unauthorized, orderFailures.unknown],
  }),
  unshare: defineEndpoint({
    ...own,
    caller: 'guest_or_customer',
    method: 'DELETE',
    path: '/customer/order/share',
    summary: 'Ends the private link of an order.',
    input: z.object({ guest_id: guestId, order_id: wireId }),
    reply: message,
    failures: [coreFailures.unauthorized, orderFailures.unknown],
  }),
  receiverNote: defineEndpoint({
    ...own,
    caller: 'anyone',
    method: 'PUT',
    path: '/customer/order/shared/note',
    summary:
      'The receiver of a parcel tells the courier something, until it is picked up; the sender is told.',
    input: z.object({ token: shareToken, note: wireText.max(longestReceiverNote).default('') }),
    reply: message,
    failures: [orderFailures.unknown, orderFailures.note_late],
  }),
  shared: defineEndpoint({
    ...own,
    caller: 'anyone',
    method: 'GET',
    path: '/customer/order/shared',
    summary: 'What a private link shows: status and arrival, nothing else.',
    input: z.object({ token: shareToken }),
    reply: shared,
    failures: [orderFailures.unknown],
  }),
}
