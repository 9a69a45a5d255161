// What a visitor of the bench sends: the zone of the default place, a module, and a place of their own.
import { z } from 'zod'
import { contextCookiePair } from '#contract/core/context-cookie.ts'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import { emptyShopContext, type ShopContext } from '#contract/core/shop-context.ts'

const config = z.object({ default_location: z.object({ lat: z.coerce.string(), lng: z.coerce.string() }) })
const zone = z.object({ zone_id: z.string() })
const modules = z.array(z.object({ id: z.number(), module_type: z.enum(moduleTypes) })).min(1)

export type Headers = Record<string, string>

export async function textOf(url: string, headers: Headers): Promise<string> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** One set of headers for each module that sells items, as a new visitor would send them; food first. */
export async function shopHeaders(origin: string): Promise<[Headers, ...Headers[]]> {
  const read = async (path: string, headers: Headers = {}) =>
    JSON.parse(await textOf(`${origin}/api/v1${path}`, headers))
  const { lat, lng } = config.parse(await read('/config')).default_location
  const { zone_id } = zone.parse(await read(`/config/get-zone-id?lat=${lat}&lng=${lng}`))
  const found = modules.parse(await read('/module', { zoneid: zone_id }))
  const [first, ...others] = found
    .filter(({ module_type }) => moduleTraits[module_type].sells_from_stores)
    .map(({ id }) => ({ zoneid: zone_id, moduleid: String(id), accept: 'application/json' }))
  if (!first) throw new Error('no module sells items')
  return [first, ...others]
}

/** A neighbour a hundred metres on for every request: no cached reply with distances fits, as with visitors all over a city. */
export function placeOf(step: number): Headers {
  const latitude = 51.0 + (step % 300) / 1_000
  const longitude = 71.3 + (Math.floor(step / 300) % 300) / 1_000
  return { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) }
}

/** The headers of the n-th visitor of a home page, each at a place of their own. */
export type PageVisitor = (number: number) => Headers

/** Who chose food and a place of their own in the zone of the default place. */
export async function pageVisitors(origin: string): Promise<PageVisitor> {
  const [{ zoneid = '[]', moduleid = '' }] = await shopHeaders(origin)
  const zone_ids = z.array(z.number()).parse(JSON.parse(zoneid))
  return (number) => {
    const { latitude, longitude } = placeOf(number)
    const context: ShopContext = {
      ...emptyShopContext,
      language: 'en',
      module: { id: Number(moduleid), module_type: 'food', module_name: 'Food' },
      zone_ids,
      place: { lat: Number(latitude), lng: Number(longitude) },
      location: `Address ${number}`,
    }
    return { cookie: contextCookiePair(context) }
  }
}
