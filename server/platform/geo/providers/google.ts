// Google Places (new) and Geocoding. The key stays on this side; the terms want a Google map beside the results.
import { z } from 'zod'
import type { PlaceProvider } from '../geo-provider.ts'
import { coordinateText } from '../point.ts'
import { addressOf, askJson, type Fetch, ProviderFailure } from './http-json.ts'

export interface GoogleSettings {
  key: string
  fetch: Fetch
  places_url?: string
  geocode_url?: string
}

const provider = 'google'

const suggestSchema = z.object({
  /** Left out, not empty, when nothing matches. */
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
})

const detailsSchema = z.object({
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
})

const geocodeSchema = z.object({
  status: z.string(),
  results: z.array(z.object({ formatted_address: z.string() })),
})

const idPattern = /^google:([\w-]+)$/

/** Metres around the point that results should favour. */
const biasRadius = 30_000

export function googlePlaces(settings: GoogleSettings): PlaceProvider {
  const { key, fetch } = settings
  const places = settings.places_url ?? 'https://places.googleapis.com'
  const geocode = settings.geocode_url ?? 'https://maps.googleapis.com'
  return {
    async suggest(text, { near, language, limit = 8, session }, signal) {
      const body = {
        input: text,
        languageCode: language,
        ...(session ? { sessionToken: session } : {}),
        ...(near
          ? {
              locationBias: {
                circle: { center: { latitude: near.lat, longitude: near.lng }, radius: biasRadius },
              },
            }
          : {}),
      }
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify(body),
      }
      const url = addressOf(places, '/v1/places:autocomplete')
      const { suggestions } = await askJson({ provider, fetch, url, schema: suggestSchema, init, signal })
      return suggestions
        .flatMap(({ placePrediction: place }) =>
          place ? [{ place_id: `google:${place.placeId}`, description: place.text.text }] : [],
        )
        .slice(0, limit)
    },
    async details(place_id, language, signal) {
      const id = idPattern.exec(place_id)?.[1]
      if (!id) return null
      const init = { headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'formattedAddress,location' } }
      const url = addressOf(places, `/v1/places/${id}`, { languageCode: language })
      const place = await askJson({ provider, fetch, url, schema: detailsSchema, init, signal })
      const { latitude: lat, longitude: lng } = place.location
      return { formatted_address: place.formattedAddress, lat, lng }
    },
    async reverse(lat, lng, language, signal) {
      const url = addressOf(geocode, '/maps/api/geocode/json', { latlng: `${lat},${lng}`, language, key })
      const { status, results } = await askJson({ provider, fetch, url, schema: geocodeSchema, signal })
      // Refusals (quota, key) come with status 200 and an empty list: they must not read as 'nothing here'.
      if (status !== 'OK' && status !== 'ZERO_RESULTS')
        throw new ProviderFailure(provider, `answered ${status}`)
      return results[0]?.formatted_address ?? coordinateText({ lat, lng })
    },
  }
}
