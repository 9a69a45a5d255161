// Bowls, curries and porridges.

import type { Drawing } from '../pen.ts'
import { bean, cucumber, green, rice, swirl } from './garnishes.ts'
import {
  ball,
  chunk,
  cube,
  drizzle,
  emojiPiece,
  leaf,
  mushroom,
  type Piece,
  seedDot,
  seeded,
  sprig,
  strip,
  wedge,
} from './pieces.ts'
import { bowl, grainsOn, type Layer, liquid, mound, one, plate, row, scatter, segment } from './vessels.ts'

/** Curry to one side, white rice to the other. */
const curryWithRice = (curry: string, ...tops: readonly Layer[]): readonly Layer[] => [
  liquid(curry),
  ...tops,
  (pen) => {
    const side = { x: 68, y: 26, across: 17, down: 12 }
    mound('#fbf8f0', 10)(pen, side)
    rice(pen, { ...side, y: 23 })
  },
]

export const bowls: Record<string, Drawing> = {
  'butter-chicken-bowl': bowl({
    colour: '#b8742e',
    layers: curryWithRice(
      '#f0802e',
      scatter(8, chunk('#e8a05a', 6.5), 0.75),
      swirl('#fff3dc'),
      scatter(5, leaf('#3f9a3a', 3.6)),
    ),
  }),
  'palak-paneer-bowl': bowl({
    colour: '#b8742e',
    layers: curryWithRice('#4a8a2e', scatter(9, cube('#fffaf0', 5.4), 0.75), swirl('#f2f7dc')),
  }),
  'rogan-josh-bowl': bowl({
    colour: '#7a5230',
    layers: [
      liquid('#a8281a'),
      scatter(9, cube('#6a2f1e', 6.5), 0.78),
      scatter(12, (pen, x, y) => pen.oval(x, y, 2.6, 1.2, '#f5803a', 0.8)),
      scatter(10, leaf('#3f9a3a', 3.6)),
      one(emojiPiece('hot-pepper', 15), 0.3, -0.2),
    ],
  }),
  'dal-makhani-bowl': bowl({
    colour: '#b8742e',
    layers: [
      liquid('#5a2a1a'),
      scatter(34, bean('#7a3a24'), 0.88),
      swirl('#fff3dc'),
      one((pen, x, y) => pen.box(x - 5, y - 4, 10, 7, 1.5, pen.fall('#fbdc5a')), 0.3, -0.35),
      scatter(5, leaf('#3f9a3a', 3.6)),
    ],
  }),
  'biryani-plate': plate({
    colour: '#c98a3a',
    layers: [
      mound('#fbe9b8', 16),
      (pen, spot) =>
        grainsOn(['#fffaf0', '#fbdc6a', '#f7a83a', '#fff3d6'], 130, 2.6)(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) =>
        row(
          2,
          (inner, x, y) =>
            inner.at(x, y, x < 50 ? -24 : 20, 1.1, () => {
              inner.line('M7 5L15 11', '#fff3e0', 4)
              inner.disc(15.5, 10, 2.6, '#fffaf0')
              inner.fill('M-12 -6Q-10 -14 0 -13Q12 -9 11 2Q8 9 2 7Q-10 5 -12 -6Z', inner.ball('#b8581e'))
            }),
          -0.35,
          0.3,
        )(pen, spot),
      scatter(14, strip('#7a3f1a', 8, 1.6), 0.8),
      scatter(9, leaf('#3f9a3a', 3.6)),
    ],
  }),
  'hummus-bowl': bowl({
    colour: '#c9703a',
    layers: [
      liquid('#efdcae'),
      swirl('#d9bd82'),
      one((pen, x, y) => pen.oval(x, y, 10, 5, pen.ball('#d9a01e')), 0, 0),
      scatter(8, ball('#e3c37a', 3), 0.5),
      scatter(20, seedDot('#c9401e', 0.9), 0.7),
      one(sprig('#3f9a3a', 7), -0.35, 0.2),
      (pen) => {
        for (const [x, y, turn] of [
          [74, 14, 18],
          [84, 24, 40],
        ] as const)
          pen.at(x, y, turn, 1, () => {
            pen.fill('M-12 8Q0 -18 12 8Z', '#a8642a')
            pen.fill('M-12 6Q0 -20 12 6Z', pen.fall('#eac284'))
          })
      },
    ],
  }),
  'baba-ganoush-bowl': bowl({
    colour: '#6a3f9a',
    layers: [
      liquid('#cdb896'),
      swirl('#a88f68'),
      one((pen, x, y) => pen.oval(x, y, 9, 4.6, pen.ball('#a8b83a')), 0, 0.05),
      scatter(16, ball('#c2264a', 2), 0.7),
      scatter(9, green, 0.8),
      one(emojiPiece('eggplant', 22), 0.62, -0.6),
    ],
  }),
  'salmon-poke-bowl': bowl({
    colour: '#3a3f4a',
    layers: [
      mound('#fbf8f0', 4),
      rice,
      segment(-150, 9, cube('#f58a5a', 4.6)),
      segment(-75, 7, cube('#fbb52e', 4)),
      segment(-10, 4, avocado),
      segment(60, 8, cucumber),
      segment(120, 12, ball('#6ac44a', 2.4)),
      segment(180, 8, strip('#a84a9a', 8)),
      scatter(30, seedDot('#2b2b33', 0.8)),
    ],
  }),
  'buddha-bowl-green': bowl({
    colour: '#f2efe6',
    layers: [
      mound('#c9e08a', 4),
      segment(-140, 4, avocado),
      segment(-60, 6, (pen, x, y) => {
        pen.box(x - 1.5, y, 3, 5, 1, '#9ad05a')
        for (const dx of [-3, 0, 3]) pen.disc(x + dx, y - 1, 3, pen.ball('#2f8a3a'))
      }),
      segment(10, 16, ball('#e3c37a', 2.6)),
      segment(70, 12, ball('#6ac44a', 2.6)),
      segment(130, 8, cucumber),
      segment(190, 6, leaf('#2f8a4a', 6)),
      scatter(20, seedDot('#fff6dc', 0.9)),
    ],
  }),
  'tofu-bowl-ginger': bowl({
    colour: '#e8a04a',
    layers: [
      mound('#fbf8f0', 4),
      rice,
      segment(-90, 8, cube('#f2cf8a', 5.4), 0.3),
      segment(0, 12, strip('#f58a2e', 9)),
      segment(60, 6, leaf('#3f9a3a', 6)),
      segment(130, 8, strip('#a84a9a', 9)),
      segment(190, 6, mushroom('#a8744a', 5)),
      one(emojiPiece('ginger-root', 15), 0.5, -0.6),
      scatter(24, seedDot('#2b2b33', 0.8)),
    ],
  }),
  'falafel-bowl-freekeh': bowl({
    colour: '#5a8a4a',
    layers: [
      mound('#b8a05a', 6),
      grainsOn(['#c9b06a', '#a88f44', '#8a9a4a'], 100, 2.1),
      segment(-90, 4, chunk('#8a5a24', 7), 0.4),
      segment(10, 5, seeded('#f0564a', '#d8323a', '#fbe0a8', 5)),
      segment(80, 7, cucumber),
      segment(160, 6, leaf('#3f9a3a', 6)),
      one((pen, x, y) => pen.oval(x, y, 10, 5.4, pen.ball('#fffdf6')), 0.05, 0.15),
    ],
  }),
  'oat-porridge-bowl': bowl({
    colour: '#7fb8d8',
    layers: [
      liquid('#efdfbd'),
      scatter(40, (pen, x, y) => pen.oval(x, y, 2.4, 1.6, '#fbf0d6'), 0.9),
      segment(-30, 5, wedge('#fff3d6', '#d8323a', 6), 0.35),
      segment(150, 6, chunk('#a8703a', 4), 0.4),
      one(drizzle('#d9901e', 2.4), 0, 0.3),
      scatter(14, seedDot('#a8642a', 0.9)),
    ],
  }),
  'shirchoy-bowl': bowl({
    colour: '#2f6fc0',
    layers: [
      liquid('#d9b48a'),
      one(
        (pen, x, y) => {
          pen.oval(x, y, 9, 4.6, '#fbdc5a')
          pen.oval(x - 1, y - 1, 6, 2.6, '#fff0a8')
        },
        -0.3,
        -0.1,
      ),
      scatter(7, cube('#eac284', 5.5), 0.75),
      scatter(12, (pen, x, y) => pen.oval(x, y, 1.6, 0.9, '#fbe48a')),
    ],
  }),
  'chakka-bowl': bowl({
    colour: '#3f8a8a',
    layers: [
      mound('#fffdf8', 10),
      swirl('#e3ddd0'),
      scatter(14, green, 0.7),
      scatter(14, seedDot('#d8323a', 0.7), 0.6),
    ],
  }),
}

function avocado(pen: Parameters<Piece>[0], x: number, y: number): void {
  pen.at(x, y, 30, 1, () => {
    pen.fill('M-9 3Q-8 -5 0 -6Q8 -5 9 3Q4 -1 0 -1Q-4 -1 -9 3Z', pen.fall('#5f8f2e'))
    pen.fill('M-8 3Q-7 -3.5 0 -4.5Q7 -3.5 8 3Q4 -0.5 0 -0.5Q-4 -0.5 -8 3Z', pen.fall('#d9eb8a'))
  })
}
