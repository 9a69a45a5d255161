// Wide scenes for shop covers: each lays the same few subjects out in its own way.
import type { Palette } from './palette.ts'
import { placedHeight, placeEmoji, standEmoji } from './place-emoji.ts'
import type { Chance } from './random.ts'
import { circle, group, path, rect } from './shapes.ts'
import { px, type Sheet } from './sheet.ts'

export interface SceneParts {
  names: readonly [string, ...string[]]
  palette: Palette
  chance: Chance
}

export type Scene = (sheet: Sheet, parts: SceneParts) => void

/** Everything the place sells, tossed over a slanted gradient. */
export function scatter(sheet: Sheet, { names, palette, chance }: SceneParts): void {
  fillSheet(sheet, palette.edge, palette.strong, chance.between(15, 65))
  const columns = chance.whole(6, 8)
  const cell = sheet.width / columns
  const rows = Math.ceil(sheet.height / cell) + 1
  for (let row = 0; row < rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const x = cell * (column + (row % 2 === 0 ? 0.5 : 1)) + chance.between(-0.06, 0.06) * cell
      const y = cell * (row + 0.28) + chance.between(-0.06, 0.06) * cell
      const name = names[(column + 1 + row * 2) % names.length] ?? names[0]
      sheet.add(circle(x + cell * 0.5, y, cell * 0.035, { fill: '#ffffff', opacity: 0.5 }))
      placeEmoji(sheet, { name, x, y, size: cell * chance.between(0.54, 0.66), angle: chance.between(-24, 24) })
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
  const slope = chance.pick([-1, 1]) * chance.between(9, 14)
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
    placeEmoji(sheet, { name, x, y, size, angle: chance.between(-10, 10) + slope })
  }
}

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
  const orbits = [-166, -152, -14, 8, 24, 172, 156, -20] as const
  orbits.forEach((degrees, place) => {
    const angle = (degrees * Math.PI) / 180
    const reach = height * (place % 2 === 0 ? 0.78 : 1.12)
    const name = others[place % others.length] ?? names[0]
    const [atX, atY] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
    if (atY < height * 0.06 || atY > height * 0.94) return
    placeEmoji(sheet, {
      name,
      x: atX,
      y: atY,
      size: height * chance.between(0.17, 0.24),
      angle: chance.between(-22, 22),
    })
  })
  standEmoji(sheet, { name: names[0], x, y: y - height * 0.01, size: height * 0.68 }, palette.shadow)
}

/** How a row of standing subjects is laid out. */
interface Row {
  ground: number
  /** Size of the first subject; the others are smaller. */
  size: number
  /** Place of the first subject among seven. */
  lead: number
}

const places = 7

/** The first subject leads, the others stand smaller across the whole width, all feet on one line. */
export function standRow(sheet: Sheet, row: Row, { names, palette, chance }: SceneParts): void {
  const others = names.length > 1 ? names.slice(1) : names
  const stand = (name: string, place: number, size: number) => {
    const y = row.ground - placedHeight(name, size) / 2
    standEmoji(sheet, { name, x: (sheet.width * (place + 0.5)) / places, y, size }, palette.shadow)
  }
  for (let place = 0; place < places; place += 1) {
    const away = Math.abs(place - row.lead)
    const name = others[place % others.length] ?? names[0]
    if (away === 1) stand(name, place + Math.sign(place - row.lead) * 0.12, row.size * chance.between(0.5, 0.56))
    if (away > 1) stand(name, place, row.size * chance.between(0.36, 0.42))
  }
  stand(names[0], row.lead, row.size)
}

export function fillSheet(sheet: Sheet, from: string, to: string, angle: number): void {
  const fill = sheet.linear(
    [
      [0, from],
      [1, to],
    ],
    angle,
  )
  sheet.add(rect({ x: 0, y: 0, width: sheet.width, height: sheet.height }, { fill }))
}

/** A rolling line across the sheet, filled down to the bottom. */
export function hillLine(sheet: Sheet, y: number, swing: number, chance: Chance, fill: string): string {
  const { width, height } = sheet
  const [first, second] = [chance.between(-1, 1) * swing, chance.between(-1, 1) * swing]
  return path(
    `M0 ${px(y + first)}C${px(width * 0.3)} ${px(y - swing + second)} ${px(width * 0.45)} ${px(y + swing - first)} ${px(width * 0.62)} ${px(y)}S${px(width * 0.9)} ${px(y - swing)} ${px(width)} ${px(y + second)}V${px(height)}H0Z`,
    { fill },
  )
}

/** Three overlapping puffs on a flat base. */
export function cloud(x: number, y: number, size: number): string {
  const puff = { fill: '#ffffff' }
  return group(
    [
      circle(x - size * 0.8, y, size * 0.55, puff),
      circle(x, y - size * 0.3, size * 0.8, puff),
      circle(x + size * 0.85, y - size * 0.05, size * 0.6, puff),
      rect({ x: x - size * 1.35, y: y - size * 0.1, width: size * 2.8, height: size * 0.65, radius: size * 0.32 }, puff),
    ],
    'opacity=".7"',
  )
}
