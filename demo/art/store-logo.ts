// The badge of a store: legible at 48 px, whole inside a circle, different from its neighbours.

import { placeFigure, standFigure } from './figures/place-figure.ts'
import { letter, monogramOf, textWidth } from './paint/lettering.ts'
import { type Palette, paletteOf } from './paint/palette.ts'
import { type Chance, chanceFrom } from './paint/random.ts'
import { blob, circle, path, rect } from './paint/shapes.ts'
import { openSheet, px, type Sheet } from './paint/sheet.ts'
import type { StoreArt } from './store-cover.ts'

interface BadgeParts {
  mark: string
  monogram: string
  palette: Palette
  chance: Chance
}

type Badge = (sheet: Sheet, parts: BadgeParts) => void

const edge = 400
const middle = edge / 2

/** A white plate with a coloured ring around the mark. */
function ring(sheet: Sheet, { mark, palette }: BadgeParts): void {
  ground(sheet, palette.vivid, palette.strong)
  sheet.add(
    circle(middle, middle, 172, { fill: '#ffffff' }),
    circle(middle, middle, 152, { stroke: palette.strong, thickness: 6 }),
  )
  standFigure(sheet, { name: mark, x: middle, y: middle - 4, size: 206 }, palette.shadow)
}

/** Initials on deep colour, the mark peeking in below. */
function initials(sheet: Sheet, { mark, monogram, palette }: BadgeParts): void {
  ground(sheet, palette.vivid, palette.deep)
  sheet.add(circle(middle, middle, 168, { stroke: '#ffffff', thickness: 5, opacity: 0.5 }))
  sheet.add(letter({ text: monogram, x: middle, y: 160, size: fitting(monogram, 200, 168), fill: '#ffffff' }))
  placeFigure(sheet, { name: mark, x: middle, y: 292, size: 116 })
}

/** A seal with a wavy rim. */
function seal(sheet: Sheet, { mark, palette, chance }: BadgeParts): void {
  ground(sheet, palette.soft, palette.edge)
  const waves = chance.pick([12, 14, 16])
  const reach = Array.from({ length: waves * 2 }, (_, place) => (place % 2 === 0 ? 192 : 164))
  sheet.add(
    blob(middle, middle, reach, { fill: palette.vivid }),
    circle(middle, middle, 142, { fill: '#ffffff' }),
    circle(middle, middle, 154, { stroke: '#ffffff', thickness: 3, dashes: '1 12' }),
  )
  standFigure(sheet, { name: mark, x: middle, y: middle - 3, size: 192 }, palette.shadow)
}

/** The mark alone on full colour, with a soft light behind it. */
function spotlight(sheet: Sheet, { mark, palette, chance }: BadgeParts): void {
  ground(sheet, palette.strong, palette.vivid)
  const light = sheet.radial([
    [0, '#ffffff', 0.9],
    [0.6, '#ffffff', 0.45],
    [1, '#ffffff', 0],
  ])
  sheet.add(circle(middle, middle, 196, { fill: light }))
  standFigure(
    sheet,
    { name: mark, x: middle, y: middle - 6, size: 250, angle: chance.between(-8, 8) },
    palette.shadow,
  )
}

/** A shield carried by a coloured field. */
function shield(sheet: Sheet, { mark, palette }: BadgeParts): void {
  ground(sheet, palette.soft, palette.tint)
  const outline = (size: number) => {
    const at = (x: number, y: number) => `${px(middle + x * size)} ${px(middle + y * size)}`
    return `M${at(-0.8, -0.86)}Q${at(-0.4, -0.86)} ${at(0, -1.02)}Q${at(0.4, -0.86)} ${at(0.8, -0.86)}V${px(middle + 0.12 * size)}Q${at(0.8, 0.76)} ${at(0, 1.04)}Q${at(-0.8, 0.76)} ${at(-0.8, 0.12)}Z`
  }
  sheet.add(
    path(outline(178), {
      fill: sheet.linear([
        [0, palette.vivid],
        [1, palette.deep],
      ]),
    }),
    path(outline(158), { fill: '#ffffff', opacity: 0.94 }),
  )
  standFigure(sheet, { name: mark, x: middle, y: middle - 12, size: 178 }, palette.shadow)
}

/** Two fields of colour, the initial on one, the mark on the other. */
function split(sheet: Sheet, { mark, monogram, palette }: BadgeParts): void {
  ground(sheet, palette.light, palette.soft)
  const text = monogram.slice(0, 1)
  sheet.add(
    rect(
      { x: 0, y: 222, width: edge, height: 178 },
      {
        fill: sheet.linear([
          [0, palette.vivid],
          [1, palette.deep],
        ]),
      },
    ),
    letter({ text, x: middle, y: 304, size: 128, fill: '#ffffff' }),
  )
  standFigure(sheet, { name: mark, x: middle, y: 134, size: 158 }, palette.shadow)
}

const picture: readonly [Badge, ...Badge[]] = [ring, seal, spotlight, shield]
const lettered: readonly [Badge, ...Badge[]] = [ring, initials, seal, spotlight, shield, split]

/** The logo of a store, 400 × 400; a name without Latin letters gets a badge without initials. */
export function composeStoreLogo({ subject, hue, name, seed }: StoreArt): string {
  const chance = chanceFrom(`${seed}/${name}/logo`)
  const sheet = openSheet(edge, edge)
  const monogram = monogramOf(name)
  const badge = chance.pick(monogram === '' ? picture : lettered)
  badge(sheet, { mark: subject[0], monogram, palette: paletteOf(hue, chance.between(-20, 20)), chance })
  return sheet.toSvg()
}

function ground(sheet: Sheet, from: string, to: string): void {
  const fill = sheet.linear(
    [
      [0, from],
      [1, to],
    ],
    60,
  )
  sheet.add(rect({ x: 0, y: 0, width: edge, height: edge }, { fill }))
}

function fitting(text: string, room: number, size: number): number {
  return Math.min(size, (size * room) / textWidth(text, size))
}
