// Faces of the demo world: friendly busts on a coloured field, whole inside a circle.

import { placeFigure } from './figures/place-figure.ts'
import { type Palette, paletteOf } from './paint/palette.ts'
import { type Chance, chanceFrom } from './paint/random.ts'
import { circle, path, rect } from './paint/shapes.ts'
import { openSheet, type Sheet } from './paint/sheet.ts'

export interface PersonArt {
  person: 'woman' | 'man'
  seed: string
  hue?: number
}

const edge = 320

/** Fair hair comes with fair skin only; the other heads take every tone. */
const heads = {
  woman: [
    'woman',
    'woman-curly-hair',
    'woman',
    'woman-with-headscarf',
    'old-woman',
    'woman-red-hair',
    'woman-blonde-hair',
  ],
  man: ['man', 'man-curly-hair', 'man-beard', 'man', 'old-man', 'man-red-hair', 'man-blonde-hair'],
} as const
const fairTones = ['light', 'medium-light'] as const
const allTones = ['light', 'medium-light', 'medium', 'medium-dark'] as const

/** A customer, 320 × 320. */
export function composeReviewer(art: PersonArt): string {
  const sheet = openSheet(edge, edge)
  const chance = chanceFrom(`${art.seed}/person`)
  drawBust(sheet, art, paletteOf(art.hue ?? chance.whole(0, 23) * 15, chance.between(-20, 20)), chance)
  return sheet.toSvg()
}

/** How the vehicles of the shop are called among the vectors. */
const vehicles: Readonly<Record<string, string>> = { bicycle: 'bicycle', car: 'automobile' }

/** A delivery man or woman, 320 × 320, with the vehicle at the shoulder. */
export function composeDeliveryMan(art: PersonArt & { vehicle?: string }): string {
  const sheet = openSheet(edge, edge)
  const palette = paletteOf(art.hue ?? 40)
  drawBust(sheet, art, palette, chanceFrom(`${art.seed}/person`))
  sheet.add(circle(228, 238, 50, { fill: '#ffffff' }), circle(228, 238, 43, { fill: palette.soft }))
  placeFigure(sheet, { name: vehicles[art.vehicle ?? ''] ?? 'motor-scooter', x: 228, y: 237, size: 62 })
  return sheet.toSvg()
}

function drawBust(sheet: Sheet, { person }: PersonArt, palette: Palette, chance: Chance): void {
  const head = chance.pick(heads[person])
  const tone = chance.pick(/red|blonde/.test(head) ? fairTones : allTones)
  const name = `${head}-${tone}`
  const field = sheet.linear([
    [0, palette.edge],
    [1, palette.tint],
  ])
  sheet.add(
    rect({ x: 0, y: 0, width: edge, height: edge }, { fill: field }),
    circle(160, 144, 122, { fill: '#ffffff', opacity: 0.45 }),
  )
  if (head === 'woman-with-headscarf') {
    placeFigure(sheet, { name, x: 160, y: 186, size: 276 })
    return
  }
  drawShoulders(sheet, paletteOf(chance.whole(0, 23) * 15))
  placeFigure(sheet, { name, x: 160, y: 150, size: 196, flip: chance.maybe(0.5) })
}

function drawShoulders(sheet: Sheet, shirt: Palette): void {
  const cloth = sheet.linear([
    [0, shirt.vivid],
    [1, shirt.deep],
  ])
  sheet.add(
    path('M40 320C40 256 88 226 130 220H190C232 226 280 256 280 320Z', { fill: cloth }),
    path('M118 222Q160 268 202 222L190 214H130Z', { fill: '#ffffff', opacity: 0.85 }),
  )
}
