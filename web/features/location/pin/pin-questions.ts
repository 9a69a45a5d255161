// The two questions every place raises (LOC-03): what is its address, and who delivers there.
import type { Coordinates } from '#contract/core/shop-context.ts'
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import { zoneEndpoints } from '#contract/features/zone/zone.endpoints.ts'
import { zoneFailures } from '#contract/features/zone/zone.failures.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { type QueryAccess, scopeOf } from '#web/platform/api/query.ts'
import type { PinEvent, ZoneRefusal } from './pin-machine.ts'

/** The length that fits the shop's column. */
export const longestAddress = 300

interface Question {
  point: Coordinates
  turn: number
  signal: AbortSignal
}

export async function askAddress({ api, shop }: QueryAccess, question: Question): Promise<PinEvent> {
  const { point, turn, signal } = question
  try {
    const { results } = await api.call(locationEndpoints.geocode, {
      input: point,
      scope: scopeOf(shop),
      quiet: true,
      signal,
    })
    const text = results[0]?.formatted_address.trim().slice(0, longestAddress)
    return text ? { type: 'address_found', turn, text } : { type: 'address_missing', turn }
  } catch {
    // Whatever the reason, there is no address: the picker says so beside the pin and offers another try.
    return { type: 'address_missing', turn }
  }
}

export async function askZone({ api, shop }: QueryAccess, question: Question): Promise<PinEvent> {
  const { point, turn, signal } = question
  try {
    const { zone_data } = await api.call(zoneEndpoints.lookup, {
      input: point,
      scope: scopeOf(shop),
      quiet: true,
      signal,
    })
    return { type: 'zone_found', turn, zone_ids: zone_data.map(({ id }) => id) }
  } catch (error) {
    return { type: 'zone_refused', turn, refusal: refusalOf(error) }
  }
}

function refusalOf(error: unknown): ZoneRefusal {
  if (!(error instanceof ApiFailure)) return { message: null, outside: false }
  const [first] = error.entries
  const { status, code } = zoneFailures.not_served
  return { message: first?.message ?? null, outside: error.status === status && first?.code === code }
}
