// Real houses of the city, ordered so that any first few lie spread over it: homes for demo stores and customers.
import type { GeoPack } from '#server/platform/geo/pack.ts'
import { coordinateScale } from '#server/platform/geo/pack-format.ts'
import type { StreetAddress } from '../build/world-plan.ts'

/** Letters in house numbers differ between scripts; plain ones read the same in every language. */
const plainNumber = /^\d+(\/\d+)?$/

export function streetAddresses(pack: GeoPack): StreetAddress[] {
  const houses = pack.gazetteer().streets.flatMap(({ name_en, name_ru, houses }) =>
    houses
      .filter(([house]) => plainNumber.test(house))
      .map(([house, lng, lat]) => ({
        street_en: name_en,
        street_ru: name_ru,
        house,
        lat: lat / coordinateScale,
        lng: lng / coordinateScale,
      })),
  )
  return spread(houses)
}

/** Walks the city along a curve that keeps neighbours together, in strides that halve each time. */
function spread(houses: readonly StreetAddress[]): StreetAddress[] {
  const walked = houses
    .map((house) => ({ house, along: curvePosition(house) }))
    .toSorted((one, other) => one.along - other.along)
  const bits = Math.ceil(Math.log2(Math.max(2, walked.length)))
  return Array.from({ length: 2 ** bits }, (_, step) => walked[reversedBits(step, bits)]?.house).filter(
    (house) => house !== undefined,
  )
}

/** Morton order: the bits of both coordinates, interleaved. */
function curvePosition({ lat, lng }: StreetAddress): number {
  const [x, y] = [cellOf(lng + 180, 360), cellOf(lat + 90, 180)]
  let position = 0
  for (let bit = curveBits - 1; bit >= 0; bit--) {
    position = position * 4 + ((x >> bit) & 1) * 2 + ((y >> bit) & 1)
  }
  return position
}

const curveBits = 20

function cellOf(value: number, range: number): number {
  return Math.floor((value / range) * 2 ** curveBits)
}

function reversedBits(number: number, bits: number): number {
  let reversed = 0
  for (let bit = 0; bit < bits; bit++) reversed = reversed * 2 + ((number >> bit) & 1)
  return reversed
}
