// The embedded router: the quickest drive over the road graph, or a stretched straight line where there is none.
import { greatCircle } from '#contract/core/great-circle.ts'
import { type Point, type Position, positionOf } from './point.ts'
import { cell } from './roads/cell.ts'
import { pathOf } from './roads/path.ts'
import type { RoadData } from './roads/road-file.ts'
import { buildGraph } from './roads/road-graph.ts'
import { searchRoute } from './roads/search.ts'
import { createSnapper, type Snapper } from './roads/snap.ts'

export interface Route {
  distance_m: number
  duration_s: number
  path: Position[]
  /** True when no road was followed and the straight line was stretched instead. */
  estimated: boolean
}

export interface Router {
  route(from: Point, to: Point): Route
  /** The gazetteer's number of the named street nearest to a point. */
  nearestStreet(point: Point, metres: number): number | undefined
}

/** Farther from any road than this, in metres, the road says nothing about the way there. */
const roadReach = 500

/** Roads are about a third longer than the straight line. */
const detour = 1.35

/** Metres per second: from the door to the road on foot, and across the city where no road is known. */
const walkingSpeed = 1.4
const estimatedSpeed = 7

export function createRouter(data: RoadData): Router {
  const graph = buildGraph(data)
  const snap: Snapper = createSnapper(data)
  return {
    route(from, to) {
      const [start, goal] = [snap(from, roadReach), snap(to, roadReach)]
      const stretches = start && goal && searchRoute(graph, start, goal)
      if (!stretches) return estimate(from, to)
      const driven = stretches.map(({ edge, begin, end }) => ({ edge, metres: Math.abs(end - begin) }))
      const walked = start.away + goal.away
      const seconds = driven.reduce(
        (sum, { edge, metres }) =>
          sum + (metres / Math.max(1e-9, cell(graph.length, edge))) * cell(graph.seconds, edge),
        walked / walkingSpeed,
      )
      return {
        distance_m: driven.reduce((sum, { metres }) => sum + metres, walked),
        duration_s: seconds,
        path: [positionOf(from), ...pathOf(data, stretches, start, goal), positionOf(to)],
        estimated: false,
      }
    },
    nearestStreet(point, metres) {
      const found = snap(point, metres, (edge) => cell(data.street, edge) > 0)
      return found && cell(data.street, found.edge) - 1
    },
  }
}

/** Seconds on foot, straight on as far as houses allow. */
export function secondsOnFoot(from: Point, to: Point): number {
  return (greatCircle(from, to) * detour) / walkingSpeed
}

export function estimate(from: Point, to: Point): Route {
  const distance_m = greatCircle(from, to) * detour
  return {
    distance_m,
    duration_s: distance_m / estimatedSpeed,
    path: [positionOf(from), positionOf(to)],
    estimated: true,
  }
}
