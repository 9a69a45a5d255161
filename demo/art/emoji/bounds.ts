// Where the visible part of each emoji lies in its 32 × 32 box: centring and sizing go by what the eye sees.
import table from './bounds.json' with { type: 'json' }

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

const measured: Record<string, number[] | undefined> = table
const skinTone = /-(?:light|medium-light|medium|medium-dark|dark)$/

/** People in five skin tones share one outline. */
export function withoutSkinTone(name: string): string {
  return name.replace(skinTone, '')
}

/** Measured edges, or the usual margins of the set for an icon that was never measured. */
export function emojiBounds(name: string): Bounds {
  const [left = 2, top = 2, right = 30, bottom = 30] = measured[withoutSkinTone(name)] ?? []
  return { left, top, right, bottom }
}
