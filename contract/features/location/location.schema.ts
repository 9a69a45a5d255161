// Places, addresses and ways as clients of the place APIs read them (LOC-13).
import { z } from 'zod'

const status = z.enum(['OK', 'ZERO_RESULTS'])

const location = z.object({ lat: z.number(), lng: z.number() })

export const placePredictions = z.object({
  predictions: z.array(z.object({ place_id: z.string(), description: z.string() })),
  status,
})

export type PlacePredictions = z.output<typeof placePredictions>

export const placeDetails = z.object({
  result: z.object({
    place_id: z.string(),
    formatted_address: z.string(),
    geometry: z.object({ location }),
  }),
  status,
})

export type PlaceDetailsReply = z.output<typeof placeDetails>

export const geocodeResults = z.object({
  results: z.array(z.object({ formatted_address: z.string(), geometry: z.object({ location }) })),
  status,
})

export type GeocodeResults = z.output<typeof geocodeResults>

/** A number with the words a person reads: metres or seconds. */
const measure = z.object({ value: z.number().int(), text: z.string() })

/** Without a way the client draws the straight line itself, so nothing but the status is said. */
const distanceElement = z.union([
  z.object({ status: z.literal('OK'), distance: measure, duration: measure }),
  z.object({ status: z.literal('ZERO_RESULTS') }),
])

export type DistanceElement = z.output<typeof distanceElement>

export const distanceMatrix = z.object({
  rows: z.array(z.object({ elements: z.array(distanceElement) })),
  status: z.literal('OK'),
})

export type DistanceMatrix = z.output<typeof distanceMatrix>

export const direction = z.object({
  distance_m: z.number(),
  duration_s: z.number(),
  /** GeoJSON order: longitude, latitude. */
  path: z.array(z.tuple([z.number(), z.number()])),
  /** True where no road is known and the path is the straight line. */
  estimated: z.boolean(),
})

export type Direction = z.output<typeof direction>
