// Carries a whole place inside its id, signed, for services that cannot look a place up again.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const placeSchema = z.object({
  /** OpenStreetMap type letter and number. */
  osm: z.string(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  label: z.string(),
})

export type TokenPlace = z.infer<typeof placeSchema>

export function sealPlace(place: TokenPlace, secret: string): string {
  const body = Buffer.from(JSON.stringify(place)).toString('base64url')
  return `${body}.${signatureOf(body, secret).toString('base64url')}`
}

/** Null for a token that was not sealed with this secret: a client must not invent places. */
export function openPlace(token: string, secret: string): TokenPlace | null {
  const [body = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(body, secret)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return placeSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}

function signatureOf(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(body).digest()
}
