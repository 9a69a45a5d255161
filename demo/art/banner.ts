// Promotion pictures without words: the page lays its own type, in the reader's language, over the calm start.
import type { ArtSubject } from '../content/content.types.ts'
import { placedHeight, placeFigure, standFigure } from './figures/place-figure.ts'
import { type Palette, paletteOf } from './paint/palette.ts'
import { type Chance, chanceFrom } from './paint/random.ts'
import { blob, circle, ellipse, group, rect, sparkle, star } from './paint/shapes.ts'
import { openSheet, px, type Sheet } from './paint/sheet.ts'

export const bannerLayouts = ['stage', 'burst', 'cascade', 'pool'] as const
export type BannerLayout = (typeof bannerLayouts)[number]

export interface BannerArt {
  subject: ArtSubject
  hue: number
  seed: string
  /** Chosen by the seed when left out. */
  layout?: BannerLayout
  shape?: keyof typeof bannerShapes
}

const bannerShapes = {
  wide: { width: 1280, height: 480 },
  card: { width: 960, height: 540 },
  tall: { width: 480, height: 640 },
} as const

interface Parts {
  names: ArtSubject
  palette: Palette
  chance: Chance
  /** Where the art stands: beside the type on a wide picture, under it on a tall one. */
  x: number
  y: number
  reach: number
}

const layouts: Record<BannerLayout, (sheet: Sheet, parts: Parts) => void> = {
  /** On a round stage, garnishes at the feet. */
  stage: (sheet, { names, palette, x, y, reach }) => {
    const floor = y + reach * 0.62
    sheet.add(
      circle(x, y, reach * 1.1, { fill: '#ffffff', opacity: 0.22 }),
      circle(x, y, reach * 0.86, { fill: '#ffffff', opacity: 0.35 }),
      ellipse(x, floor + reach * 0.14, reach * 1.02, reach * 0.22, { fill: palette.shadow, opacity: 0.22 }),
      ellipse(x, floor + reach * 0.06, reach * 1.02, reach * 0.22, { fill: palette.tint }),
      ellipse(x, floor, reach * 1.02, reach * 0.22, { fill: palette.light }),
    )
    standOn(sheet, { name: names[0], x, y: floor, size: reach * 1.18 }, palette)
    const sides = [-0.78, 0.78, 0.5] as const
    names.slice(1, 4).forEach((name, place) => {
      const side = sides[place] ?? 0
      standOn(
        sheet,
        { name, x: x + reach * side, y: floor + reach * (place === 2 ? 0.16 : 0.08), size: reach * 0.4 },
        palette,
      )
    })
  },
  /** Before a star of rays. */
  burst: (sheet, { names, palette, chance, x, y, reach }) => {
    sheet.add(
      star(x, y, reach * 1.5, 18, 0.8, { fill: '#ffffff', opacity: 0.22 }),
      star(x, y, reach * 1.08, 18, 0.86, { fill: '#ffffff', opacity: 0.85 }),
    )
    standFigure(
      sheet,
      { name: names[0], x, y: y - reach * 0.02, size: reach * 1.16, angle: chance.between(-7, 7) },
      palette.shadow,
    )
    around(sheet, names, { x, y, reach: reach * 1.0, size: reach * 0.38 }, chance)
  },
  /** Tumbling down from the upper edge. */
  cascade: (sheet, { names, palette, chance, x, y, reach }) => {
    const falls = [
      [-0.98, -0.62, 0.42],
      [0.98, -0.52, 0.5],
      [0.86, 0.6, 0.46],
      [-0.92, 0.58, 0.5],
      [0.06, -1.02, 0.36],
    ] as const
    sheet.add(circle(x, y, reach * 1.0, { fill: '#ffffff', opacity: 0.38 }))
    falls.forEach(([across, down, size], place) => {
      const name = names[(place % Math.max(1, names.length - 1)) + 1] ?? names[0]
      const at = { x: x + across * reach, y: y + down * reach }
      placeFigure(sheet, { name, ...at, size: size * reach, angle: chance.between(-30, 30) })
    })
    standFigure(
      sheet,
      { name: names[0], x, y, size: reach * 1.3, angle: chance.between(-10, 10) },
      palette.shadow,
    )
  },
  /** In a pool of light with drops around. */
  pool: (sheet, { names, palette, chance, x, y, reach }) => {
    const outline = Array.from({ length: 8 }, () => reach * chance.between(0.98, 1.26))
    sheet.add(
      blob(
        x,
        y,
        outline.map((distance) => distance * 1.16),
        { fill: '#ffffff', opacity: 0.28 },
      ),
      blob(x, y, outline, { fill: palette.light, opacity: 0.92 }),
    )
    standFigure(sheet, { name: names[0], x, y: y - reach * 0.03, size: reach * 1.2 }, palette.shadow)
    around(sheet, names, { x, y, reach: reach * 0.92, size: reach * 0.36 }, chance)
  },
}

