// The four ways a pin can be nudged; on a map east is right in every language.

export const directions = ['north', 'west', 'east', 'south'] as const

export type Direction = (typeof directions)[number]

/** How far right and down on the screen. */
export const screenSteps = {
  north: { right: 0, down: -1 },
  south: { right: 0, down: 1 },
  west: { right: -1, down: 0 },
  east: { right: 1, down: 0 },
} as const satisfies Record<Direction, { right: number; down: number }>

const arrowKeys = new Map<string, Direction>([
  ['ArrowUp', 'north'],
  ['ArrowDown', 'south'],
  ['ArrowLeft', 'west'],
  ['ArrowRight', 'east'],
])

const zoomKeys = new Map<string, 1 | -1>([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
])

export type MapKey = { kind: 'nudge'; direction: Direction } | { kind: 'zoom'; steps: 1 | -1 }

/** What a key means on the map; null for keys that belong to the page. */
export function mapKeyOf(key: string): MapKey | null {
  const direction = arrowKeys.get(key)
  if (direction) return { kind: 'nudge', direction }
  const steps = zoomKeys.get(key)
  return steps ? { kind: 'zoom', steps } : null
}
