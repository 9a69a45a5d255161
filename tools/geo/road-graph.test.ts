import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { buildRoads } from './road-graph.ts'
import { drivingOf } from './road-speeds.ts'
import type { SourceFeature, Tags } from './source.ts'

function road(id: string, coordinates: Position[], tags: Tags = {}): SourceFeature {
  return { id, tags: { highway: 'residential', ...tags }, geometry: { type: 'LineString', coordinates } }
}

const noStreets = () => undefined

test('a crossing splits both roads', () => {
  const roads = buildRoads(
    [
      road('w1', [
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
      road('w2', [
        [0, 2],
        [1, 1],
        [2, 0],
      ]),
    ],
    noStreets,
  )
  expect(roads.nodes).toBe(5)
  expect(roads.from.length).toBe(4)
})

test('bends without a crossing stay inside one edge', () => {
  const roads = buildRoads(
    [
      road('w1', [
        [0, 0],
        [1, 0.5],
        [2, 0],
      ]),
    ],
    noStreets,
  )
  expect(roads.from.length).toBe(1)
  expect([...roads.shape]).toEqual([0, 0, 1e7, 0.5e7, 2e7, 0])
})

test('halves of a road cut at a tile edge join, though they miss by a hair', () => {
  const roads = buildRoads(
    [
      road('w1', [
        [0, 0],
        [1, 0.000_000_3],
      ]),
      road('w1', [
        [1, 0.000_000_1],
        [2, 0],
      ]),
    ],
    noStreets,
  )
  expect(roads.nodes).toBe(3)
  expect(roads.from.length).toBe(2)
})

test('what a one-way street leads out of but not back into is left out', () => {
  const roads = buildRoads(
    [
      road('w1', [
        [0, 0],
        [1, 0],
      ]),
      road(
        'w2',
        [
          [1, 0],
          [2, 0],
        ],
        { oneway: 'yes' },
      ),
    ],
    noStreets,
  )
  expect(roads.from.length).toBe(1)
})

test('edges know the street they belong to', () => {
  const roads = buildRoads(
    [
      road(
        'w1',
        [
          [0, 0],
          [1, 0],
        ],
        { name: 'улица Кенесары' },
      ),
    ],
    (name) => (name === 'улица Кенесары' ? 7 : undefined),
  )
  expect([...roads.street]).toEqual([8])
})

test.each([
  [{ highway: 'footway' }, undefined],
  [{ highway: 'construction' }, undefined],
  [{ highway: 'service', access: 'private' }, undefined],
  [{ highway: 'toString' }, undefined],
  [{ highway: 'residential' }, { speed: 24, ways: 3 }],
  [
    { highway: 'residential', maxspeed: '20' },
    { speed: 20, ways: 3 },
  ],
  [
    { highway: 'residential', maxspeed: '60' },
    { speed: 24, ways: 3 },
  ],
  [
    { highway: 'primary', oneway: 'yes' },
    { speed: 42, ways: 1 },
  ],
  [
    { highway: 'primary', oneway: '-1' },
    { speed: 42, ways: 2 },
  ],
  [{ highway: 'motorway' }, { speed: 80, ways: 1 }],
  [
    { highway: 'tertiary', junction: 'roundabout' },
    { speed: 33, ways: 1 },
  ],
])('%j is driven as %j', (tags, driving) => {
  expect(drivingOf(tags)).toEqual(driving)
})
