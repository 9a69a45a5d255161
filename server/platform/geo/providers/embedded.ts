// The default providers: the gazetteer and the router of the pack, behind the same interface as outside services.
import type { Gazetteer } from '../gazetteer.ts'
import type { PlaceProvider, RouteProvider } from '../geo-provider.ts'
import type { Router } from '../router.ts'

/** Takes makers, so that the pack is read when the first question comes, not when the server starts. */
export function embeddedPlaces(gazetteer: () => Gazetteer): PlaceProvider {
  return {
    suggest: async (text, query) => gazetteer().suggest(text, query),
    details: async (place_id, language) => gazetteer().details(place_id, language),
    reverse: async (lat, lng, language) => gazetteer().reverse(lat, lng, language),
  }
}

export function embeddedRoutes(router: () => Router): RouteProvider {
  return {
    async distance(from, to) {
      const { distance_m, duration_s, estimated } = router().route(from, to)
      return { distance_m, duration_s, estimated }
    },
  }
}
