// Finds the road nearest to a point: which edge, where along it, and how far off.
import Flatbush from 'flatbush'
import { greatCircle } from '#contract/core/great-circle.ts'
import { longitudeScale, metresPerDegree } from '../great-circle.ts'
import type { Point } from '../point.ts'
import { cell } from './cell.ts'
import type { RoadData } from './road-file.ts'
import { cornerOf } from './road-graph.ts'

export interface Snap {
  edge: number
  /** Metres from the edge's first junction. */
  along: number
  at: Point
  /** Metres between the point asked for and the road. */
  away: number
}

export type Snapper = (point: Point, metres: number, accepts?: (edge: number) => boolean) => Snap | undefined

export function createSnapper(data: RoadData): Snapper {
  const edges = data.from.length
  if (edges === 0) return () => undefined
  const scale = longitudeScale(cornerOf(data, 0).lat)
  const segments = segmentsOf(data)
  const index = new Flatbush(segments.edge.length)
  for (let segment = 0; segment < segments.edge.length; segment++) {
    const a = cornerOf(data, cell(segments.corner, segment))
    const b = cornerOf(data, cell(segments.corner, segment) + 1)
    index.add(
      Math.min(a.lng, b.lng) * scale,
      Math.min(a.lat, b.lat),
      Math.max(a.lng, b.lng) * scale,
      Math.max(a.lat, b.lat),
    )
  }
  index.finish()

  function nearestOn(segment: number, point: Point): { at: Point; away: number } {
    const corner = cell(segments.corner, segment)
    const at = closest(cornerOf(data, corner), cornerOf(data, corner + 1), point, scale)
    return { at, away: greatCircle(point, at) }
  }

  return (point, metres, accepts = () => true) => {
    const [x, y, far] = [point.lng * scale, point.lat, (metres * 1.2) / metresPerDegree]
    const accept = (segment: number) => accepts(cell(segments.edge, segment))
    // A box may be nearer than its slanting road: the first hit only bounds the second, exact look.
    const [first] = index.neighbors(x, y, 1, far, accept)
    if (first === undefined) return undefined
    const bound = (nearestOn(first, point).away * 1.01) / metresPerDegree + 1e-9
    const near = index.search(x - bound, y - bound, x + bound, y + bound, accept)
    const best = near
      .map((segment) => ({ segment, ...nearestOn(segment, point) }))
      .reduce((one, other) => (other.away < one.away ? other : one), {
        segment: first,
        ...nearestOn(first, point),
      })
    return best.away > metres
      ? undefined
      : snapAt(data, cell(segments.edge, best.segment), cell(segments.corner, best.segment), best)
  }
}

function snapAt(data: RoadData, edge: number, corner: number, best: { at: Point; away: number }): Snap {
  let along = greatCircle(cornerOf(data, corner), best.at)
  for (let passed = cell(data.start, edge); passed < corner; passed++) {
    along += greatCircle(cornerOf(data, passed), cornerOf(data, passed + 1))
  }
  return { edge, along, at: best.at, away: best.away }
}

function segmentsOf(data: RoadData): { edge: Uint32Array; corner: Uint32Array } {
  const edge: number[] = []
  const corner: number[] = []
  for (let number = 0; number < data.from.length; number++) {
    for (let at = cell(data.start, number); at < cell(data.start, number + 1) - 1; at++) {
      edge.push(number)
      corner.push(at)
    }
  }
  return { edge: Uint32Array.from(edge), corner: Uint32Array.from(corner) }
}

function closest(a: Point, b: Point, point: Point, scale: number): Point {
  const [dx, dy] = [(b.lng - a.lng) * scale, b.lat - a.lat]
  const [px, py] = [(point.lng - a.lng) * scale, point.lat - a.lat]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square))
  return { lng: a.lng + (b.lng - a.lng) * share, lat: a.lat + (b.lat - a.lat) * share }
}