/** A banner; dark type keeps its contrast over the whole calm start. Pages read from the right mirror the picture. */
export function composeBanner({ subject, hue, seed, layout, shape = 'wide' }: BannerArt): string {
  const chance = chanceFrom(`${seed}/banner`)
  const { width, height } = bannerShapes[shape]
  const sheet = openSheet(width, height)
  const palette = paletteOf(hue, chance.between(-16, 16))
  const upright = height > width
  paintField(sheet, palette, chance, upright)
  const place = upright
    ? { x: width / 2, y: height * 0.68, reach: width * 0.4 }
    : { x: width * 0.77, y: height * 0.5, reach: height * 0.41 }
  layouts[layout ?? chance.pick(bannerLayouts)](sheet, { names: subject, palette, chance, ...place })
  return sheet.toSvg()
}

/** Light where the type goes, full colour behind the art, with two quiet shapes. */
function paintField(sheet: Sheet, palette: Palette, chance: Chance, upright: boolean): void {
  const { width, height } = sheet
  const fill = sheet.linear(
    [
      [0, palette.edge],
      [0.5, palette.tint],
      [0.78, palette.strong],
      [1, palette.vivid],
    ],
    upright ? 90 : 12,
  )
  const slant = px(chance.between(-18, 18))
  sheet.add(
    rect({ x: 0, y: 0, width, height }, { fill }),
    group(
      [
        rect(
          { x: width * 0.52, y: -height, width: width * 0.05, height: height * 3 },
          { fill: '#ffffff', opacity: 0.13 },
        ),
        rect(
          { x: width * 0.6, y: -height, width: width, height: height * 3 },
          { fill: '#ffffff', opacity: 0.13 },
        ),
      ],
      `transform="rotate(${slant} ${px(width * 0.6)} ${px(height / 2)})"`,
    ),
    circle(
      width * chance.between(0.01, 0.4),
      height * chance.pick([-0.06, 1.06]),
      height * chance.between(0.2, 0.38),
      {
        stroke: '#ffffff',
        thickness: height * 0.06,
        opacity: 0.28,
      },
    ),
    sparkle(width * 0.56, height * chance.between(0.14, 0.3), height * 0.035, {
      fill: '#ffffff',
      opacity: 0.6,
    }),
    sparkle(width * 0.95, height * chance.between(0.1, 0.2), height * 0.05, {
      fill: '#ffffff',
      opacity: 0.7,
    }),
  )
}

interface Ring {
  x: number
  y: number
  reach: number
  size: number
}

function around(sheet: Sheet, names: ArtSubject, { x, y, reach, size }: Ring, chance: Chance): void {
  const turns = [148, 32, -40] as const
  names.slice(1, 4).forEach((name, place) => {
    const angle = (((turns[place] ?? 0) + chance.between(-6, 6)) * Math.PI) / 180
    const at = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
    placeFigure(sheet, { name, ...at, size, angle: chance.between(-20, 20) })
  })
}

function standOn(
  sheet: Sheet,
  { name, x, y, size }: { name: string; x: number; y: number; size: number },
  palette: Palette,
): void {
  standFigure(sheet, { name, x, y: y - placedHeight(name, size) / 2, size }, palette.shadow)
}
