// When a border can be saved: asked while it is drawn and again by the server, so both say the same.
import { checkPolygon, type PolygonProblem } from '../../../core/area/check-polygon.ts'
import { sharedPoint } from '../../../core/area/overlap.ts'
import { type Corner, isInArea, type PolygonRings } from '../../../core/area/polygon.ts'

/** Another zone that is switched on. */
export interface Neighbour {
  id: number
  name: string
  priority: number
  rings: PolygonRings
}

export type BorderProblem = PolygonProblem | { kind: 'overlap'; at: Corner; names: string[] }

interface Drawn {
  rings: PolygonRings
  priority: number
  /** Switched off it delivers nowhere, and may lie over others. */
  status: boolean
}

/** Where zones of different priority lie over each other the higher one holds; of the same priority neither would. */
export function borderProblem(drawn: Drawn, others: readonly Neighbour[]): BorderProblem | null {
  const problem = checkPolygon(drawn.rings)
  if (problem || !drawn.status) return problem
  const shared = others
    .filter(({ priority }) => priority === drawn.priority)
    .flatMap(({ name, rings }) => {
      const at = sharedPoint(drawn.rings, rings)
      return at ? [{ name, at }] : []
    })
  const [first] = shared
  return first ? { kind: 'overlap', at: first.at, names: shared.map(({ name }) => name) } : null
}

/** Those a new border no longer holds, though the old one did: what was outside before is no news. */
export function leftOutside<Place extends { lat: number; lng: number }>(
  before: PolygonRings,
  after: PolygonRings,
  places: readonly Place[],
): Place[] {
  return places.filter((place) => isInArea(before, place) && !isInArea(after, place))
}
