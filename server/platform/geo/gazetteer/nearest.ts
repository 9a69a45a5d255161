// Nearest-point look-up over many fixed points, in metres.
import Flatbush from 'flatbush'
import { greatCircle } from '#contract/core/great-circle.ts'
import { longitudeScale, metresPerDegree } from '../great-circle.ts'
import type { Point } from '../point.ts'

export interface Nearest {
  /** Position of the closest point no farther than the limit. */
  within(point: Point, metres: number): number | undefined
}

export function createNearest(points: readonly Point[]): Nearest {
  const first = points[0]
  if (!first) return { within: () => undefined }
  const scale = longitudeScale(first.lat)
  const index = new Flatbush(points.length)
  for (const { lng, lat } of points) index.add(lng * scale, lat)
  index.finish()
  return {
    within(point, metres) {
      const [found] = index.neighbors(point.lng * scale, point.lat, 1, (metres * 1.2) / metresPerDegree)
      const at = found === undefined ? undefined : points[found]
      return at && greatCircle(point, at) <= metres ? found : undefined
    },
  }
}
