// Wide scenes for shop covers: each lays the same few subjects out in its own way.
import { placeFigure, standFigure } from '../figures/place-figure.ts'
import { circle, group, rect } from '../paint/shapes.ts'
import { px, type Sheet } from '../paint/sheet.ts'
import { cloud, fillSheet, hillLine, places, type SceneParts, standRow } from './scenery.ts'

export type Scene = (sheet: Sheet, parts: SceneParts) => void

/** Everything the place sells, tossed over a slanted gradient. */
export function scatter(sheet: Sheet, { names, palette, chance }: SceneParts): void {
  fillSheet(sheet, palette.edge, palette.strong, chance.between(15, 65))
  const columns = chance.whole(5, 7)
  const cell = sheet.width / columns
  const rows = Math.ceil(sheet.height / cell)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = cell * (column + (row % 2 === 0 ? 0.32 : 0.72)) + chance.between(-0.05, 0.05) * cell
      const y = (sheet.height * (row + 0.5)) / rows + chance.between(-0.05, 0.05) * cell
      const name = names[(column + row * 2) % names.length] ?? names[0]
      sheet.add(circle(x + cell * 0.5, y, cell * 0.035, { fill: '#ffffff', opacity: 0.5 }))
      const size = Math.min(cell, sheet.height / rows) * chance.between(0.66, 0.8)
      placeFigure(sheet, { name, x, y, size, angle: chance.between(-24, 24) })
    }
  }
}

/** Hills under a low sun, the subjects standing on the nearest one. */
export function horizon(sheet: Sheet, parts: SceneParts): void {
  const { palette, chance } = parts
  const { width, height } = sheet
  fillSheet(sheet, palette.light, palette.edge, 90)
  const lead = chance.whole(2, 4)
  const sunAt = (width * (lead + 0.5)) / places
  sheet.add(
    circle(sunAt, height * 0.55, height * 0.62, { fill: '#ffffff', opacity: 0.35 }),
    circle(sunAt, height * 0.55, height * 0.42, { fill: '#ffffff', opacity: 0.65 }),
    cloud(width * chance.between(0.08, 0.2), height * chance.between(0.14, 0.26), height * 0.09),
    cloud(width * chance.between(0.8, 0.92), height * chance.between(0.12, 0.3), height * 0.07),
    hillLine(sheet, height * 0.62, height * 0.16, chance, palette.tint),
    hillLine(sheet, height * 0.74, height * 0.12, chance, palette.strong),
  )
  standRow(sheet, { ground: height * 0.87, size: height * 0.56, lead }, parts)
  sheet.add(hillLine(sheet, height * 0.93, height * 0.04, chance, palette.vivid))
}

/** Slanted bands with a procession of subjects. */
export function bands(sheet: Sheet, { names, palette, chance }: SceneParts): void {
  const { width, height } = sheet
  fillSheet(sheet, palette.soft, palette.edge, 0)
  const slope = chance.pick([-1, 1]) * chance.between(5, 9)
  const wide = { x: -width * 0.2, width: width * 1.4 }
  const turned = `transform="rotate(${px(slope)} ${px(width / 2)} ${px(height / 2)})"`
  const band = sheet.linear(
    [
      [0, palette.strong],
      [1, palette.vivid],
    ],
    0,
  )
  sheet.add(
    group(
      [
        rect({ ...wide, y: height * 0.2, height: height * 0.6 }, { fill: band, opacity: 0.92 }),
        rect({ ...wide, y: height * 0.06, height: height * 0.06 }, { fill: palette.strong, opacity: 0.7 }),
        rect({ ...wide, y: height * 0.88, height: height * 0.06 }, { fill: palette.strong, opacity: 0.7 }),
      ],
      turned,
    ),
  )
  const count = 5
  for (let place = 0; place < count; place += 1) {
    const x = (width * (place + 0.5)) / count
    const y = height / 2 + (x - width / 2) * Math.tan((slope * Math.PI) / 180)
    const name = names[place % names.length] ?? names[0]
    const size = height * (place % 2 === 0 ? 0.44 : 0.32)
    sheet.add(circle(x, y, size * 0.66, { fill: '#ffffff', opacity: 0.28 }))
    placeFigure(sheet, { name, x, y, size, angle: chance.between(-10, 10) + slope })
  }
}

/** Angle in degrees and distance in heights of the places around the lead. */
const orbits = [
  [-166, 0.74],
  [-14, 0.74],
  [170, 0.78],
  [10, 0.78],
  [-156, 1.08],
  [24, 1.05],
  [158, 1.1],
  [-22, 1.1],
  [-174, 1.42],
  [3, 1.42],
] as const

/** One large subject at the centre of rings, the others in orbit. */
export function orbit(sheet: Sheet, { names, palette, chance }: SceneParts): void {
  const { width, height } = sheet
  const [x, y] = [width * chance.pick([0.36, 0.5, 0.64]), height * 0.52]
  fillSheet(sheet, palette.strong, palette.edge, x < width / 2 ? 0 : 180)
  for (const [reach, opacity] of [
    [1.5, 0.14],
    [1.12, 0.18],
    [0.78, 0.24],
    [0.48, 0.45],
  ] as const) {
    sheet.add(circle(x, y, height * reach, { fill: '#ffffff', opacity }))
  }
  const others = names.length > 1 ? names.slice(1) : names
  orbits.forEach(([degrees, reach], place) => {
    const angle = (degrees * Math.PI) / 180
    const [atX, atY] = [x + height * reach * Math.cos(angle), y + height * reach * Math.sin(angle)]
    const seen = atX > 0 && atX < width && atY > height * 0.06 && atY < height * 0.94
    if (!seen) return
    const name = others[place % others.length] ?? names[0]
    const size = height * chance.between(0.18, 0.24)
    placeFigure(sheet, { name, x: atX, y: atY, size, angle: chance.between(-22, 22) })
  })
  standFigure(sheet, { name: names[0], x, y: y - height * 0.01, size: height * 0.68 }, palette.shadow)
}
