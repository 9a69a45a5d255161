// Pictures of single things for sale: one subject on a soft ground, its garnishes at the rim.
import type { ArtSubject } from '../content/content.types.ts'
import type { Placement } from './figures/figure-group.ts'
import { placeFigure, standFigure } from './figures/place-figure.ts'
import { type Palette, paletteOf } from './paint/palette.ts'
import { type Chance, chanceFrom, hashOf } from './paint/random.ts'
import { circle, sparkle } from './paint/shapes.ts'
import { openSheet, type Sheet } from './paint/sheet.ts'
import { type Ground, grounds } from './scenes/grounds.ts'

export interface ItemArt {
  subject: ArtSubject
  hue: number
  seed: string
}

interface Pose {
  ground: Ground
  palette: Palette
  angle: number
  flip: boolean
  /** Share of the picture the subject takes. */
  share: number
  garnished: boolean
}

const edge = 800
/** Rim places as angle in degrees (0 right, 90 down), by how many garnishes there are; upper ones stand behind. */
const rims = [
  [[]],
  [[32], [148], [-40]],
  [
    [-142, 36],
    [-38, 144],
    [32, 150],
  ],
  [
    [-145, -32, 36],
    [-148, -35, 146],
    [-140, 30, 152],
  ],
] as const

/** The further views of a gallery: turned, close, from afar, mirrored; `turn` shifts the hue of the ground. */
const views = [
  { turn: -16, tilt: 10, flip: true, share: 0.62, garnished: false },
  { turn: 18, tilt: 0, flip: false, share: 0.98, garnished: false },
  { turn: 34, tilt: -10, flip: false, share: 0.5, garnished: true },
  { turn: -30, tilt: 0, flip: true, share: 0.68, garnished: true },
] as const

/** The picture of an item, 800 × 800. */
export function composeItem({ subject, hue, seed }: ItemArt): string {
  const chance = chanceFrom(seed)
  return drawItem(subject, chance, {
    ground: chance.pick(grounds),
    palette: paletteOf(hue + chance.between(-9, 9), chance.between(-12, 12)),
    angle: chance.between(-8, 8),
    flip: false,
    share: 0.67,
    garnished: true,
  })
}

/** How many pictures the gallery of an item has: three to five. */
export function countItemAngles({ seed }: Pick<ItemArt, 'seed'>): number {
  return chanceFrom(`${seed}/angles`).whole(3, 5)
}

/** One picture of the gallery, counted from 1; the first is the picture `composeItem` gives. */
export function composeItemAngle(art: ItemArt, angle: number): string {
  const view = views[angle - 2]
  if (!view) return composeItem(art)
  const chance = chanceFrom(`${art.seed}/angle/${angle}`)
  const start = hashOf(art.seed) + angle
  return drawItem(art.subject, chance, {
    ground: grounds[start % grounds.length] ?? grounds[0],
    palette: paletteOf(art.hue + view.turn, chance.between(-12, 12)),
    angle: chance.between(view.tilt - 3, view.tilt + 3),
    flip: view.flip,
    share: view.share,
    garnished: view.garnished,
  })
}

/** The whole gallery. */
export function composeItemAngles(art: ItemArt): string[] {
  return Array.from({ length: countItemAngles(art) }, (_, place) => composeItemAngle(art, place + 1))
}

function drawItem(subject: ArtSubject, chance: Chance, pose: Pose): string {
  const sheet = openSheet(edge, edge)
  pose.ground(sheet, pose.palette, chance)
  const [name, ...garnishes] = subject
  const rim = pose.garnished ? garnishesAtRim(garnishes.slice(0, 3), chance) : []
  if (rim.length === 0) addSparkles(sheet, pose.palette, chance)
  for (const garnish of rim.filter(({ y }) => y < edge / 2)) placeFigure(sheet, garnish)
  standFigure(
    sheet,
    { name, x: edge / 2, y: edge * 0.495, size: edge * pose.share, angle: pose.angle, flip: pose.flip },
    pose.palette.shadow,
  )
  for (const garnish of rim.filter(({ y }) => y >= edge / 2)) standFigure(sheet, garnish, pose.palette.shadow)
  return sheet.toSvg()
}

function garnishesAtRim(names: readonly string[], chance: Chance): Placement[] {
  const choices = rims[names.length] ?? rims[0]
  const angles: readonly number[] = choices[chance.whole(0, choices.length - 1)] ?? []
  return names.map((name, place) => {
    const angle = (((angles[place] ?? 0) + chance.between(-5, 5)) * Math.PI) / 180
    const reach = edge * chance.between(0.385, 0.415)
    return {
      name,
      x: edge / 2 + reach * Math.cos(angle),
      y: edge / 2 + reach * Math.sin(angle),
      size: edge * chance.between(0.155, 0.19),
      angle: chance.between(-26, 26),
    }
  })
}

/** Small lights keep a subject without garnish from looking lost. */
function addSparkles(sheet: Sheet, palette: Palette, chance: Chance): void {
  const side = chance.pick([-1, 1])
  const at = (across: number, down: number) => [edge * (0.5 + side * across), edge * down] as const
  const [bigX, bigY] = at(0.36, chance.between(0.18, 0.26))
  const [smallX, smallY] = at(-0.37, chance.between(0.62, 0.76))
  const [dotX, dotY] = at(0.4, chance.between(0.33, 0.4))
  sheet.add(
    sparkle(bigX, bigY, edge * 0.045, { fill: palette.strong, opacity: 0.75 }),
    sparkle(smallX, smallY, edge * 0.032, { fill: palette.strong, opacity: 0.6 }),
    circle(dotX, dotY, edge * 0.011, { fill: palette.vivid, opacity: 0.5 }),
  )
}
