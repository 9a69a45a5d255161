// Settings of the geography: who finds places, who finds ways, whose map is shown.
import { z } from 'zod'
import type { PlaceSettings, RouteSettings } from '../geo/geo.ts'

const url = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/$/, ''))

/** `{theme}` is no character of an address, so it is filled in before the check. */
function isStyleUrl(address: string): boolean {
  return URL.canParse(address.replace(/\{(theme|language)\}/g, 'x')) && /^https?:\/\//.test(address)
}

export const geoSettings = {
  PLACE_PROVIDER: z.enum(['embedded', 'photon', 'nominatim', 'google']).default('embedded'),
  PLACE_URL: url.optional(),
  PLACE_KEY: z.string().optional(),
  /** Signs places that travel through the browser; the same in every process. */
  PLACE_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  ROUTE_PROVIDER: z.enum(['embedded', 'osrm', 'valhalla']).default('embedded'),
  ROUTE_URL: url.optional(),
  MAP_STYLE_URL: z.string().refine(isStyleUrl, 'is not an address').optional(),
  MAP_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin))),
}

type GeoValues = z.output<z.ZodObject<typeof geoSettings>>

/** What a provider cannot work without. */
const needs = {
  embedded: [],
  photon: ['PLACE_URL', 'PLACE_SECRET'],
  nominatim: ['PLACE_URL'],
  google: ['PLACE_KEY'],
  osrm: ['ROUTE_URL'],
  valhalla: ['ROUTE_URL'],
} as const satisfies Record<
  GeoValues['PLACE_PROVIDER'] | GeoValues['ROUTE_PROVIDER'],
  readonly (keyof GeoValues)[]
>

/** Run over the settings as a whole, so that a missing one is named like a bad one. */
export function checkGeoNeeds(values: GeoValues, context: z.RefinementCtx<unknown>): void {
  for (const setting of ['PLACE_PROVIDER', 'ROUTE_PROVIDER'] as const) {
    const provider = values[setting]
    for (const name of needs[provider]) {
      if (values[name] !== undefined) continue
      context.addIssue({ code: 'custom', path: [name], message: `is needed with ${setting}=${provider}` })
    }
  }
}

export function placesFrom({ PLACE_PROVIDER: kind, ...values }: GeoValues): PlaceSettings {
  const { PLACE_URL: url = '', PLACE_SECRET: secret = '', PLACE_KEY: key = '' } = values
  switch (kind) {
    case 'embedded':
      return { kind }
    case 'photon':
      return { kind, url, secret }
    case 'nominatim':
      return { kind, url }
    case 'google':
      return { kind, key }
  }
}

export function routesFrom({ ROUTE_PROVIDER: kind, ROUTE_URL: url = '' }: GeoValues): RouteSettings {
  return kind === 'embedded' ? { kind } : { kind, url }
}
