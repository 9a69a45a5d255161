// Turns driven stretches of edges into the line a map draws.
import type { Position } from '../point.ts'
import { positionOf } from '../point.ts'
import { cell } from './cell.ts'
import type { RoadData } from './road-file.ts'
import { cornerOf } from './road-graph.ts'
import type { Stretch } from './search.ts'
import type { Snap } from './snap.ts'

export function pathOf(data: RoadData, stretches: readonly Stretch[], from: Snap, to: Snap): Position[] {
  const path: Position[] = [positionOf(from.at)]
  for (const [at, stretch] of stretches.entries()) {
    const first = at === 0 ? from : undefined
    const last = at === stretches.length - 1 ? to : undefined
    path.push(...cornersOf(data, stretch, first, last))
  }
  path.push(positionOf(to.at))
  return path.filter((position, at) => at === 0 || !isSame(position, path[at - 1]))
}

/** The corners passed, without the cut-off parts before the start and after the goal. */
function cornersOf(data: RoadData, stretch: Stretch, from?: Snap, to?: Snap): Position[] {
  const begin = cell(data.start, stretch.edge)
  const corners = Array.from({ length: cell(data.start, stretch.edge + 1) - begin }, (_, at) =>
    positionOf(cornerOf(data, begin + at)),
  )
  if (stretch.backwards) {
    return corners.slice(to ? to.corner + 1 : 0, from ? from.corner + 1 : undefined).toReversed()
  }
  return corners.slice(from ? from.corner + 1 : 0, to ? to.corner + 1 : undefined)
}

function isSame(one: Position, other: Position | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1]
}
