// Whether an order goes somewhere its customer may not mean: far from where they are, or from where they usually order to.

export interface PlaceOnEarth {
  lat: number
  lng: number
}

/** Metres; nearer is the same part of town, and nothing worth a word. */
export const farMetres = 3_000

const earthRadius = 6_378_137
const radians = Math.PI / 180

/** As the crow flies. */
export function metresBetween(from: PlaceOnEarth, to: PlaceOnEarth): number {
  const latitudes = Math.sin(((to.lat - from.lat) * radians) / 2)
  const longitudes = Math.sin(((to.lng - from.lng) * radians) / 2)
  const chord =
    latitudes * latitudes +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * longitudes * longitudes
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export interface FarAddress {
  from: 'device' | 'usual'
  metres: number
}

interface KnownPlaces {
  /** Null where the device does not say, and was not asked. */
  device: PlaceOnEarth | null
  /** Where recent orders went. */
  usual: readonly PlaceOnEarth[]
}

/** Null where nothing is odd: near the device, or near any place ordered to before. */
export function farAddress(pin: PlaceOnEarth, { device, usual }: KnownPlaces): FarAddress | null {
  const away = usual.map((place) => metresBetween(pin, place))
  const nearest = Math.min(...away)
  if (nearest <= farMetres) return null
  if (device) {
    const metres = metresBetween(pin, device)
    return metres > farMetres ? { from: 'device', metres } : null
  }
  return away.length > 0 ? { from: 'usual', metres: nearest } : null
}
