// Small pictures of one thing: categories, parcel kinds, reasons, states with nothing to show.
import type { ArtSubject } from '../content/content.types.ts'
import { placedHeight, placeFigure, standFigure } from './figures/place-figure.ts'
import { type Palette, paletteOf } from './paint/palette.ts'
import { type Chance, chanceFrom } from './paint/random.ts'
import { blob, circle, ellipse, sparkle } from './paint/shapes.ts'
import { openSheet, type Sheet } from './paint/sheet.ts'
import { wash } from './scenes/grounds.ts'

export interface SmallArt {
  subject: ArtSubject
  hue: number
  seed: string
}

/** A category, 400 × 400: large and plain, for it is shown at the size of a thumb. */
export function composeCategory({ subject, hue, seed }: SmallArt): string {
  const chance = chanceFrom(`${seed}/category`)
  const sheet = openSheet(400, 400)
  const palette = paletteOf(hue, chance.between(-10, 10))
  wash(sheet, palette, chance)
  sheet.add(circle(200, 200, 168, { fill: '#ffffff', opacity: 0.55 }))
  standFigure(
    sheet,
    { name: subject[0], x: 200, y: 196, size: 248, angle: chance.between(-5, 5) },
    palette.shadow,
  )
  return sheet.toSvg()
}

/** A kind of parcel, 480 × 480: the thing sent, before the box it travels in. */
export function composeParcelCategory({ subject, hue, seed }: SmallArt): string {
  const chance = chanceFrom(`${seed}/parcel`)
  const sheet = openSheet(480, 480)
  const palette = paletteOf(hue, chance.between(-10, 10))
  wash(sheet, palette, chance)
  sheet.add(
    circle(240, 236, 190, { fill: '#ffffff', opacity: 0.6 }),
    ellipse(240, 392, 300, 90, { fill: palette.tint, opacity: 0.6 }),
  )
  const [name, ...others] = subject
  const feet = (emoji: string, size: number, ground: number) => ground - placedHeight(emoji, size) / 2
  if (name !== 'package') {
    standFigure(sheet, { name: 'package', x: 318, y: feet('package', 216, 352), size: 216 }, palette.shadow)
  }
  const [x, size] = name === 'package' ? [240, 286] : [180, 244]
  standFigure(
    sheet,
    { name, x, y: feet(name, size, 396), size, angle: chance.between(-4, 4) },
    palette.shadow,
  )
  const [garnish] = others
  if (garnish) placeFigure(sheet, { name: garnish, x: 108, y: 108, size: 84, angle: chance.between(-14, 14) })
  return sheet.toSvg()
}

/** A reason to choose the service, 400 × 400 on nothing. */
export function composeWhyChoose({ subject, hue, seed }: SmallArt): string {
  const sheet = openSheet(400, 400)
  drawOnBlob(sheet, subject, paletteOf(hue), chanceFrom(`${seed}/why`))
  return sheet.toSvg()
}

/** A state with nothing to show, 480 × 360 on nothing, so that it suits light and dark pages. */
export function composeEmpty({ subject, hue, seed }: SmallArt): string {
  const sheet = openSheet(480, 360)
  drawOnBlob(sheet, subject, paletteOf(hue), chanceFrom(`${seed}/empty`))
  return sheet.toSvg()
}

/** The page that is not there, 640 × 420: a scooter that took a wrong turn. */
export function composeNotFound(): string {
  const sheet = openSheet(640, 420)
  const palette = paletteOf(225)
  const chance = chanceFrom('not-found')
  const outline = Array.from({ length: 9 }, () => chance.between(170, 215))
  sheet.add(
    blob(
      320,
      200,
      outline.map((reach) => reach * 1.1),
      { fill: palette.tint, opacity: 0.35 },
    ),
    blob(320, 200, outline, { fill: palette.edge }),
    ellipse(320, 344, 268, 44, { fill: palette.strong, opacity: 0.55 }),
  )
  const feet = (name: string, size: number, ground: number) => ground - placedHeight(name, size) / 2
  const stand = (name: string, x: number, size: number, ground: number) =>
    standFigure(sheet, { name, x, y: feet(name, size, ground), size }, palette.shadow)
  stand('cactus', 148, 118, 330)
  stand('world-map', 470, 132, 326)
  stand('motor-scooter', 300, 236, 362)
  placeFigure(sheet, { name: 'red-question-mark', x: 388, y: 84, size: 72, angle: 12 })
  placeFigure(sheet, { name: 'compass', x: 196, y: 96, size: 64, angle: -14 })
  placeFigure(sheet, { name: 'round-pushpin', x: 520, y: 196, size: 56, angle: 8 })
  return sheet.toSvg()
}

function drawOnBlob(sheet: Sheet, [name, ...garnishes]: ArtSubject, palette: Palette, chance: Chance): void {
  const [x, y, reach] = [sheet.width / 2, sheet.height * 0.5, sheet.height * 0.43]
  const outline = Array.from({ length: 8 }, () => reach * chance.between(0.94, 1.12))
  sheet.add(
    blob(x, y, outline, { fill: palette.edge }),
    circle(x + reach * 0.95, y - reach * 0.72, reach * 0.09, { fill: palette.strong }),
    circle(x - reach * 1.02, y + reach * 0.5, reach * 0.06, { fill: palette.strong }),
    sparkle(x - reach * 0.92, y - reach * 0.6, reach * 0.13, { fill: palette.vivid }),
  )
  standFigure(
    sheet,
    { name, x, y: y - reach * 0.03, size: reach * 1.24, angle: chance.between(-5, 5) },
    palette.shadow,
  )
  const places = [
    [0.82, 0.58],
    [-0.84, 0.12],
    [0.72, -0.62],
  ] as const
  garnishes.slice(0, 3).forEach((garnish, place) => {
    const [across, down] = places[place] ?? [0, 0]
    const at = { x: x + across * reach, y: y + down * reach }
    placeFigure(sheet, { name: garnish, ...at, size: reach * 0.42, angle: chance.between(-16, 16) })
  })
}
