// Distances in a cached answer: left open when it is made, filled in for each caller from where they stand.
import { hash } from 'node:crypto'
import { greatCircle } from '../geo/great-circle.ts'
import type { Point } from '../geo/point.ts'
import type { Place } from './request-scope.ts'
import { toUtf8 } from './utf8.ts'

/** An answer as it goes to everybody, but for the distances between its pieces. */
export interface OpenAnswer {
  /** UTF-8, encoded once; one more than there are spots. */
  pieces: readonly Uint8Array<ArrayBuffer>[]
  spots: readonly Point[]
  tag: string
}

/** From where the caller stands, in metres; null for a caller who names no place. */
export type DistanceTo = (spot: Point) => number | null

export const fromNowhere: DistanceTo = () => null

export function distancesFrom(place: Place | null): DistanceTo {
  if (!place) return fromNowhere
  const here = pointOf(place)
  return (spot) => greatCircle(here, spot)
}

/** No distance is negative: below zero is the number of the spot the distance to which is left open. */
export function leaveOpen(): { distanceTo: DistanceTo; spots: Point[] } {
  const spots: Point[] = []
  return { spots, distanceTo: (spot) => -spots.push(spot) }
}

/** Inside a text of the answer every quotation mark is escaped, so this is a field's name and never a person's word. */
const openDistance = Buffer.from('"distance":-')

/** What follows a number in JSON. */
const ends: ReadonlySet<number | undefined> = new Set(Buffer.from(',}'))

function endOfNumber(bytes: Buffer, from: number): number {
  let end = from
  while (end < bytes.length && !ends.has(bytes[end])) end += 1
  return end
}

/** The pieces are parts of one run of bytes: nothing is copied. */
export function toOpenAnswer(reply: unknown, spots: readonly Point[]): OpenAnswer {
  const bytes = toUtf8(JSON.stringify(reply))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const named: Point[] = []
  let from = 0
  let mark = spots.length === 0 ? -1 : bytes.indexOf(openDistance)
  while (mark !== -1) {
    const minus = mark + openDistance.length - 1
    const end = endOfNumber(bytes, minus)
    const number = bytes.toString('latin1', minus, end)
    const spot = spots[-Number(number) - 1]
    if (!spot) throw new Error(`nobody left the distance ${number} open`)
    pieces.push(bytes.subarray(from, minus))
    named.push(spot)
    from = end
    mark = bytes.indexOf(openDistance, from)
  }
  pieces.push(bytes.subarray(from))
  return { pieces, spots: named, tag: hash('sha1', bytes, 'base64url') }
}

/** Known before the body is put together, which a caller who holds it already does not need. */
export function etagOf({ spots, tag }: OpenAnswer, place: Place | null): string {
  return spots.length === 0 || !place ? `"${tag}"` : `"${tag}.${place.latitude}.${place.longitude}"`
}

export function bodyOf({ pieces, spots }: OpenAnswer, place: Place | null): Uint8Array<ArrayBuffer> {
  const [first = Buffer.of(), ...others] = pieces
  if (others.length === 0) return first
  const distanceTo = distancesFrom(place)
  const filled = others.flatMap((piece, at) => {
    const spot = spots[at]
    return [Buffer.from(String(spot ? distanceTo(spot) : null)), piece]
  })
  return Buffer.concat([first, ...filled])
}

const pointOf = ({ latitude, longitude }: Place): Point => ({ lat: latitude, lng: longitude })
