// What wide scenes are put together from: grounds, hills, clouds and rows of standing subjects.
import { placedHeight, standFigure } from '../figures/place-figure.ts'
import type { Palette } from '../paint/palette.ts'
import type { Chance } from '../paint/random.ts'
import { circle, group, path, rect } from '../paint/shapes.ts'
import { px, type Sheet } from '../paint/sheet.ts'

export interface SceneParts {
  names: readonly [string, ...string[]]
  palette: Palette
  chance: Chance
}

/** How a row of standing subjects is laid out. */
interface Row {
  ground: number
  /** Size of the first subject; the others are smaller. */
  size: number
  /** Place of the first subject among seven. */
  lead: number
}

/** Standing places across the width. */
export const places = 7

/** The first subject leads, the others stand smaller across the whole width, all feet on one line. */
export function standRow(sheet: Sheet, row: Row, { names, palette, chance }: SceneParts): void {
  const others = names.length > 1 ? names.slice(1) : names
  const stand = (name: string, place: number, size: number) => {
    const y = row.ground - placedHeight(name, size) / 2
    standFigure(sheet, { name, x: (sheet.width * (place + 0.5)) / places, y, size }, palette.shadow)
  }
  for (let place = 0; place < places; place += 1) {
    const away = Math.abs(place - row.lead)
    const name = others[place % others.length] ?? names[0]
    if (away === 1)
      stand(name, place + Math.sign(place - row.lead) * 0.12, row.size * chance.between(0.5, 0.56))
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
      rect(
        {
          x: x - size * 1.35,
          y: y - size * 0.1,
          width: size * 2.8,
          height: size * 0.65,
          radius: size * 0.32,
        },
        puff,
      ),
    ],
    'opacity=".7"',
  )
}
