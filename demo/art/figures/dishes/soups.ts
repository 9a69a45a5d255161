// Soups and stews.

import type { Drawing } from '../pen.ts'
import { bean, green, swirl } from './garnishes.ts'
import {
  ball,
  chunk,
  cube,
  cut,
  drizzle,
  emojiPiece,
  halfEgg,
  leaf,
  mushroom,
  type Piece,
  ring,
  slice,
  strip,
  wedge,
} from './pieces.ts'
import { bowl, grainsOn, liquid, noodles, one, pot, row, scatter, segment } from './vessels.ts'

export const soups: Record<string, Drawing> = {
  'soup-lagman-bowl': bowl({
    colour: '#3f7fd0',
    layers: [
      liquid('#d98a3a'),
      noodles('#f7e3b4', 2.8, 16),
      scatter(7, cube('#8a4a30', 4), 0.7),
      scatter(8, strip('#d8323a', 9, 2.4), 0.75),
      scatter(6, strip('#3f9a3a', 9, 2.4), 0.75),
      scatter(9, green),
    ],
  }),
  'ashlyanfu-bowl': bowl({
    colour: '#e8dcc4',
    layers: [
      liquid('#c9481e'),
      noodles('#f7ecd0', 2.8, 12),
      scatter(12, cube('#f7f2e6', 4), 0.75),
      scatter(9, strip('#f9cf4a', 9, 3), 0.7),
      scatter(12, ring('#4fae3a', 2.4, 1.2)),
      one(drizzle('#8a1408', 3), 0, 0),
    ],
  }),
  'chuchvara-bowl': bowl({
    layers: [liquid('#f0c870'), scatter(13, dumplingling, 0.85), scatter(12, green)],
  }),
  'dimlama-pot': pot({
    colour: '#4a4f5e',
    layers: [
      liquid('#c9702a'),
      scatter(6, chunk('#f2d27a', 7), 0.85),
      scatter(6, slice('#f7983a', '#e87a1e', 5.4), 0.8),
      scatter(5, cube('#8a4a30', 6), 0.7),
      scatter(6, strip('#3f9a3a', 10, 3), 0.8),
      scatter(5, wedge('#cfe6a0', '#8ab84a', 7), 0.7),
      scatter(7, green),
    ],
  }),
  'chakhokhbili-pot': pot({
    layers: [
      liquid('#d8482a'),
      scatter(7, chunk('#e8a860', 8), 0.75),
      scatter(7, chunk('#c92f1e', 4), 0.85),
      scatter(8, ring('#f7d9a8', 4, 1.4)),
      scatter(10, leaf('#3f9a3a', 3.6)),
    ],
  }),
  'lobio-pot': pot({
    colour: '#8a4a2a',
    layers: [
      liquid('#6a2a1e'),
      scatter(26, bean('#8a2f26'), 0.85),
      scatter(8, green),
      scatter(5, ring('#f2e6f0', 4, 1.3)),
    ],
  }),
  'kimchi-stew-pot': pot({
    colour: '#3a3f4a',
    layers: [
      liquid('#d8481e'),
      scatter(7, cube('#fffaf0', 6), 0.8),
      scatter(
        9,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-60, 60), 1, () =>
            pen.fill('M-8 0Q-2 -7 8 -2Q4 5 -8 0Z', pen.fall('#f2a06a')),
          ),
        0.75,
      ),
      scatter(4, mushroom('#c99a6a', 5)),
      scatter(12, ring('#4fae3a', 3, 1.4)),
    ],
  }),
  'paitan-ramen-bowl': bowl({
    colour: '#2b2b33',
    layers: [
      liquid('#f5e0b0'),
      noodles('#f7dc8a', 2.4, 20),
      row(2, cut('#f2cf9a', '#c98a4a', 8), -0.25, 0.5),
      one(halfEgg(9), -0.42, 0.35),
      one(emojiPiece('fish-cake-with-swirl', 15), 0.45, 0.3),
      scatter(10, ring('#4fae3a', 2.6, 1.3), 0.6),
      one((pen, x, y) => pen.box(x - 7, y - 14, 14, 18, 1, pen.fall('#1f3a2e')), 0.05, -0.75),
    ],
  }),
  'miso-ramen-bowl': bowl({
    colour: '#a8321e',
    layers: [
      liquid('#d99a4a'),
      noodles('#f7dc8a', 2.4, 20),
      segment(200, 16, ball('#fbcf2e', 2.4)),
      segment(-20, 5, mushroom('#c99a6a', 6)),
      segment(80, 4, (pen, x, y) => {
        pen.box(x - 1.5, y, 3, 5, 1, '#9ad05a')
        for (const dx of [-3, 0, 3]) pen.disc(x + dx, y - 1, 2.8, pen.ball('#3f9a3a'))
      }),
      segment(270, 12, strip('#f7f5e6', 9, 1.8)),
      one(leaf('#2f7a3a', 7), 0.1, 0),
    ],
  }),
  'mastava-bowl': bowl({
    colour: '#3f7fd0',
    layers: [
      liquid('#e08a3a'),
      grainsOn(['#fffaf0', '#f7efdc'], 40, 2.2),
      scatter(9, cube('#f58a2e', 3.2), 0.8),
      scatter(7, cube('#8a4a30', 4), 0.7),
      scatter(6, cube('#f2d27a', 3.6), 0.8),
      one((pen, x, y) => pen.oval(x, y, 10, 5.6, pen.ball('#fffdf6')), 0.1, -0.1),
      scatter(12, green),
    ],
  }),
  'lentil-soup-bowl': bowl({
    colour: '#c9d3e6',
    layers: [
      liquid('#e8922e'),
      scatter(60, ball('#f0a84a', 1.5), 0.9),
      swirl('#c9401e'),
      scatter(7, green),
      one(wedge('#fbe46a', '#f2c41e', 9), 0.6, -0.35),
    ],
  }),
  'pumpkin-soup-bowl': bowl({
    layers: [
      liquid('#f58a1e'),
      swirl('#fff6e6'),
      scatter(
        9,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-70, 70), 1, () =>
            pen.fill('M-4 0Q0 -3 5 0Q0 3 -4 0Z', pen.fall('#6a8a3a')),
          ),
        0.5,
      ),
      one(leaf('#3f9a3a', 4), 0.4, 0.3),
    ],
  }),
  'borscht-bowl': bowl({
    colour: '#e8dcc4',
    layers: [
      liquid('#a8183a'),
      scatter(20, strip('#c9305a', 10, 2.2), 0.85),
      scatter(8, strip('#f2e6d2', 10, 2), 0.8),
      scatter(7, bean('#7a2f26'), 0.8),
      one((pen, x, y) => pen.oval(x, y, 12, 7, pen.ball('#fffdf8')), 0, -0.05),
      scatter(9, green, 0.6),
    ],
  }),
}

function dumplingling(pen: Parameters<Piece>[0], x: number, y: number): void {
  pen.at(x, y, pen.chance.between(-40, 40), 1, () => {
    pen.oval(0, 1, 7, 5, '#c9a46a', 0.7)
    pen.fill('M-7 0Q-7 -5.5 0 -5.5Q7 -5.5 7 0Q5 4.5 0 4.5Q-5 4.5 -7 0Z', pen.ball('#fbf0d8'))
    pen.oval(0, 0, 2.6, 1.8, '#e0c795')
  })
}
