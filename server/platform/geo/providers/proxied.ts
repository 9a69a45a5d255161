// Puts an outside provider behind the guard, with the embedded one to step in.
import { embeddedPrefix } from '../gazetteer.ts'
import type {
  PlaceDetails,
  PlaceProvider,
  PlaceSuggestion,
  RouteDistance,
  RouteProvider,
} from '../geo-provider.ts'
import { createBreaker, createGuard, type GuardSettings } from './guard.ts'

export function proxiedPlaces(
  provider: PlaceProvider,
  fallback: PlaceProvider,
  settings: GuardSettings,
): PlaceProvider {
  const breaker = createBreaker(settings.now)
  const suggestions = createGuard<PlaceSuggestion[]>(settings, breaker)
  const details = createGuard<PlaceDetails | null>(settings, breaker)
  const addresses = createGuard<string>(settings, breaker)
  return {
    suggest(text, query) {
      const near = query.near && [query.near.lat.toFixed(2), query.near.lng.toFixed(2)]
      return suggestions(
        JSON.stringify([text.trim().toLowerCase(), query.language, query.limit, near]),
        (signal) => provider.suggest(text, query, signal),
        () => fallback.suggest(text, query),
      )
    },
    details(place_id, language) {
      // A suggestion made during an outage is ours, and only we can open it.
      if (place_id.startsWith(embeddedPrefix)) return fallback.details(place_id, language)
      return details(
        JSON.stringify([place_id, language]),
        (signal) => provider.details(place_id, language, signal),
        () => fallback.details(place_id, language),
      )
    },
    reverse(lat, lng, language) {
      return addresses(
        JSON.stringify([lat.toFixed(5), lng.toFixed(5), language]),
        (signal) => provider.reverse(lat, lng, language, signal),
        () => fallback.reverse(lat, lng, language),
      )
    },
  }
}

export function proxiedRoutes(
  provider: RouteProvider,
  fallback: RouteProvider,
  settings: GuardSettings,
): RouteProvider {
  const distances = createGuard<RouteDistance>(settings, createBreaker(settings.now))
  return {
    distance: (from, to) =>
      distances(
        JSON.stringify([from, to].map(({ lat, lng }) => [lat.toFixed(5), lng.toFixed(5)])),
        (signal) => provider.distance(from, to, signal),
        () => fallback.distance(from, to),
      ),
  }
}
