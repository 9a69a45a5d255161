// Plain SVG shapes as text: the vocabulary the scenes are written in.
import { px } from './sheet.ts'

export interface Ink {
  fill?: string
  opacity?: number
  stroke?: string
  thickness?: number
  dashes?: string
}

export function circle(x: number, y: number, radius: number, ink: Ink): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"${inkOf(ink)}/>`
}

export function ellipse(x: number, y: number, across: number, down: number, ink: Ink): string {
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(across)}" ry="${px(down)}"${inkOf(ink)}/>`
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
  radius?: number
}

export function rect({ x, y, width, height, radius = 0 }: Box, ink: Ink, turn = 0): string {
  const rounded = radius > 0 ? ` rx="${px(radius)}"` : ''
  const turned =
    turn === 0 ? '' : ` transform="rotate(${px(turn)} ${px(x + width / 2)} ${px(y + height / 2)})"`
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"${rounded}${turned}${inkOf(ink)}/>`
}

export function path(data: string, ink: Ink): string {
  return `<path d="${data}"${inkOf(ink)}/>`
}

export function group(elements: readonly string[], attributes: string): string {
  return `<g ${attributes}>${elements.join('')}</g>`
}

/** A star with `points` rounded by its own stroke; four points make a sparkle. */
export function star(x: number, y: number, radius: number, points: number, waist: number, ink: Ink): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * waist
    const angle = (corner * Math.PI) / points - Math.PI / 2
    return `${px(x + reach * Math.cos(angle))} ${px(y + reach * Math.sin(angle))}`
  })
  return path(`M${corners.join('L')}Z`, ink)
}

/** A sparkle with sides curved inwards. */
export function sparkle(x: number, y: number, radius: number, ink: Ink): string {
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius].map(px)
  const [midX, midY] = [px(x), px(y)]
  return path(
    `M${midX} ${top}Q${midX} ${midY} ${right} ${midY}Q${midX} ${midY} ${midX} ${bottom}Q${midX} ${midY} ${left} ${midY}Q${midX} ${midY} ${midX} ${top}Z`,
    ink,
  )
}

/** A closed soft outline through points around a centre; `reach` gives the distance of each point. */
export function blob(x: number, y: number, reach: readonly number[], ink: Ink): string {
  const points = reach.map((distance, place) => {
    const angle = (place / reach.length) * Math.PI * 2
    return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) }
  })
  const middle = (place: number) => {
    const from = points[place % points.length] ?? { x, y }
    const to = points[(place + 1) % points.length] ?? { x, y }
    return `${px((from.x + to.x) / 2)} ${px((from.y + to.y) / 2)}`
  }
  const curves = points.map((_, place) => {
    const corner = points[(place + 1) % points.length] ?? { x, y }
    return `Q${px(corner.x)} ${px(corner.y)} ${middle(place + 1)}`
  })
  return path(`M${middle(0)}${curves.join('')}Z`, ink)
}

function inkOf({ fill = 'none', opacity, stroke, thickness, dashes }: Ink): string {
  const seeThrough = opacity === undefined ? '' : ` opacity="${px(opacity)}"`
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${px(thickness ?? 1)}"`
  const dashed = dashes === undefined ? '' : ` stroke-dasharray="${dashes}" stroke-linecap="round"`
  return ` fill="${fill}"${seeThrough}${line}${dashed}`
}
