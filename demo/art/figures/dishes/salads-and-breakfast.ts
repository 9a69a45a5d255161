// Salads and breakfasts.

import type { Drawing } from '../pen.ts'
import type { paintShrimp } from '../raw/meat.ts'
import { lemon, tomato } from './garnishes.ts'
import {
  ball,
  chunk,
  cube,
  cut,
  drizzle,
  friedEgg,
  halfEgg,
  leaf,
  lettuce,
  mushroom,
  ring,
  seedDot,
  seeded,
  sprig,
  strip,
  wedge,
} from './pieces.ts'
import { board, bowl, grainsOn, liquid, mound, one, pan, plate, row, scatter } from './vessels.ts'

const cucumber = seeded('#d9efb4', '#4a9a3f', '#f2fbdc')

export const saladsAndBreakfast: Record<string, Drawing> = {
  'coleslaw-bowl': bowl({
    colour: '#5ab4a0',
    layers: [
      mound('#f5f0dc', 12),
      scatter(46, strip('#f2f5dc', 14, 2)),
      scatter(22, strip('#f58a2e', 11, 1.8)),
      scatter(16, strip('#a84a9a', 12, 1.8)),
      scatter(7, wedge('#fff6dc', '#d8323a', 3.6)),
      scatter(5, sprig('#3f9a3a', 4)),
    ],
  }),
  'tabbouleh-bowl': bowl({
    colour: '#e8dcc4',
    layers: [
      mound('#4a9a3a', 12),
      scatter(70, sprig('#3f9a3a', 5)),
      scatter(18, cube('#e2403a', 2.6)),
      grainsOn(['#f2dca0', '#e8cc84'], 34, 1.6),
      one(lemon, 0.7, -0.3),
    ],
  }),
  'caesar-plate': plate({
    layers: [
      scatter(13, lettuce('#7fc45a', 11), 0.85),
      scatter(7, cut('#f2cf9a', '#c98a4a', 8), 0.55),
      scatter(9, cube('#d9964a', 3.6), 0.8),
      scatter(
        8,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-60, 60), 1, () => pen.fill('M-6 0L0 -4L6 0L0 3Z', '#fff3c4')),
        0.8,
      ),
      one(drizzle('#fffbe8', 2.4), -0.3, 0.1),
      one(drizzle('#fffbe8', 2.4), 0.25, -0.2),
    ],
  }),
  'greek-salad-bowl': bowl({
    colour: '#3f8fe0',
    layers: [
      mound('#7fbf5a', 8),
      scatter(6, wedge('#f0564a', '#c92a30', 7), 0.8),
      scatter(9, cucumber, 0.75),
      scatter(7, ring('#a84a9a', 6, 1.6), 0.7),
      scatter(8, ball('#3a2a4a', 3.4), 0.8),
      one(
        (pen, x, y) => {
          cube('#fffdf6', 12)(pen, x, y)
          for (let n = 0; n < 6; n += 1)
            pen.disc(x + pen.chance.between(-9, 9), y + pen.chance.between(-7, 2), 0.8, '#4a7a2a')
        },
        0,
        -0.1,
      ),
    ],
  }),
  'beetroot-salad-plate': plate({
    layers: [
      scatter(10, lettuce('#5aa84a', 9), 0.9),
      scatter(14, cube('#a81f5a', 5), 0.75),
      scatter(7, chunk('#fffdf6', 4.6), 0.7),
      scatter(5, wedge('#f9a63a', '#f07a1e', 6), 0.8),
      scatter(8, chunk('#b8844a', 3), 0.75),
    ],
  }),
  'quinoa-bowl': bowl({
    colour: '#f2c94a',
    layers: [
      mound('#efe0b4', 10),
      scatter(110, ball('#f2e4bd', 1.5), 0.92),
      scatter(30, ball('#b8483f', 1.4), 0.9),
      scatter(8, cube('#cfe89a', 3.4), 0.85),
      scatter(8, cucumber, 0.7),
      scatter(6, wedge('#fbfbe4', '#7fbf3a', 5), 0.8),
      scatter(10, sprig('#3f9a3a', 4)),
    ],
  }),
  'shakshuka-pan': pan({
    layers: [
      liquid('#d8402a'),
      scatter(12, chunk('#e8582e', 5), 0.9),
      scatter(9, strip('#c92a24', 10, 2.6), 0.8),
      one(friedEgg(12), -0.42, -0.25),
      one(friedEgg(12), 0.4, -0.3),
      one(friedEgg(12), 0, 0.45),
      scatter(12, sprig('#3f9a3a', 4)),
    ],
  }),
  'breakfast-plate': plate({
    layers: [
      one(friedEgg(14), -0.45, -0.3),
      (pen) => {
        for (const y of [25, 33])
          pen.fill(`M58 ${y}q5 -5 9 0t9 0t9 0v6q-5 -5 -9 0t-9 0t-9 0Z`, pen.fall('#c9483a'))
      },
      ...[0.15, 0.42].map((lower) =>
        one(
          (pen, x, y) => {
            pen.box(x - 14, y - 3.6, 28, 8, 4, '#7a3418')
            pen.box(x - 14, y - 4.2, 28, 7.6, 3.8, pen.fall('#c9703a'))
          },
          0.25,
          lower,
        ),
      ),
      (pen) => {
        pen.oval(28, 45, 13, 8, '#c9582a')
        scatter(20, ball('#d98a4a', 2.4))(pen, { x: 28, y: 44, across: 12, down: 7 })
      },
      one(mushroom('#d9bd98', 7), 0.05, 0.75),
      one(tomato, 0.72, 0.35),
    ],
  }),
  'benedict-plate': plate({
    layers: [
      row(
        2,
        (pen, x, y) => {
          pen.oval(x, y + 6, 17, 10, '#b8742e')
          pen.oval(x, y + 3, 17, 10, pen.fall('#eac284'))
          pen.oval(x, y, 15, 8.5, pen.fall('#f58a5a'))
          pen.oval(x, y - 7, 12.5, 9, pen.ball('#fffdf8'))
          pen.fill(
            `M${x - 12} ${y - 8}Q${x} ${y - 20} ${x + 12} ${y - 8}Q${x + 11} ${y} ${x + 7} ${y - 2}Q${x + 4} ${y + 6} ${x + 1} ${y - 1}Q${x - 4} ${y + 3} ${x - 7} ${y - 2}Q${x - 12} ${y} ${x - 12} ${y - 8}Z`,
            pen.ball('#f9cf4a'),
          )
          sprig('#3f9a3a', 4)(pen, x, y - 11)
        },
        0,
        0.5,
      ),
      one(lettuce('#6ab84a', 8), 0, 0.8),
      one(lemon, 0.82, 0.5),
    ],
  }),
  'omelette-plate': plate({
    layers: [
      (pen) =>
        pen.at(0, 8, 0, 1, () => {
          pen.fill('M16 40Q18 16 52 16Q84 16 86 36Q60 30 16 40Z', pen.fall('#f9cf4a'))
          pen.fill('M16 40Q40 28 86 36Q82 50 52 51Q22 51 16 40Z', pen.fall('#f7bd2e'))
          pen.fill('M20 40Q44 31 82 37Q60 36 24 44Z', '#fff3c4')
          pen.oval(50, 24, 12, 3, '#d9962a', 0.5)
        }),
      scatter(12, sprig('#3f9a3a', 4), 0.7),
      one(tomato, 0.75, 0.55),
      one(tomato, -0.78, 0.5),
    ],
  }),
  'avocado-toast-board': board({
    layers: [
      row(
        2,
        (pen, x, y) => {
          pen.fill(
            `M${x - 17} ${y + 14}V${y - 8}Q${x - 20} ${y - 17} ${x - 10} ${y - 18}H${x + 10}Q${x + 20} ${y - 17} ${x + 17} ${y - 8}V${y + 14}Q${x + 17} ${y + 18} ${x + 12} ${y + 18}H${x - 12}Q${x - 17} ${y + 18} ${x - 17} ${y + 14}Z`,
            pen.fall('#b8742e'),
          )
          pen.box(x - 14, y - 15, 28, 30, 6, pen.fall('#a8cf5a'))
          for (const dx of [-8, 0, 8])
            pen.fill(
              `M${x + dx - 4} ${y + 12}Q${x + dx - 6} ${y - 6} ${x + dx + 4} ${y - 12}Q${x + dx + 6} ${y + 2} ${x + dx - 4} ${y + 12}Z`,
              pen.fall('#d9eb8a'),
            )
          halfEgg(6)(pen, x, y + 1)
        },
        0,
        0.5,
      ),
      scatter(14, seedDot('#c92a30', 0.8)),
    ],
  }),
  'syrniki-plate': plate({
    layers: [
      row(2, patty, -0.3, 0.42),
      one(patty, 0, 0.3),
      one(
        (pen, x, y) => {
          pen.fill(
            `M${x - 10} ${y - 3}Q${x} ${y - 11} ${x + 10} ${y - 3}Q${x + 7} ${y + 6} ${x + 3} ${y}Q${x - 2} ${y + 5} ${x - 10} ${y - 3}Z`,
            pen.ball('#fffdf8'),
          )
        },
        0,
        0.05,
      ),
      scatter(4, wedge('#f9b05a', '#e8822e', 5), 0.85),
      one(leaf('#3fae6a', 4), 0.1, -0.2),
    ],
  }),
}

function patty(pen: Parameters<typeof paintShrimp>[0], x: number, y: number): void {
  pen.fill(`M${x - 15} ${y}V${y + 6}Q${x} ${y + 18} ${x + 15} ${y + 6}V${y}Z`, '#f2d9a0')
  pen.oval(x, y, 15, 9, pen.ball('#d9903a'))
}
