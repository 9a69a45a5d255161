// One cached answer serves callers all over a town, and nothing a person wrote is taken for a distance.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircle } from '#contract/core/great-circle.ts'
import { bodyOf, etagOf, leaveOpen, toOpenAnswer } from './open-distances.ts'

const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const place = fc.record({ latitude, longitude })
const store = fc.record({ name: fc.string(), spot: fc.record({ lat: latitude, lng: longitude }) })

const read = (body: Uint8Array) => JSON.parse(Buffer.from(body).toString())

test('[NET-01] every caller is told the distances from where they stand, and all else as it is', () => {
  fc.assert(
    fc.property(fc.array(store), place, (stores, from) => {
      const { distanceTo, spots } = leaveOpen()
      const answer = toOpenAnswer(
        stores.map(({ name, spot }) => ({
          name,
          distance: distanceTo(spot),
          also: distanceTo(spot) !== null,
        })),
        spots,
      )
      const here = { lat: from.latitude, lng: from.longitude }
      expect(read(bodyOf(answer, from))).toEqual(
        stores.map(({ name, spot }) => ({ name, distance: greatCircle(here, spot), also: true })),
      )
    }),
  )
})

test.each(['"distance":-1', '\\"distance\\":-1', '{"distance":-1}', '-1', 'distance-0'])(
  'the words %s of a person stay words',
  (words) => {
    const { distanceTo, spots } = leaveOpen()
    const spot = { lat: 51, lng: 71 }
    const answer = toOpenAnswer([words, { [words]: words, distance: distanceTo(spot) }], spots)
    const [first, second] = read(bodyOf(answer, { latitude: 51, longitude: 71 }))
    expect(first).toBe(words)
    expect(second).toEqual({ [words]: words, distance: 0 })
  },
)

test('a distance that is still open fails whoever calculates with it or makes a text of it', () => {
  const { distanceTo } = leaveOpen()
  const open = distanceTo({ lat: 51, lng: 71 })
  for (const use of [
    () => Number(open) + 1,
    () => `${open}`,
    () => Math.round(open ?? 0),
    () => (open ?? 0) < 5,
  ]) {
    expect(use).toThrow('a distance that is still open')
  }
})

test('the tag differs with the place only where distances are told', () => {
  const { distanceTo, spots } = leaveOpen()
  const withDistance = toOpenAnswer({ distance: distanceTo({ lat: 51, lng: 71 }) }, spots)
  const silent = toOpenAnswer({ distance: null }, [])
  const [one, other] = [
    { latitude: 51.1, longitude: 71.4 },
    { latitude: 51.2, longitude: 71.4 },
  ]
  expect(etagOf(withDistance, one)).not.toBe(etagOf(withDistance, other))
  expect(etagOf(silent, one)).toBe(etagOf(silent, other))
})
