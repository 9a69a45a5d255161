// Puts emoji on a sheet by what the eye sees of them, with the shadow they throw on the ground.
import { svgLayer } from '#server/platform/images/svg-layers.ts'
import { ellipse } from '../paint/shapes.ts'
import { px, type Sheet } from '../paint/sheet.ts'
import { type Bounds, emojiBounds } from './bounds.ts'
import { emojiBody } from './emoji.ts'

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

/** Draws the emoji alone, as a layer the renderer may paint on its own small canvas. */
export function placeEmoji(sheet: Sheet, placement: Placement): void {
  const { name, x, y, angle = 0, flip = false, opacity } = placement
  const bounds = emojiBounds(name)
  const scale = scaleFor(bounds, placement.size)
  const [midX, midY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
  const moves = [
    `translate(${px(x)} ${px(y)})`,
    angle === 0 ? '' : `rotate(${px(angle)})`,
    `scale(${px(flip ? -scale : scale)} ${px(scale)})`,
    `translate(${px(-midX)} ${px(-midY)})`,
  ]
  const faded = opacity === undefined ? '' : ` opacity="${px(opacity)}"`
  const body = withOwnIds(emojiBody(name), sheet.freshId())
  const reach = reachOf(bounds, angle) * scale
  sheet.add(
    svgLayer(
      { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
      `<g transform="${moves.join('')}"${faded}>${body}</g>`,
    ),
  )
}

/** Draws the emoji standing on the ground: a tight dark shadow where it touches, a wide faint one around. */
export function standEmoji(sheet: Sheet, placement: Placement, shadow: string): void {
  const bounds = emojiBounds(placement.name)
  const scale = scaleFor(bounds, placement.size)
  const width = (bounds.right - bounds.left) * scale
  const ground = placement.y + reachDown(width, (bounds.bottom - bounds.top) * scale, placement.angle ?? 0)
  const wide = sheet.radial([
    [0, shadow, 0.3],
    [0.55, shadow, 0.13],
    [1, shadow, 0],
  ])
  const tight = sheet.radial([
    [0, shadow, 0.42],
    [0.6, shadow, 0.2],
    [1, shadow, 0],
  ])
  sheet.add(
    ellipse(placement.x, ground - width * 0.005, width * 0.6, width * 0.105, { fill: wide }),
    ellipse(placement.x, ground - width * 0.02, width * 0.4, width * 0.05, { fill: tight }),
  )
  placeEmoji(sheet, placement)
}

/** The height the visible part takes when placed at a size. */
export function placedHeight(name: string, size: number): number {
  const bounds = emojiBounds(name)
  return (bounds.bottom - bounds.top) * scaleFor(bounds, size)
}

/** How far below its centre a turned subject touches the ground, taking it for something between box and ball. */
function reachDown(width: number, height: number, angle: number): number {
  const radians = (Math.abs(angle) * Math.PI) / 180
  const box = (width * Math.sin(radians) + height * Math.cos(radians)) / 2
  return 0.55 * box + (0.45 * height) / 2
}

/** Between longer side and area, so that a slim bottle looks as big as a round plate. */
function scaleFor({ left, top, right, bottom }: Bounds, size: number): number {
  const [width, height] = [right - left, bottom - top]
  return size / (0.75 * Math.max(width, height) + 0.25 * Math.sqrt(width * height))
}

/** Half the side of an upright square that holds the turned emoji, with a margin for soft edges the measuring passed over. */
function reachOf({ left, top, right, bottom }: Bounds, angle: number): number {
  const [width, height] = [right - left, bottom - top]
  const radians = (Math.abs(angle) * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.abs(Math.cos(radians))]
  return Math.max(width * cosine + height * sine, width * sine + height * cosine) / 2 + 1.5
}

/** Gradients and filters of two placed emoji must not share ids, or one is painted with the other's colours. */
function withOwnIds(body: string, prefix: string): string {
  return body.replaceAll(/(\bid="|url\(#|href="#)/g, `$1${prefix}-`)
}
