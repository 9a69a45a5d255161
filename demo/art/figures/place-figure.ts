// Puts figures on a sheet by what the eye sees of them, with the shadow they throw on the ground.
import { svgLayer } from '#server/platform/images/svg-layers.ts'
import type { Bounds } from '../emoji/bounds.ts'
import { ellipse } from '../paint/shapes.ts'
import type { Sheet } from '../paint/sheet.ts'
import { figureOf } from './figure.ts'
import { figureGroup, type Placement, scaleFor, tiltOf } from './figure-group.ts'

/** Draws the figure alone, as a layer the renderer may paint on its own small canvas. */
export function placeFigure(sheet: Sheet, placement: Placement): void {
  const figure = figureOf(placement.name)
  const { x, y } = placement
  const angle = tiltOf(figure, placement)
  const reach = reachOf(figure.bounds, angle) * scaleFor(figure.bounds, placement.size)
  sheet.add(
    svgLayer(
      { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
      figureGroup(sheet, figure, placement),
    ),
  )
}

/** Draws the figure standing on the ground: a tight dark shadow where it touches, a wide faint one around. */
export function standFigure(sheet: Sheet, placement: Placement, shadow: string): void {
  const figure = figureOf(placement.name)
  const { bounds } = figure
  const scale = scaleFor(bounds, placement.size)
  const width = (bounds.right - bounds.left) * scale
  const ground =
    placement.y + reachDown(width, (bounds.bottom - bounds.top) * scale, tiltOf(figure, placement))
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
  placeFigure(sheet, placement)
}

/** The height the visible part takes when placed at a size. */
export function placedHeight(name: string, size: number): number {
  const { bounds } = figureOf(name)
  return (bounds.bottom - bounds.top) * scaleFor(bounds, size)
}

/** How far below its centre a turned subject touches the ground, taking it for something between box and ball. */
function reachDown(width: number, height: number, angle: number): number {
  const radians = (Math.abs(angle) * Math.PI) / 180
  const box = (width * Math.sin(radians) + height * Math.cos(radians)) / 2
  return 0.55 * box + (0.45 * height) / 2
}

/** Half the side of an upright square that holds the turned figure, with a margin for soft edges the measuring passed over. */
function reachOf({ left, top, right, bottom }: Bounds, angle: number): number {
  const [width, height] = [right - left, bottom - top]
  const radians = (Math.abs(angle) * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.abs(Math.cos(radians))]
  return Math.max(width * cosine + height * sine, width * sine + height * cosine) * 0.55
}
