// Nominatim, self-hosted: the public server forbids search as you type.
import { z } from 'zod'
import type { PlaceProvider } from '../geo-provider.ts'
import { coordinateText, type Point } from '../point.ts'
import { addressOf, askJson, type Fetch } from './http-json.ts'

export interface NominatimSettings {
  url: string
  fetch: Fetch
}

const provider = 'nominatim'

const placeSchema = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.coerce.number().int(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  display_name: z.string(),
})

const listSchema = z.array(placeSchema)
/** A point in the open sea is answered with an error field and status 200. */
const reverseSchema = z.union([placeSchema, z.object({ error: z.string() })])

const idPattern = /^nominatim:([NWR]\d+)$/

export function nominatimPlaces({ url, fetch }: NominatimSettings): PlaceProvider {
  return {
    async suggest(text, { near, language, limit = 8 }, signal) {
      const address = addressOf(url, '/search', {
        q: text,
        format: 'jsonv2',
        limit,
        'accept-language': language,
        viewbox: near && viewboxAround(near),
      })
      const places = await askJson({ provider, fetch, url: address, schema: listSchema, signal })
      return places.map((place) => ({ place_id: idOf(place), description: place.display_name }))
    },
    async details(place_id, language, signal) {
      const osm_ids = idPattern.exec(place_id)?.[1]
      if (!osm_ids) return null
      const address = addressOf(url, '/lookup', { osm_ids, format: 'jsonv2', 'accept-language': language })
      const [place] = await askJson({ provider, fetch, url: address, schema: listSchema, signal })
      return place ? { formatted_address: place.display_name, lat: place.lat, lng: place.lon } : null
    },
    async reverse(lat, lng, language, signal) {
      const address = addressOf(url, '/reverse', {
        lat,
        lon: lng,
        format: 'jsonv2',
        zoom: 18,
        'accept-language': language,
      })
      const place = await askJson({ provider, fetch, url: address, schema: reverseSchema, signal })
      return 'display_name' in place ? place.display_name : coordinateText({ lat, lng })
    },
  }
}

function idOf({ osm_type, osm_id }: z.infer<typeof placeSchema>): string {
  return `nominatim:${osm_type.charAt(0).toUpperCase()}${osm_id}`
}

/** A preference, not a limit: about thirty kilometres each way. */
function viewboxAround({ lat, lng }: Point): string {
  return [lng - 0.4, lat + 0.3, lng + 0.4, lat - 0.3].map((degrees) => degrees.toFixed(4)).join(',')
}
