// Wide scenes that show a shop from inside or from the street.

import { placedHeight, standFigure } from '../figures/place-figure.ts'
import type { Palette } from '../paint/palette.ts'
import { circle, ellipse, path, rect } from '../paint/shapes.ts'
import { px, type Sheet } from '../paint/sheet.ts'
import { fillSheet, places, type SceneParts, standRow } from './scenery.ts'

/** Two shelves of goods on a tinted wall. */
export function shelves(sheet: Sheet, { names, palette, chance }: SceneParts): void {
  const { width, height } = sheet
  fillSheet(sheet, palette.soft, palette.tint, chance.between(20, 160))
  sheet.add(
    circle(width * chance.between(0.2, 0.8), height * 0.1, height * 0.8, { fill: '#ffffff', opacity: 0.25 }),
  )
  const boards = [0.47, 0.93] as const
  const shift = chance.whole(0, names.length - 1)
  boards.forEach((down, board) => {
    const y = height * down
    drawBoard(sheet, y, palette.vivid, palette.shadow)
    const count = board === 0 ? 6 : 7
    for (let place = 0; place < count; place += 1) {
      const order = board === 0 ? place : count - place
      const name = names[(order + shift) % names.length] ?? names[0]
      const size = height * chance.between(0.25, 0.33)
      const x = (width * (place + 0.5)) / count + chance.between(-8, 8)
      standFigure(sheet, { name, x, y: y - placedHeight(name, size) / 2, size }, palette.shadow)
    }
  })
}

/** A striped awning over a counter. */
export function awning(sheet: Sheet, parts: SceneParts): void {
  const { palette, chance } = parts
  const { width, height } = sheet
  fillSheet(sheet, palette.light, palette.edge, 90)
  const lead = chance.whole(2, 4)
  const middle = (width * (lead + 0.5)) / places
  sheet.add(
    ellipse(middle, height * 0.62, width * 0.34, height * 0.5, { fill: '#ffffff', opacity: 0.6 }),
    rect({ x: 0, y: height * 0.84, width, height: height * 0.16 }, { fill: palette.strong }),
    rect({ x: 0, y: height * 0.84, width, height: height * 0.025 }, { fill: palette.vivid }),
  )
  drawAwning(sheet, chance.whole(9, 13), [palette.vivid, '#ffffff'], palette.shadow)
  standRow(sheet, { ground: height * 0.875, size: height * 0.54, lead }, parts)
}

/** Round windows in a row, one subject in each, the lead in the widest. */
export function portholes(sheet: Sheet, { names, palette, chance }: SceneParts): void {
  const { width, height } = sheet
  fillSheet(sheet, palette.vivid, palette.strong, chance.between(-40, 40))
  const count = chance.pick([3, 4, 5])
  const step = width / count
  const lead = chance.whole(0, count - 1)
  const swing = chance.pick([-1, 1]) * chance.between(0.03, 0.09)
  for (let place = 0; place < count; place += 1) {
    const [x, y] = [step * (place + 0.5), height * (0.5 + (place % 2 === 0 ? swing : -swing))]
    const reach = Math.min(step * 0.44, height * (place === lead ? 0.42 : 0.33))
    const name = names[(place + count - lead) % names.length] ?? names[0]
    drawPorthole(sheet, { x, y, reach }, palette)
    standFigure(
      sheet,
      { name, x, y: y - reach * 0.02, size: reach * 1.16, angle: chance.between(-7, 7) },
      palette.shadow,
    )
  }
}

function drawPorthole(
  sheet: Sheet,
  { x, y, reach }: { x: number; y: number; reach: number },
  palette: Palette,
): void {
  const glass = sheet.radial([
    [0, '#ffffff'],
    [1, palette.soft],
  ])
  sheet.add(
    circle(x, y, reach * 1.12, { fill: '#ffffff', opacity: 0.22 }),
    circle(x, y, reach, { fill: glass }),
  )
}

function drawBoard(sheet: Sheet, y: number, fill: string, shadow: string): void {
  const { width, height } = sheet
  const below = sheet.linear([
    [0, shadow, 0.22],
    [1, shadow, 0],
  ])
  sheet.add(
    rect({ x: 0, y: y + height * 0.03, width, height: height * 0.07 }, { fill: below }),
    rect({ x: 0, y, width, height: height * 0.034 }, { fill }),
    rect({ x: 0, y, width, height: height * 0.008 }, { fill: '#ffffff', opacity: 0.45 }),
  )
}

function drawAwning(sheet: Sheet, stripes: number, colours: readonly [string, string], shadow: string): void {
  const { width, height } = sheet
  const [step, drop] = [width / stripes, height * 0.2]
  const below = sheet.linear([
    [0, shadow, 0.2],
    [1, shadow, 0],
  ])
  sheet.add(rect({ x: 0, y: drop, width, height: height * 0.16 }, { fill: below }))
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const x = stripe * step
    const scallop = `M${px(x)} 0H${px(x + step)}V${px(drop)}A${px(step / 2)} ${px(step * 0.38)} 0 0 1 ${px(x)} ${px(drop)}Z`
    sheet.add(path(scallop, { fill: colours[stripe % 2] ?? colours[0] }))
  }
  const shade = sheet.linear([
    [0, shadow, 0.18],
    [0.6, shadow, 0],
  ])
  sheet.add(rect({ x: 0, y: 0, width, height: drop }, { fill: shade }))
}
