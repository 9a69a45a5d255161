import { expect, test } from 'vitest'
import type { PolygonRings } from '../../../core/area/polygon.ts'
import { borderProblem, leftOutside } from './zone-border.rules.ts'

const box = (west: number, south: number, size = 1): PolygonRings => [
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ],
]

const drawn = { rings: box(0, 0), priority: 0, status: true }
const neighbour = (id: number, rings: PolygonRings, priority = 0) => ({
  id,
  name: `Zone ${id}`,
  rings,
  priority,
})

test('a border beside its neighbours is fine', () => {
  expect(borderProblem(drawn, [neighbour(1, box(1, 0)), neighbour(2, box(5, 5))])).toBeNull()
})

test('every zone that it overlaps is named, and where', () => {
  const problem = borderProblem(drawn, [
    neighbour(1, box(0.5, 0)),
    neighbour(2, box(5, 5)),
    neighbour(3, box(0, 0.5)),
  ])
  expect(problem).toMatchObject({ kind: 'overlap', names: ['Zone 1', 'Zone 3'] })
  expect(problem?.at).toHaveLength(2)
})

test('priorities decide where zones lie over each other, and a zone that is off is in nobody’s way', () => {
  expect(borderProblem(drawn, [neighbour(1, box(0.5, 0), 1)])).toBeNull()
  expect(borderProblem({ ...drawn, status: false }, [neighbour(1, box(0.5, 0))])).toBeNull()
})

test('a border that is none is refused whoever lives beside it', () => {
  expect(borderProblem({ ...drawn, rings: [], status: false }, [])?.kind).toBe('too-few-corners')
})

test('left outside are those that were inside', () => {
  const places = [
    { lat: 0.2, lng: 0.2 },
    { lat: 0.8, lng: 0.8 },
    { lat: 5, lng: 5 },
  ]
  expect(leftOutside(box(0, 0), box(0, 0, 0.5), places)).toEqual([{ lat: 0.8, lng: 0.8 }])
})
