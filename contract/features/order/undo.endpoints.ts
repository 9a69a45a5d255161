// The moment to think again after placing: take the order back, or mend where it goes.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId, wireNumber, wireText } from '../../core/wire.ts'
import { guestId, message } from '../session/session.schema.ts'
import { orderFailures, placeFailures } from './order.failures.ts'

const own = {
  feature: 'order',
  method: 'PUT',
  caller: 'guest_or_customer',
  module: 'used',
  zone: 'used',
  params: nothing,
  reply: message,
} as const

const ofOne = z.object({ guest_id: guestId, order_id: wireId })

const failures = [coreFailures.unauthorized, orderFailures.unknown, orderFailures.too_late_to_undo] as const

const line = wireText.max(255).optional()

const fixedAddress = ofOne.extend({
  address: wireText.min(1).optional(),
  latitude: wireNumber.min(-90).max(90).optional(),
  longitude: wireNumber.min(-180).max(180).optional(),
  road: line,
  house: line,
  floor: line,
  order_note: wireText.max(1_000).optional(),
})

export type FixedAddress = Omit<z.output<typeof fixedAddress>, 'guest_id' | 'order_id'>

export const undoEndpoints = {
  undo: defineEndpoint({
    ...own,
    path: '/customer/order/undo',
    summary: 'Takes back an order just placed, free of charge; what was paid goes back where it came from.',
    input: ofOne,
    failures,
  }),
  fixAddress: defineEndpoint({
    ...own,
    path: '/customer/order/address',
    summary:
      'Mends the address of an order just placed: house, floor, note, or the pin within its zone and two kilometres. What is left out stays; what the courier was told about the old door goes with its pin.',
    input: fixedAddress,
    failures: [...failures, placeFailures.out_of_coverage],
  }),
}
