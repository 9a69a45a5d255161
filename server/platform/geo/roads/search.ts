// A* over the road graph by driving time, from a spot on one edge to a spot on another.
import FlatQueue from 'flatqueue'
import { greatCircle } from '../great-circle.ts'
import type { Point } from '../point.ts'
import { cell } from './cell.ts'
import { mayDrive, type RoadGraph, speedOf } from './road-graph.ts'
import type { Snap } from './snap.ts'

/** A stretch of an edge that is driven, in metres from the edge's first junction. */
export interface Stretch {
  edge: number
  begin: number
  end: number
  /** Against the order of the edge's shape; a stretch of no length still has a direction. */
  backwards: boolean
}

const none = -1

export function searchRoute(graph: RoadGraph, from: Snap, to: Snap): Stretch[] | undefined {
  const backwards = to.along < from.along
  if (from.edge === to.edge && mayDrive(graph.data, from.edge, backwards)) {
    return [{ edge: from.edge, begin: from.along, end: to.along, backwards }]
  }
  const target = graph.data.nodes
  const best = new Float64Array(target + 1).fill(Number.POSITIVE_INFINITY)
  const arrival = new Int32Array(target + 1).fill(none)
  const open = new FlatQueue<number>()
  const reach = (node: number, seconds: number, by: number, place: Point) => {
    if (seconds >= cell(best, node)) return
    best[node] = seconds
    arrival[node] = by
    open.push(node, seconds + greatCircle(place, to.at) / graph.topSpeed)
  }
  const goals = endsOf(graph, to, 'arriving')
  for (const { node, metres, way } of endsOf(graph, from, 'leaving')) {
    reach(node, metres / speedOf(graph.data, from.edge), way, junction(graph, node))
  }
  for (let node = open.pop(); node !== undefined && node !== target; node = open.pop()) {
    const seconds = cell(best, node)
    for (const goal of goals) {
      if (goal.node === node)
        reach(target, seconds + goal.metres / speedOf(graph.data, to.edge), goal.way, to.at)
    }
    for (let at = cell(graph.firstDeparture, node); at < cell(graph.firstDeparture, node + 1); at++) {
      const way = cell(graph.departures, at)
      const next = endOf(graph, way)
      reach(next, seconds + cell(graph.seconds, way >> 1), way, junction(graph, next))
    }
  }
  return cell(arrival, target) === none ? undefined : trace(graph, arrival, from, to)
}

interface End {
  node: number
  metres: number
  /** Edge number doubled, plus one for backwards. */
  way: number
}

/** The junctions one can drive to from a spot, or come from to reach it. */
function endsOf(graph: RoadGraph, snap: Snap, direction: 'leaving' | 'arriving'): End[] {
  const { data } = graph
  const [first, last] = [cell(data.from, snap.edge), cell(data.to, snap.edge)]
  const rest = Math.max(0, cell(graph.length, snap.edge) - snap.along)
  const leaving = direction === 'leaving'
  return [
    { node: leaving ? last : first, metres: leaving ? rest : snap.along, way: snap.edge * 2 },
    { node: leaving ? first : last, metres: leaving ? snap.along : rest, way: snap.edge * 2 + 1 },
  ].filter(({ way }) => mayDrive(data, snap.edge, way % 2 === 1))
}

function trace(graph: RoadGraph, arrival: Int32Array, from: Snap, to: Snap): Stretch[] {
  const last = cell(arrival, graph.data.nodes)
  const stretches: Stretch[] = [{ ...wholeOf(graph, last), end: to.along }]
  let way = cell(arrival, startOf(graph, last))
  // Driving the start's edge in full is never quicker than leaving from its middle, so meeting it ends the trace.
  while (way >> 1 !== from.edge) {
    stretches.push(wholeOf(graph, way))
    way = cell(arrival, startOf(graph, way))
  }
  stretches.push({ ...wholeOf(graph, way), begin: from.along })
  return stretches.toReversed()
}

function wholeOf(graph: RoadGraph, way: number): Stretch {
  const edge = way >> 1
  const length = cell(graph.length, edge)
  const backwards = way % 2 === 1
  return { edge, begin: backwards ? length : 0, end: backwards ? 0 : length, backwards }
}

function startOf(graph: RoadGraph, way: number): number {
  return cell(way % 2 === 1 ? graph.data.to : graph.data.from, way >> 1)
}

function endOf(graph: RoadGraph, way: number): number {
  return cell(way % 2 === 1 ? graph.data.from : graph.data.to, way >> 1)
}

function junction(graph: RoadGraph, node: number): Point {
  return graph.junctions[node] ?? { lat: 0, lng: 0 }
}
