// The family of colours one picture is painted with, all from one hue.
import { oklch, wheelToAngle } from './colour.ts'

export interface Palette {
  /** Nearly white: the lit middle of a background. */
  light: string
  /** Soft ground. */
  soft: string
  /** The far edge of a ground. */
  edge: string
  /** Shapes on the ground. */
  tint: string
  /** Stronger shapes, bands and rings. */
  strong: string
  /** Full colour for small accents. */
  vivid: string
  /** Dark enough for white type. */
  deep: string
  /** Shadows: never black, or the picture looks dirty. */
  shadow: string
}

/** Colours for a colour-wheel hue; `turn` shifts the accents against the ground. */
export function paletteOf(hue: number, turn = 0): Palette {
  const ground = wheelToAngle(hue)
  const accent = ground + awayFromLime(ground, turn)
  const lift = yellowLift(accent)
  return {
    light: oklch(0.985, 0.014, ground),
    soft: oklch(0.955, 0.035, ground),
    edge: oklch(0.905 + yellowLift(ground) * 0.22, 0.07, ground),
    tint: oklch(0.88 + lift * 0.3, 0.085, accent),
    strong: oklch(0.8 + lift * 0.55, 0.125, accent),
    vivid: oklch(0.68 + lift, 0.17, accent),
    deep: oklch(0.45 + lift * 0.5, 0.125, accent < 105 ? accent - lift * 220 : accent),
    shadow: oklch(0.36, 0.08, ground),
  }
}

/** Placeholder shown until a picture of this hue has loaded; no rendering needed. */
export function placeholderOf(hue: number): string {
  return paletteOf(hue).soft
}

/** Dark yellow looks like mud: between orange and lime the full colours are lifted, the deepest turned to orange. */
function yellowLift(angle: number): number {
  const away = Math.abs(((angle - 92 + 540) % 360) - 180)
  return 0.135 * Math.exp(-((away / 30) ** 2))
}

/** A yellow turned towards green looks spoilt; it turns towards orange instead. */
function awayFromLime(ground: number, turn: number): number {
  return ground > 60 && ground < 122 ? -Math.abs(turn) : turn
}
