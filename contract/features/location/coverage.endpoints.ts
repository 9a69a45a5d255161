// For those outside every zone: where the nearest one begins, and a word when we come to them.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
import { emailAddress, phoneNumber } from '../session/session.schema.ts'
import { wirePoint } from './location.endpoints.ts'
import { locationFailures } from './location.failures.ts'

const nearestZone = z.object({
  zone_id: z.number().int(),
  name: z.string(),
  /** From the asked point; 0 inside a zone. */
  distance_m: z.number(),
  /** The nearest point we deliver to. */
  lat: z.number(),
  lng: z.number(),
})

export type NearestZone = z.output<typeof nearestZone>

export const notifyMe = z.object({
  ...wirePoint,
  email: emailAddress.optional(),
  phone: phoneNumber.optional(),
})

export type NotifyMe = z.output<typeof notifyMe>

const open = {
  feature: 'location',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

export const coverageEndpoints = {
  nearest: defineEndpoint({
    ...open,
    method: 'GET',
    path: '/zone/nearest',
    summary: 'The zone nearest to a point, and the nearest point inside it.',
    input: z.object(wirePoint),
    reply: nearestZone,
    failures: [locationFailures.no_zone, coreFailures.too_many_requests],
  }),
  notifyMe: defineEndpoint({
    ...open,
    method: 'POST',
    path: '/zone/notify-me',
    summary: 'Tell me when you deliver here; kept once per contact and place.',
    input: notifyMe,
    reply: z.object({ message: z.string() }),
    failures: [
      locationFailures.contact_required,
      locationFailures.already_served,
      coreFailures.too_many_requests,
    ],
  }),
}
