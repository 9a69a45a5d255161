// Where the stores of a world in a test stand.
import type { StreetAddress } from './world-plan.ts'

/** Doors on a grid over the city. */
export const gridStreets: readonly StreetAddress[] = Array.from({ length: 1_600 }, (_, step) => ({
  street_en: 'Grid Street',
  street_ru: 'улица Сетки',
  house: String(step + 1),
  lat: 51.09 + (step % 40) * 0.0028,
  lng: 71.36 + Math.floor(step / 40) * 0.0042,
}))
