// Finding a place by words or by a point, and the way between two points (api.md 3).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireNumber } from '../../core/wire.ts'
import { locationFailures } from './location.failures.ts'
import {
  direction,
  distanceMatrix,
  geocodeResults,
  placeDetails,
  placePredictions,
} from './location.schema.ts'

/** Coerced numbers turn '' and lists into 0, which is a real place at sea: only numbers and their texts count. */
const degrees = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'number' || typeof value === 'string' ? value : Number.NaN),
    wireNumber.min(-most).max(most),
  )

const wireLatitude = degrees(90)
const wireLongitude = degrees(180)

export const wirePoint = { lat: wireLatitude, lng: wireLongitude }

const open = {
  method: 'GET',
  feature: 'location',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const twoPoints = z.object({
  origin_lat: wireLatitude,
  origin_lng: wireLongitude,
  destination_lat: wireLatitude,
  destination_lng: wireLongitude,
})

export type TwoPoints = z.output<typeof twoPoints>

export const locationEndpoints = {
  autocomplete: defineEndpoint({
    ...open,
    path: '/config/place-api-autocomplete',
    summary: 'Places that fit the text typed so far, near ones first.',
    input: z.object({
      search_text: z.string().trim().min(1).max(300),
      /** Groups the keystrokes of one search. */
      session: z.string().trim().max(100).optional(),
    }),
    reply: placePredictions,
    failures: [coreFailures.too_many_requests],
  }),
  details: defineEndpoint({
    ...open,
    path: '/config/place-api-details',
    summary: 'Address and coordinates of a suggested place.',
    input: z.object({ placeid: z.string().trim().min(1).max(2_000) }),
    reply: placeDetails,
    failures: [locationFailures.place_unknown, coreFailures.too_many_requests],
  }),
  geocode: defineEndpoint({
    ...open,
    path: '/config/geocode-api',
    summary: 'The address of a point in words.',
    input: z.object(wirePoint),
    reply: geocodeResults,
    failures: [coreFailures.too_many_requests],
  }),
  distance: defineEndpoint({
    ...open,
    path: '/config/distance-api',
    summary: 'How far and how long the drive between two points is; ZERO_RESULTS where no road leads.',
    input: twoPoints.extend({ mode: z.string().trim().max(20).optional() }),
    reply: distanceMatrix,
    failures: [coreFailures.too_many_requests],
  }),
  direction: defineEndpoint({
    ...open,
    path: '/config/direction-api',
    summary: 'The line of the drive between two points, for a map.',
    input: twoPoints,
    reply: direction,
    failures: [coreFailures.too_many_requests],
  }),
}
