// Builds the routing graph: roads split at junctions, joined again across tile edges, only the connected part.
import type { Position } from 'geojson'
import { type RoadData, roadScale } from '#server/platform/geo/roads/road-file.ts'
import { type Driving, drivingOf } from './road-speeds.ts'
import { linesOf, type SourceFeature } from './source.ts'
import { largestStrongPart } from './strong-component.ts'

interface Corner {
  lng: number
  lat: number
  /** How many road ends and passages meet here; a junction from two. */
  uses: number
}

interface Road extends Driving {
  corners: Corner[]
  street: number
}

interface Edge extends Road {
  from: number
  to: number
}

export function buildRoads(
  features: readonly SourceFeature[],
  streetIndex: (name: string) => number | undefined,
): RoadData {
  const edges = split(readRoadLines(features, streetIndex))
  const nodes = 1 + edges.reduce((most, { from, to }) => Math.max(most, from, to), -1)
  const arcs = edges.flatMap(({ from, to, ways }) => [
    ...(ways & 1 ? [{ from, to }] : []),
    ...(ways & 2 ? [{ from: to, to: from }] : []),
  ])
  const connected = largestStrongPart(nodes, arcs)
  return pack(edges.filter(({ from, to }) => connected[from] === 1 && connected[to] === 1))
}

function readRoadLines(
  features: readonly SourceFeature[],
  streetIndex: (name: string) => number | undefined,
): Road[] {
  const corners = new CornerRegister()
  return features.flatMap(({ id, tags, geometry }) => {
    const driving = drivingOf(tags)
    if (!driving) return []
    const street = (streetIndex(tags.name ?? '') ?? -1) + 1
    return linesOf(geometry).map((line) => ({ ...driving, street, corners: corners.follow(id, line) }))
  })
}

/** One corner object per place, shared by all roads through it. */
class CornerRegister {
  private readonly corners = new Map<string, Corner>()
  private readonly ends = new Map<string, Corner[]>()

  follow(way: string, line: readonly Position[]): Corner[] {
    const followed = line.map(([lng = 0, lat = 0], at) => {
      const isEnd = at === 0 || at === line.length - 1
      const corner = (isEnd && this.otherEnd(way, lng, lat)) || this.at(lng, lat)
      corner.uses += isEnd ? 2 : 1
      return corner
    })
    const first = followed[0]
    const last = followed.at(-1)
    if (first && last) this.ends.set(way, [...(this.ends.get(way) ?? []), first, last])
    return followed
  }

  /** Cutting at a tile edge rounds each half by itself, so the halves of one road miss by a hair. */
  private otherEnd(way: string, lng: number, lat: number): Corner | undefined {
    const near = 10
    return this.ends
      .get(way)
      ?.find((end) => Math.abs(end.lng - scaled(lng)) <= near && Math.abs(end.lat - scaled(lat)) <= near)
  }

  private at(lng: number, lat: number): Corner {
    const key = `${scaled(lng)},${scaled(lat)}`
    const corner = this.corners.get(key) ?? { lng: scaled(lng), lat: scaled(lat), uses: 0 }
    this.corners.set(key, corner)
    return corner
  }
}

function split(roads: readonly Road[]): Edge[] {
  const numbers = new Map<Corner, number>()
  const numberOf = (corner: Corner) => {
    const number = numbers.get(corner) ?? numbers.size
    numbers.set(corner, number)
    return number
  }
  return roads.flatMap((road) =>
    stretches(road.corners).flatMap((corners) => {
      const [first, last] = [corners[0], corners.at(-1)]
      if (!first || !last) return []
      return [{ ...road, corners, from: numberOf(first), to: numberOf(last) }]
    }),
  )
}

function stretches(corners: readonly Corner[]): Corner[][] {
  const found: Corner[][] = []
  let current: Corner[] = []
  for (const corner of corners) {
    if (corner === current.at(-1)) continue
    current.push(corner)
    if (corner.uses > 1 && current.length > 1) {
      found.push(current)
      current = [corner]
    }
  }
  return found
}

function pack(edges: readonly Edge[]): RoadData {
  const numbers = new Map<number, number>()
  const numberOf = (node: number) => {
    const number = numbers.get(node) ?? numbers.size
    numbers.set(node, number)
    return number
  }
  const from = Uint32Array.from(edges, (edge) => numberOf(edge.from))
  const to = Uint32Array.from(edges, (edge) => numberOf(edge.to))
  const start = new Uint32Array(edges.length + 1)
  for (const [at, edge] of edges.entries()) start[at + 1] = (start[at] ?? 0) + edge.corners.length
  return {
    nodes: numbers.size,
    from,
    to,
    start,
    speed: Uint8Array.from(edges, (edge) => edge.speed),
    ways: Uint8Array.from(edges, (edge) => edge.ways),
    street: Uint16Array.from(edges, (edge) => edge.street),
    shape: Int32Array.from(edges.flatMap((edge) => edge.corners.flatMap(({ lng, lat }) => [lng, lat]))),
  }
}

function scaled(degrees: number): number {
  return Math.round(degrees * roadScale)
}
