// Places and ways: what the location picker, the address form and the tracking map ask.
import { refuseUnless } from '#contract/core/failure.ts'
import { greatCircle } from '#contract/core/great-circle.ts'
import type { TwoPoints } from '#contract/features/location/location.endpoints.ts'
import { locationFailures } from '#contract/features/location/location.failures.ts'
import type {
  Direction,
  DistanceElement,
  DistanceMatrix,
  GeocodeResults,
  PlaceDetailsReply,
  PlacePredictions,
} from '#contract/features/location/location.schema.ts'
import type { Geo } from '#server/platform/geo/geo.ts'
import type { Point } from '#server/platform/geo/point.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { distanceMeasure, durationMeasure } from './measures.ts'

/** Farther than this, in metres as the crow flies, nothing is delivered: no router needs to be asked. */
const farthest = 300_000

export function createLocationService({ geo }: { geo: Pick<Geo, 'places' | 'routes' | 'router'> }) {
  /** By road, or as the crow flies where no road is known; a client that asks for a distance computes the same. */
  async function metres(from: Point, to: Point): Promise<number> {
    const straight = greatCircle(from, to)
    if (straight > farthest) return straight
    const { distance_m, estimated } = await geo.routes.distance(from, to)
    return estimated ? straight : distance_m
  }

  async function drive(points: TwoPoints, scope: Scope): Promise<DistanceElement> {
    const [from, to] = endsOf(points)
    if (greatCircle(from, to) > farthest) return { status: 'ZERO_RESULTS' }
    const { distance_m, duration_s, estimated } = await geo.routes.distance(from, to)
    if (estimated) return { status: 'ZERO_RESULTS' }
    return {
      status: 'OK',
      distance: distanceMeasure(distance_m, scope.language),
      duration: durationMeasure(duration_s, scope.language),
    }
  }

  return {
    metres,

    async autocomplete(
      { search_text, session }: { search_text: string; session?: string | undefined },
      { language, place }: Scope,
    ): Promise<PlacePredictions> {
      const predictions = await geo.places.suggest(search_text, {
        language,
        ...(place ? { near: { lat: place.latitude, lng: place.longitude } } : {}),
        ...(session ? { session } : {}),
      })
      return { predictions, status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS' }
    },

    async details(place_id: string, { language }: Scope): Promise<PlaceDetailsReply> {
      const place = await geo.places.details(place_id, language)
      refuseUnless(place, locationFailures.place_unknown)
      const { formatted_address, lat, lng } = place
      return { result: { place_id, formatted_address, geometry: { location: { lat, lng } } }, status: 'OK' }
    },

    async geocode({ lat, lng }: Point, { language }: Scope): Promise<GeocodeResults> {
      const formatted_address = await geo.places.reverse(lat, lng, language)
      return { results: [{ formatted_address, geometry: { location: { lat, lng } } }], status: 'OK' }
    },

    async distance(points: TwoPoints, scope: Scope): Promise<DistanceMatrix> {
      return { rows: [{ elements: [await drive(points, scope)] }], status: 'OK' }
    },

    async direction(points: TwoPoints): Promise<Direction> {
      const [from, to] = endsOf(points)
      const { path, ...way } = geo.router().route(from, to)
      return { ...way, path: path.map(([lng, lat]) => [lng, lat]) }
    },
  }
}

export type LocationService = ReturnType<typeof createLocationService>

function endsOf(points: TwoPoints): [from: Point, to: Point] {
  return [
    { lat: points.origin_lat, lng: points.origin_lng },
    { lat: points.destination_lat, lng: points.destination_lng },
  ]
}
