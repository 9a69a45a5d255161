// A* over the road graph by driving time, from a spot on one edge to a spot on another.
import FlatQueue from 'flatqueue'
import { greatCircle } from '#contract/core/great-circle.ts'
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
/** Marks the junctions a drive may begin with. */
const begun = -2

/** Metres against the arrow that a courier walks rather than drives around the block. */
const walkBack = 20

export function searchRoute(graph: RoadGraph, from: Snap, to: Snap): Stretch[] | undefined {
  const direct = from.edge === to.edge && stretchOf(graph, from.edge, from.along, to.along)
  if (direct) return [direct]
  const best = new Float64Array(graph.data.nodes).fill(Number.POSITIVE_INFINITY)
  const arrival = new Int32Array(graph.data.nodes).fill(none)
  const open = new FlatQueue<number>()
  const reach = (node: number, seconds: number, by: number) => {
    if (seconds >= cell(best, node)) return
    best[node] = seconds
    arrival[node] = by
    open.push(node, seconds + greatCircle(junction(graph, node), to.at) / graph.topSpeed)
  }
  const starts = endsOf(graph, from, 'leaving')
  const goals = endsOf(graph, to, 'arriving')
  for (const { node, seconds } of starts) reach(node, seconds, begun)
  let goal: End | undefined
  let fastest = Number.POSITIVE_INFINITY
  // The queue hands out the most hopeful junction first: once even that cannot beat the goal, nothing can.
  while ((open.peekValue() ?? Number.POSITIVE_INFINITY) < fastest) {
    const node = open.pop() ?? none
    const seconds = cell(best, node)
    for (const end of goals) {
      if (end.node === node && seconds + end.seconds < fastest) {
        goal = end
        fastest = seconds + end.seconds
      }
    }
    for (let at = cell(graph.firstDeparture, node); at < cell(graph.firstDeparture, node + 1); at++) {
      const way = cell(graph.departures, at)
      reach(endOf(graph, way), seconds + cell(graph.seconds, way >> 1), way)
    }
  }
  return goal && trace(graph, arrival, starts, goal)
}

interface End {
  node: number
  seconds: number
  /** What is driven between the spot and the junction. */
  stretch: Stretch
}

/** The junctions one can drive to from a spot, or come from to reach it, the quicker first. */
function endsOf(graph: RoadGraph, { edge, along }: Snap, direction: 'leaving' | 'arriving'): End[] {
  return [
    { node: cell(graph.data.from, edge), place: 0 },
    { node: cell(graph.data.to, edge), place: cell(graph.length, edge) },
  ]
    .flatMap(({ node, place }) => {
      const [begin, end] = direction === 'leaving' ? [along, place] : [place, along]
      const stretch = stretchOf(graph, edge, begin, end)
      return stretch ? [{ node, stretch, seconds: Math.abs(end - begin) / speedOf(graph.data, edge) }] : []
    })
    .toSorted((one, other) => one.seconds - other.seconds)
}

function stretchOf(graph: RoadGraph, edge: number, begin: number, end: number): Stretch | undefined {
  const backwards = end < begin
  const allowed = mayDrive(graph.data, edge, backwards) || Math.abs(end - begin) <= walkBack
  return allowed ? { edge, begin, end, backwards } : undefined
}

function trace(graph: RoadGraph, arrival: Int32Array, starts: readonly End[], goal: End): Stretch[] {
  const stretches = [goal.stretch]
  let node = goal.node
  for (let way = cell(arrival, node); way !== begun; way = cell(arrival, node)) {
    stretches.push(wholeOf(graph, way))
    node = startOf(graph, way)
  }
  const start = starts.find((end) => end.node === node)
  return (start ? [...stretches, start.stretch] : stretches).toReversed()
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
