// Which areas contain a point: exact on every border, quick over thousands of polygons.
import Flatbush from 'flatbush'
import pointInPolygon from 'point-in-polygon-hao'
import type { PolygonRings } from '#contract/core/area/polygon.ts'
import { longitudeScale, metresPerDegree } from './great-circle.ts'
import type { Extent, Point } from './point.ts'

export interface Area {
  /** GeoJSON polygon coordinates, checked when they were stored. */
  rings: PolygonRings
  /** Higher comes first. */
  priority: number
}

export interface AreaIndex<Kept extends Area> {
  /** Every area containing the point, border included: by priority, then the smallest area first. */
  at(point: Point): Kept[]
}

export function createAreaIndex<Kept extends Area>(areas: readonly Kept[]): AreaIndex<Kept> {
  if (areas.length === 0) return { at: () => [] }
  const ranked = areas
    .map((area) => ({
      area,
      size: polygonArea(area.rings),
      rings: area.rings.map((ring) => ring.map((p) => [...p])),
    }))
    .toSorted((one, other) => other.area.priority - one.area.priority || one.size - other.size)
  const index = new Flatbush(ranked.length)
  for (const { area } of ranked) {
    const { west, south, east, north } = extentOf(area.rings)
    index.add(west, south, east, north)
  }
  index.finish()
  return {
    at({ lng, lat }) {
      return index
        .search(lng, lat, lng, lat)
        .toSorted((one, other) => one - other)
        .flatMap((found) => {
          const kept = ranked[found]
          return kept && pointInPolygon([lng, lat], kept.rings) !== false ? [kept.area] : []
        })
    },
  }
}

/** For a handful of areas asked once; keep an index where they are asked often. */
export function areasAt<Kept extends Area>(point: Point, areas: readonly Kept[]): Kept[] {
  return createAreaIndex(areas).at(point)
}

export function extentOf(rings: PolygonRings): Extent {
  const outer = rings[0] ?? []
  const lngs = outer.map(([lng]) => lng)
  const lats = outer.map(([, lat]) => lat)
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
}

/** Square metres, holes taken off; flat around the first corner, which is exact enough to compare sizes. */
export function polygonArea(rings: PolygonRings): number {
  const [outer = 0, ...holes] = rings.map((ring) => Math.abs(ringArea(ring)))
  return outer - holes.reduce((sum, hole) => sum + hole, 0)
}

function ringArea(ring: PolygonRings[number]): number {
  const [west = 0, south = 0] = ring[0] ?? []
  const doubled = ring.reduce((sum, [lng, lat], at) => {
    const [nextLng, nextLat] = ring[at + 1] ?? [west, south]
    return sum + (lng - west) * (nextLat - south) - (nextLng - west) * (lat - south)
  }, 0)
  return (doubled / 2) * metresPerDegree * metresPerDegree * longitudeScale(south)
}
