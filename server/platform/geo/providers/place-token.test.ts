import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPlace, sealPlace } from './place-token.ts'

const places = fc.record({
  osm: fc.string(),
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((degrees) => degrees + 0),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees + 0),
  label: fc.string({ unit: 'grapheme' }),
})

test('what was sealed opens with the same secret and no other', () => {
  fc.assert(
    fc.property(places, fc.string(), fc.string(), (place, secret, other) => {
      const token = sealPlace(place, secret)
      expect(openPlace(token, secret)).toEqual(place)
      if (secret !== other) expect(openPlace(token, other)).toBeNull()
    }),
  )
})

test('a token with one sign changed does not open', () => {
  const token = sealPlace({ osm: 'W1', lat: 51.1, lng: 71.4, label: 'Kenesary 40' }, 'quiet')
  fc.assert(
    fc.property(fc.nat({ max: token.length - 1 }), fc.constantFrom('A', 'z', '0', '.'), (at, sign) => {
      fc.pre(token[at] !== sign)
      const forged = token.slice(0, at) + sign + token.slice(at + 1)
      // The last sign of base64 carries unused bits: some changes there mean the same bytes.
      fc.pre(at !== token.length - 1)
      expect(openPlace(forged, 'quiet')).toBeNull()
    }),
  )
})

test.each(['', '.', 'a.b.c', 'ä.ö'])('%j is no token', (token) => {
  expect(openPlace(token, 'quiet')).toBeNull()
})
