// The grounds a single subject stands on: soft, light, of one family, so that a grid of cards stays calm.
import type { Palette } from '../paint/palette.ts'
import type { Chance } from '../paint/random.ts'
import { blob, circle, ellipse, path, rect } from '../paint/shapes.ts'
import { px, type Sheet } from '../paint/sheet.ts'

export type Ground = (sheet: Sheet, palette: Palette, chance: Chance) => void

/** A pale disc with a thin ring, lit from above. */
function disc(sheet: Sheet, palette: Palette, chance: Chance): void {
  const { width } = sheet
  wash(sheet, palette, chance)
  const y = width * 0.5
  sheet.add(
    circle(width / 2, y, width * 0.425, { fill: palette.light, opacity: 0.4 }),
    circle(width / 2, y, width * 0.36, { fill: '#ffffff', opacity: 0.72 }),
  )
}

/** An irregular pool of light with two drops beside it. */
function pool(sheet: Sheet, palette: Palette, chance: Chance): void {
  const { width } = sheet
  wash(sheet, palette, chance)
  const reach = Array.from({ length: 7 }, () => width * chance.between(0.37, 0.47))
  sheet.add(blob(width / 2, width / 2, reach, { fill: '#ffffff', opacity: 0.66 }))
  const side = chance.pick([-1, 1])
  sheet.add(
    circle(width * (0.5 + side * 0.41), width * chance.between(0.16, 0.24), width * 0.035, {
      fill: '#ffffff',
      opacity: 0.6,
    }),
    circle(width * (0.5 - side * 0.42), width * chance.between(0.74, 0.82), width * 0.025, {
      fill: '#ffffff',
      opacity: 0.55,
    }),
  )
}

/** A round niche above a table top. */
function niche(sheet: Sheet, palette: Palette, chance: Chance): void {
  const { width } = sheet
  wash(sheet, palette, chance)
  const arch = {
    x: width * 0.17,
    y: width * 0.12,
    width: width * 0.66,
    height: width * 1.1,
    radius: width * 0.33,
  }
  sheet.add(
    rect(arch, {
      fill: sheet.linear([
        [0, '#ffffff', 0.9],
        [0.7, '#ffffff', 0.35],
      ]),
    }),
  )
  table(sheet, palette, width * 0.735)
}

/** Wide rings around the middle, fading outwards. */
function rings(sheet: Sheet, palette: Palette, chance: Chance): void {
  const { width } = sheet
  wash(sheet, palette, chance)
  const [x, y] = [width / 2, width * 0.5]
  for (const [reach, opacity] of [
    [0.56, 0.2],
    [0.47, 0.3],
    [0.38, 0.42],
    [0.3, 0.5],
  ] as const) {
    sheet.add(circle(x, y, width * reach, { fill: '#ffffff', opacity }))
  }
}

/** A low hill in front of a sun-like disc. */
function hill(sheet: Sheet, palette: Palette, chance: Chance): void {
  const { width } = sheet
  wash(sheet, palette, chance)
  const lean = chance.between(-0.06, 0.06)
  sheet.add(
    circle(width * (0.5 + lean), width * 0.45, width * 0.36, { fill: '#ffffff', opacity: 0.7 }),
    ellipse(width * (0.5 - lean), width * 1.08, width * 0.86, width * 0.38, {
      fill: sheet.linear([
        [0, palette.tint, 0.85],
        [0.5, palette.edge, 0.7],
      ]),
    }),
  )
}

export const grounds: readonly [Ground, ...Ground[]] = [disc, pool, niche, rings, hill]

/** Light in the middle, colour at the rim; where the light falls varies. */
export function wash(sheet: Sheet, palette: Palette, chance: Chance): void {
  const fill = sheet.radial(
    [
      [0, palette.light],
      [0.55, palette.soft],
      [1, palette.edge],
    ],
    { x: chance.between(0.38, 0.62), y: chance.between(0.3, 0.45), radius: 0.78 },
  )
  sheet.add(rect({ x: 0, y: 0, width: sheet.width, height: sheet.height }, { fill }))
}

/** A table top from `y` to the bottom with a softly lit front edge. */
function table(sheet: Sheet, palette: Palette, y: number): void {
  const { width, height } = sheet
  const fill = sheet.linear([
    [0, palette.tint, 0.9],
    [1, palette.edge, 0.95],
  ])
  sheet.add(
    rect({ x: 0, y, width, height: height - y }, { fill }),
    path(`M0 ${px(y)}H${px(width)}`, { stroke: '#ffffff', thickness: width * 0.004, opacity: 0.55 }),
  )
}
