// Photon (OpenStreetMap search as you type). It has no look-up by id, so a suggestion's id carries the place itself.
import { z } from 'zod'
import type { Language } from '#contract/core/language.ts'
import type { PlaceProvider } from '../geo-provider.ts'
import { coordinateText } from '../point.ts'
import { addressOf, askJson, type Fetch } from './http-json.ts'
import { openPlace, sealPlace } from './place-token.ts'

export interface PhotonSettings {
  url: string
  /** Signs the places that travel through the client. */
  secret: string
  fetch: Fetch
}

const provider = 'photon'

const featureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.object({
    osm_type: z.string(),
    osm_id: z.number(),
    name: z.string().optional(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    district: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    country: z.string().optional(),
  }),
})

const replySchema = z.object({ features: z.array(featureSchema) })

type Feature = z.infer<typeof featureSchema>

/** Photon refuses languages its index was not built with; 'default' is the local name. */
const languages = { en: 'en', ar: 'en', tg: 'default', ru: 'default' } as const satisfies Record<
  Language,
  string
>

export function photonPlaces({ url, secret, fetch }: PhotonSettings): PlaceProvider {
  return {
    async suggest(text, { near, language, limit = 8 }, signal) {
      const address = addressOf(url, '/api', {
        q: text,
        lang: languages[language],
        limit,
        lat: near?.lat,
        lon: near?.lng,
      })
      const { features } = await askJson({ provider, fetch, url: address, schema: replySchema, signal })
      return features.map((feature) => {
        const place = placeOf(feature)
        return { place_id: `photon:${sealPlace(place, secret)}`, description: place.label }
      })
    },
    async details(place_id) {
      const place = place_id.startsWith('photon:')
        ? openPlace(place_id.slice('photon:'.length), secret)
        : null
      return place && { formatted_address: place.label, lat: place.lat, lng: place.lng }
    },
    async reverse(lat, lng, language, signal) {
      const address = addressOf(url, '/reverse', { lat, lon: lng, lang: languages[language], limit: 1 })
      const { features } = await askJson({ provider, fetch, url: address, schema: replySchema, signal })
      return features[0] ? labelOf(features[0]) : coordinateText({ lat, lng })
    },
  }
}

function placeOf(feature: Feature) {
  const [lng, lat] = feature.geometry.coordinates
  const { osm_type, osm_id } = feature.properties
  return { osm: `${osm_type}${osm_id}`, lat, lng, label: labelOf(feature) }
}

/** Photon gives the parts of an address and leaves the label to the caller. */
function labelOf({ properties }: Feature): string {
  const { name, housenumber, street, district, city, state, country } = properties
  const line = [housenumber, street].filter(Boolean).join(' ')
  const parts = [name, line, district, city ?? state, country]
  return [...new Set(parts.filter((part) => part))].join(', ')
}
