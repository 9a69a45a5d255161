// Cakes, pancakes and ice cream.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { ball, leaf } from './pieces.ts'
import { plate, scatter } from './vessels.ts'

/** A slice of cake: layers from the top down. */
function cakeSlice({
  top,
  layers,
  extras,
}: {
  top: string
  layers: readonly string[]
  extras?: (pen: Pen) => void
}): Drawing {
  return {
    width: 98,
    height: 76,
    paint: (pen) => {
      const step = 36 / layers.length
      pen.fill('M4 30L70 4Q94 6 96 22L12 38Z', pen.fall(top))
      layers.forEach((layer, place) => {
        const y = 34 + place * step
        pen.fill(
          `M4 ${y - 4}L12 ${y + 2}L96 ${y - 14}V${y - 14 + step + 0.8}L12 ${y + 2 + step + 0.8}L4 ${y - 4 + step + 0.8}Z`,
          pen.fall(layer, 0.5),
        )
      })
      extras?.(pen)
    },
  }
}

export const sweets: Record<string, Drawing> = {
  'medovik-slice': cakeSlice({
    top: '#d9964a',
    layers: [
      '#c9812e',
      '#fff3d9',
      '#c9812e',
      '#fff3d9',
      '#c9812e',
      '#fff3d9',
      '#c9812e',
      '#fff3d9',
      '#c9812e',
    ],
    extras: (pen) => {
      for (let n = 0; n < 50; n += 1)
        pen.disc(pen.chance.between(22, 84), pen.chance.between(16, 26), 1.2, '#a8642a', 0.8)
      pen.emoji('honeybee', 58, 12, 18)
    },
  }),
  'basque-slice': cakeSlice({
    top: '#7a3f1a',
    layers: ['#8a4a1e', '#f9e3a8', '#fbe9b8', '#f9e0a0', '#f2d08a', '#c98a3e'],
    extras: (pen) => {
      for (const [x, y] of [
        [46, 16],
        [56, 12],
        [64, 18],
      ] as const)
        ball('#b8143a', 5)(pen, x, y)
      leaf('#3f9a3a', 5)(pen, 72, 12)
    },
  }),
  'chocolate-fondant-plate': plate({
    layers: [
      (pen) => {
        pen.fill('M50 58Q76 50 86 62Q78 72 58 68Z', pen.fall('#4a1f0e'))
        pen.fill('M24 26V50Q24 62 50 62Q76 62 76 50V26Z', pen.round('#5a2a16'))
        pen.oval(50, 26, 26, 11, pen.fall('#6a3420'))
        pen.fill('M58 34Q68 32 72 40Q74 60 84 64Q70 68 62 62Q56 50 58 34Z', pen.fall('#3a1608'))
        for (let n = 0; n < 26; n += 1)
          pen.disc(pen.chance.between(30, 70), pen.chance.between(19, 31), 0.9, '#fff6ea', 0.9)
        pen.emoji('strawberry', 24, 58, 17)
        leaf('#3fae6a', 5)(pen, 48, 22)
      },
    ],
  }),
  'gelato-cup-scoops': { width: 78, height: 92, paint: paintGelato },
  'berry-pancake-stack': { width: 96, height: 78, paint: paintPancakes },
}

function paintGelato(pen: Pen): void {
  pen.at(58, 24, 24, 1, () => pen.box(-4, -22, 8, 40, 2, pen.round('#e0a85a')))
  for (const [x, y, colour] of [
    [24, 34, '#f58ab0'],
    [54, 34, '#8ac46a'],
    [39, 20, '#fbeabf'],
  ] as const) {
    pen.disc(x, y, 20, pen.ball(colour))
    for (let n = 0; n < 9; n += 1)
      pen.disc(x + pen.chance.between(-11, 11), y + pen.chance.between(-12, 8), 1.2, darker(colour, 0.3), 0.6)
  }
  pen.fill('M2 42H76L66 86Q65 92 58 92H20Q13 92 12 86Z', pen.round('#7a4ac0'))
  pen.box(0, 38, 78, 8, 4, pen.round('#9a6ae0'))
  pen.box(10, 50, 4, 34, 2, '#ffffff', 0.35)
  pen.emoji('ice-cream', 39, 68, 26)
}

function paintPancakes(pen: Pen): void {
  pen.oval(48, 64, 48, 14, '#d3cfe0')
  pen.oval(48, 61, 48, 14, pen.fall('#f6f5fb'))
  for (const y of [54, 46, 38, 30]) {
    pen.fill(
      `M10 ${y}V${y + 5}Q14 ${y + 17} 48 ${y + 17}Q82 ${y + 17} 86 ${y + 5}V${y}Z`,
      pen.round('#f2d58a'),
    )
    pen.oval(48, y, 38, 13, pen.ball('#d9903a'))
  }
  pen.fill(
    'M20 28Q30 18 60 21Q76 26 72 36Q70 50 66 38Q58 34 52 42Q48 56 44 40Q34 34 28 42Q22 46 20 28Z',
    pen.fall('#a8501a'),
    0.85,
  )
  pen.box(30, 16, 18, 11, 2.5, pen.fall('#fbdc5a'))
  scatter(8, ball('#4a5ac0', 5), 0.9)(pen, { x: 60, y: 22, across: 14, down: 7 })
  pen.oval(30, 28, 5, 1.6, lighter('#a8501a', 0.5), 0.7)
}
