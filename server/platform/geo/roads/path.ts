// Turns driven stretches of edges into the line a map draws.
import { greatCircle } from '#contract/core/great-circle.ts'
import { type Position, positionOf } from '../point.ts'
import { cell } from './cell.ts'
import type { RoadData } from './road-file.ts'
import { cornerOf } from './road-graph.ts'
import type { Stretch } from './search.ts'
import type { Snap } from './snap.ts'

export function pathOf(data: RoadData, stretches: readonly Stretch[], from: Snap, to: Snap): Position[] {
  const path = [
    positionOf(from.at),
    ...stretches.flatMap((stretch) => cornersOf(data, stretch)),
    positionOf(to.at),
  ]
  return path.filter((position, at) => at === 0 || !isSame(position, path[at - 1]))
}

/** The corners passed, found by their distance along the edge: a stretch may begin and end anywhere on it. */
function cornersOf(data: RoadData, { edge, begin, end, backwards }: Stretch): Position[] {
  const [low, high] = [Math.min(begin, end), Math.max(begin, end)]
  const passed: Position[] = []
  let along = 0
  for (let corner = cell(data.start, edge); corner < cell(data.start, edge + 1); corner++) {
    const here = cornerOf(data, corner)
    if (corner > cell(data.start, edge)) along += greatCircle(cornerOf(data, corner - 1), here)
    if (along >= low && along <= high) passed.push(positionOf(here))
  }
  return backwards ? passed.toReversed() : passed
}

function isSame(one: Position, other: Position | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1]
}
