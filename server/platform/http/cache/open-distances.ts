// Distances in a cached answer: left open when it is made, filled in for each caller from where they stand.
import { transcode } from 'node:buffer'
import { createHash, randomBytes } from 'node:crypto'
import { greatCircle } from '#contract/core/great-circle.ts'
import type { Point } from '../../geo/point.ts'
import type { Place } from '../request/request-scope.ts'

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

/** Nobody outside knows it, so no text of a person is taken for a distance. */
const mark = `distance-${randomBytes(12).toString('hex')}-`

/**
 * Stands where a distance will be. Its handler sees a distance and may only pass it on: whoever calculates with it, or
 * makes a text of it, fails.
 */
class OpenDistance {
  readonly #number: number

  constructor(number: number) {
    this.#number = number
  }

  toJSON(): string {
    return `${mark}${this.#number}`
  }

  [Symbol.toPrimitive](): never {
    throw new Error('a distance that is still open was calculated with')
  }
}

export function leaveOpen(): { distanceTo: DistanceTo; spots: Point[] } {
  const spots: Point[] = []
  // To the handler a number like any other: what it may do with one beyond passing it on fails above.
  return { spots, distanceTo: (spot) => new OpenDistance(spots.push(spot) - 1) as unknown as number }
}

const openDistance = Buffer.from(`"${mark}`)
const quote = Buffer.from('"')

/** The pieces are parts of one run of bytes: nothing is copied. */
export function toOpenAnswer(reply: unknown, spots: readonly Point[]): OpenAnswer {
  const bytes = toUtf8(JSON.stringify(reply))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const named: Point[] = []
  let from = 0
  let start = spots.length === 0 ? -1 : bytes.indexOf(openDistance)
  while (start !== -1) {
    const digits = start + openDistance.length
    const end = bytes.indexOf(quote, digits)
    const number = bytes.toString('latin1', digits, end)
    const spot = spots[Number(number)]
    if (!spot) throw new Error(`nobody left the distance ${number} open`)
    pieces.push(bytes.subarray(from, start))
    named.push(spot)
    from = end + 1
    start = bytes.indexOf(openDistance, from)
  }
  pieces.push(bytes.subarray(from))
  return { pieces, spots: named, tag: tagOf(pieces, named) }
}

/** The same in every process, whatever stands for the open distances there. */
function tagOf(pieces: readonly Uint8Array[], spots: readonly Point[]): string {
  const hash = createHash('sha1')
  for (const piece of pieces) hash.update(piece)
  return hash.update(JSON.stringify(spots)).digest('base64url')
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

/** Most answers fit; nothing is awaited between writing and reading it. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024)

/**
 * The engine turns a text with a single letter beyond Latin into UTF-8 character by character; by way of UTF-16,
 * which is how it holds such a text, the same takes a quarter of the time. Half a letter, which no JSON holds,
 * would not survive it.
 */
function toUtf8(wellFormed: string): Buffer<ArrayBuffer> {
  return transcode(toUtf16(wellFormed), 'utf16le', 'utf8')
}

function toUtf16(text: string): Buffer {
  if (text.length * 2 > scratch.length) return Buffer.from(text, 'utf16le')
  return scratch.subarray(0, scratch.write(text, 'utf16le'))
}
