import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterPlaces } from './cluster-places.ts'

const city = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    lat: fc.double({ min: 51, max: 51.3, noNaN: true }),
    lng: fc.double({ min: 71.2, max: 71.6, noNaN: true }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 60 },
)

test('every place stands alone or in exactly one group, at any zoom', () => {
  fc.assert(
    fc.property(city, fc.integer({ min: 2, max: 18 }), (places, zoom) => {
      const { alone, groups } = clusterPlaces(places, zoom, null)
      const shown = [...alone, ...groups.flatMap(({ ids }) => ids)].sort((a, b) => a - b)
      expect(shown).toEqual(places.map(({ id }) => id).sort((a, b) => a - b))
      for (const group of groups) {
        expect(group.ids.length).toBeGreaterThan(1)
        expect(group.opensAt).toBeGreaterThan(zoom)
      }
    }),
  )
})

test('a group opens at the zoom it names', () => {
  const places = [
    { id: 1, lat: 51.1, lng: 71.4 },
    { id: 2, lat: 51.101, lng: 71.401 },
    { id: 3, lat: 51.2, lng: 71.5 },
  ]
  const [group] = clusterPlaces(places, 11, null).groups
  expect(group?.ids).toEqual([1, 2])
  expect(clusterPlaces(places, group?.opensAt ?? 0, null).groups).toEqual([])
})

test('the chosen place is never hidden in a group', () => {
  fc.assert(
    fc.property(city, fc.integer({ min: 2, max: 18 }), (places, zoom) => {
      const chosen = places[0]?.id ?? 0
      expect(clusterPlaces(places, zoom, chosen).alone).toContain(chosen)
    }),
  )
})

test('zoomed in, every place is seen, though two share an address', () => {
  const point = { lat: 51.1, lng: 71.4 }
  const { alone, groups } = clusterPlaces(
    [
      { id: 1, ...point },
      { id: 2, ...point },
    ],
    17,
    null,
  )
  expect(groups).toEqual([])
  expect([...alone]).toEqual([1, 2])
})
