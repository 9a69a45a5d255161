// Which roads a courier drives, how fast in practice, and in which direction.
import { lookUp } from './map-classes.ts'
import type { Tags } from './source.ts'

/** Typical door-to-door speeds in a city with traffic lights, km/h. */
const speeds: Record<string, number> = {
  motorway: 80,
  motorway_link: 45,
  trunk: 55,
  trunk_link: 40,
  primary: 42,
  primary_link: 32,
  secondary: 38,
  secondary_link: 28,
  tertiary: 33,
  tertiary_link: 25,
  unclassified: 28,
  residential: 24,
  living_street: 12,
  service: 14,
  track: 12,
}

/** Bits: 1 forwards, 2 backwards. */
export interface Driving {
  speed: number
  ways: 1 | 2 | 3
}

const closed = new Set(['no', 'private'])

export function drivingOf(tags: Tags): Driving | undefined {
  const typical = lookUp(speeds, tags.highway ?? '')
  if (typical === undefined || closed.has(tags.access ?? '') || closed.has(tags.motor_vehicle ?? ''))
    return undefined
  const limit = Number(tags.maxspeed ?? '')
  const speed = limit > 0 ? Math.min(typical, limit) : typical
  return { speed, ways: waysOf(tags) }
}

function waysOf(tags: Tags): Driving['ways'] {
  if (tags.oneway === '-1') return 2
  if (tags.oneway === 'no') return 3
  const oneWay = tags.oneway === 'yes' || tags.junction === 'roundabout' || tags.highway === 'motorway'
  return oneWay ? 1 : 3
}
