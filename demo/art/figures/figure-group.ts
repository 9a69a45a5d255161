// A figure as an SVG group of a given size: by itself on a sheet, or as part of another figure.
import type { Bounds } from '../emoji/bounds.ts'
import { px, type Sheet } from '../paint/sheet.ts'

export interface Figure {
  /** Inner SVG with definitions of its own. */
  body: string
  /** Where the visible part lies, in the units of the body. */
  bounds: Bounds
  /** Stands on its foot and bears writing: never mirrored, hardly tilted. */
  upright: boolean
}

export interface Placement {
  name: string
  /** Centre of the visible part. */
  x: number
  y: number
  /** About the longer side of the visible part. */
  size: number
  angle?: number
  flip?: boolean
  opacity?: number
}

/** Ids are made unique for the sheet, so that the same figure may be placed twice. */
export function figureGroup(sheet: Sheet, figure: Figure, placement: Omit<Placement, 'name'>): string {
  const { x, y, size, flip = false, opacity } = placement
  const { bounds } = figure
  const angle = tiltOf(figure, placement)
  const scale = scaleFor(bounds, size)
  const [midX, midY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
  const moves = [
    `translate(${px(x)} ${px(y)})`,
    angle === 0 ? '' : `rotate(${px(angle)})`,
    `scale(${fine(flip && !figure.upright ? -scale : scale)} ${fine(scale)})`,
    `translate(${px(-midX)} ${px(-midY)})`,
  ]
  const faded = opacity === undefined ? '' : ` opacity="${px(opacity)}"`
  return `<g transform="${moves.join('')}"${faded}>${withOwnIds(figure.body, sheet.freshId())}</g>`
}

/** Soup does not stay in a tilted bowl: what stands upright leans by a quarter at most. */
export function tiltOf({ upright }: Figure, { angle = 0 }: { angle?: number }): number {
  return upright ? angle * 0.25 : angle
}

/** Between longer side and area, so that a slim bottle looks as big as a round plate. */
export function scaleFor({ left, top, right, bottom }: Bounds, size: number): number {
  const [width, height] = [right - left, bottom - top]
  return size / (0.75 * Math.max(width, height) + 0.25 * Math.sqrt(width * height))
}

/** A small figure on a label is scaled to hundredths, where two decimals are too coarse. */
function fine(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}

/** Gradients and filters of two placed figures must not share ids, or one is painted with the other's colours. */
function withOwnIds(body: string, prefix: string): string {
  return body.replaceAll(/(\bid="|url\(#|href="#)/g, `$1${prefix}-`)
}
