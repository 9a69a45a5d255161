import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greatCircle } from '#contract/core/great-circle.ts'
import { block, gridRoads } from './fixtures/small-city.ts'
import type { Position } from './point.ts'
import { createRouter, estimate, type Route, secondsOnFoot } from './router.ts'

const router = createRouter(gridRoads({ size: 8 }))
const blocks = fc.double({ min: 0, max: 7, noNaN: true })
const places = fc.tuple(blocks, blocks).map(([east, north]) => block(east, north))

function lengthOf(path: readonly Position[]): number {
  return path.slice(1).reduce((sum, [lng, lat], at) => {
    const [fromLng = 0, fromLat = 0] = path[at] ?? []
    return sum + greatCircle({ lng: fromLng, lat: fromLat }, { lng, lat })
  }, 0)
}

describe('on the roads', () => {
  test('the drive follows the grid around the block', () => {
    const route = router.route(block(0, 0), block(2, 1))
    expect(route.estimated).toBe(false)
    expect(route.distance_m).toBeCloseTo(lengthOf(route.path), 3)
    const along = greatCircle(block(0, 0), block(2, 0)) + greatCircle(block(2, 0), block(2, 1))
    expect(route.distance_m).toBeCloseTo(along, 0)
  })

  test('a drive along one street starts and ends between its corners', () => {
    const route = router.route(block(0.25, 0), block(0.75, 0))
    expect(route.distance_m).toBeCloseTo(greatCircle(block(0.25, 0), block(0.75, 0)), 1)
    expect(route.path.length).toBeLessThanOrEqual(4)
  })

  test('no drive is shorter than the great circle, and its line is as long as it says', () => {
    fc.assert(
      fc.property(places, places, (from, to) => {
        const route = router.route(from, to)
        expect(route.distance_m + 0.01).toBeGreaterThanOrEqual(greatCircle(from, to))
        expect(route.distance_m).toBeCloseTo(lengthOf(route.path), 1)
        expect(route.duration_s).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('where all streets run both ways, the way back takes as long', () => {
    fc.assert(
      fc.property(places, places, (from, to) => {
        expect(router.route(from, to).duration_s).toBeCloseTo(router.route(to, from).duration_s, 3)
      }),
    )
  })

  test('the drive is the quickest there is, as trying every path shows', () => {
    const speed = (edge: number) => 20 + ((edge * 37) % 50)
    const ways = (edge: number) => (edge % 5 === 0 ? 1 : 3)
    const roads = gridRoads({ size: 4, speed, ways })
    const quick = createRouter(roads)
    const seconds = allPairs(roads)
    const corners = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    fc.assert(
      fc.property(corners, corners, ([a, b], [c, d]) => {
        const expected = seconds[b * 4 + a]?.[d * 4 + c] ?? Number.NaN
        expect(quick.route(block(a, b), block(c, d)).duration_s).toBeCloseTo(expected, 1)
      }),
    )
  })
})

describe('one-way streets', () => {
  const ring = createRouter(gridRoads({ size: 3, ways: (edge) => (edge === 0 ? 1 : 3) }))

  test('against the arrow the drive goes around', () => {
    const forwards = ring.route(block(0.25, 0), block(0.75, 0))
    const backwards = ring.route(block(0.75, 0), block(0.25, 0))
    expect(backwards.distance_m).toBeGreaterThan(forwards.distance_m + 200)
    expect(backwards.distance_m).toBeCloseTo(lengthOf(backwards.path), 1)
  })

  test('a few steps against the arrow are walked, not driven around the block', () => {
    const [from, to] = [block(0.5, 0), block(0.4, 0)]
    expect(ring.route(from, to).distance_m).toBeCloseTo(greatCircle(from, to), 1)
  })
})

describe('off the roads', () => {
  const farAway: Route = router.route({ lat: 52, lng: 71 }, { lat: 52.1, lng: 71.1 })

  test('the straight line is stretched by 1.35 and says so', () => {
    expect(farAway.estimated).toBe(true)
    expect(farAway.distance_m).toBeCloseTo(
      greatCircle({ lat: 52, lng: 71 }, { lat: 52.1, lng: 71.1 }) * 1.35,
      6,
    )
    expect(farAway.path).toEqual([
      [71, 52],
      [71.1, 52.1],
    ])
  })

  test('one end off the roads is enough', () => {
    expect(router.route(block(1, 1), { lat: 52, lng: 71 }).estimated).toBe(true)
    expect(router.route({ lat: 52, lng: 71 }, block(1, 1)).estimated).toBe(true)
  })

  test('without any road every route is an estimate', () => {
    const empty = createRouter(gridRoads({ size: 1 }))
    expect(empty.route(block(0, 0), block(1, 1))).toEqual(estimate(block(0, 0), block(1, 1)))
    expect(empty.nearestStreet(block(0, 0), 500)).toBeUndefined()
  })

  test('two parts that no road joins are bridged by an estimate', () => {
    const parted = createRouter(gridRoads({ size: 2, ways: () => 0 }))
    expect(parted.route(block(0, 0.5), block(1, 0.5)).estimated).toBe(true)
  })
})

test('the nearest named street is found past nameless ones, and not beyond its reach', () => {
  expect(router.nearestStreet(block(3.5, 0.4), 250)).toBe(0)
  expect(router.nearestStreet(block(0.3, 5), 250)).toBe(1)
  expect(router.nearestStreet(block(4, 4), 250)).toBeUndefined()
})

/** Seconds between all junctions, by the plainest method there is. */
function allPairs(roads: ReturnType<typeof gridRoads>): number[][] {
  const seconds = Array.from({ length: roads.nodes }, (_, from) =>
    Array.from({ length: roads.nodes }, (_, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)),
  )
  const set = (from: number, to: number, value: number) => {
    const row = seconds[from] ?? []
    row[to] = Math.min(row[to] ?? Number.POSITIVE_INFINITY, value)
  }
  for (const { from, to, time } of arcsOf(roads)) set(from, to, time)
  const nodes = seconds.map((_, node) => node)
  for (const over of nodes) {
    for (const from of nodes) {
      for (const to of nodes) set(from, to, (seconds[from]?.[over] ?? 0) + (seconds[over]?.[to] ?? 0))
    }
  }
  return seconds
}

function arcsOf(roads: ReturnType<typeof gridRoads>) {
  return [...roads.from].flatMap((from, edge) => {
    const to = roads.to[edge] ?? 0
    const [a, b] = [cornerAt(roads, edge * 2), cornerAt(roads, edge * 2 + 1)]
    const time = greatCircle(a, b) / ((roads.speed[edge] ?? 1) / 3.6)
    const ways = roads.ways[edge] ?? 0
    return [...(ways & 1 ? [{ from, to, time }] : []), ...(ways & 2 ? [{ from: to, to: from, time }] : [])]
  })
}

function cornerAt(roads: ReturnType<typeof gridRoads>, corner: number) {
  return { lng: (roads.shape[corner * 2] ?? 0) / 1e7, lat: (roads.shape[corner * 2 + 1] ?? 0) / 1e7 }
}

test('on foot nothing is left at the door, and a hundred metres take about a minute and a half', () => {
  const door = { lat: 51.16, lng: 71.43 }
  expect(secondsOnFoot(door, door)).toBe(0)
  const seconds = secondsOnFoot({ ...door, lat: door.lat - 0.0009 }, door)
  expect(seconds).toBeGreaterThan(80)
  expect(seconds).toBeLessThan(110)
})
