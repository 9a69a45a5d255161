// Which ways a courier does not go: from a door to the same door, and farther than a day's work allows.

export type ParcelWayProblem = 'same_place' | 'too_far'

export interface ParcelWay {
  /** As the crow flies, in metres. */
  straight: number
  /** By road where one is known, in kilometres. */
  distance: number
}

/** Two marks closer than this are one door, marked twice. */
const sameDoor = 10

/** Kilometres. */
const farthest = 100

export function parcelWayProblem({ straight, distance }: ParcelWay): ParcelWayProblem | null {
  if (straight < sameDoor) return 'same_place'
  return distance > farthest ? 'too_far' : null
}
