// Whether an order goes somewhere its customer may not mean: far from where they are, or from where they usually order to.
import { greatCircle } from '#contract/core/great-circle.ts'
import type { Coordinates } from '#contract/core/shop-context.ts'

/** Metres; nearer is the same part of town, and nothing worth a word. */
export const farMetres = 3_000

export interface FarAddress {
  from: 'device' | 'usual'
  metres: number
}

interface KnownPlaces {
  /** Null where the device does not say, and was not asked. */
  device: Coordinates | null
  /** Where recent orders went. */
  usual: readonly Coordinates[]
}

/** Null where nothing is odd: near the device, or near any place ordered to before. */
export function farAddress(pin: Coordinates, { device, usual }: KnownPlaces): FarAddress | null {
  const away = usual.map((place) => greatCircle(pin, place))
  const nearest = Math.min(...away)
  if (nearest <= farMetres) return null
  if (device) {
    const metres = greatCircle(pin, device)
    return metres > farMetres ? { from: 'device', metres } : null
  }
  return away.length > 0 ? { from: 'usual', metres: nearest } : null
}
