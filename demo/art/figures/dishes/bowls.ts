// Soups, stews, curries and bowls.
import type { Drawing } from '../pen.ts'
import { paintShrimp } from '../raw/meat.ts'
import {
  ball,
  chunk,
  cube,
  cut,
  drizzle,
  emojiPiece,
  friedEgg,
  halfEgg,
  leaf,
  mushroom,
  type Piece,
  ring,
  seedDot,
  seeded,
  slice,
  sprig,
  strip,
  wedge,
} from './pieces.ts'
import {
  bowl,
  grainsOn,
  type Layer,
  liquid,
  mound,
  noodles,
  one,
  plate,
  pot,
  row,
  scatter,
  segment,
} from './vessels.ts'

const green = sprig('#3f9a3a', 4.5)
const cucumber = seeded('#d9efb4', '#4a9a3f', '#f2fbdc', 5)
const shrimp: Piece = (pen, x, y) => paintShrimp(pen, x, y, pen.chance.between(-60, 60), 0.6)
const swirl =
  (colour: string): Layer =>
  (pen, { x, y }) =>
    pen.line(
      `M${x - 2} ${y}Q${x + 6} ${y - 6} ${x + 9} ${y + 1}Q${x + 8} ${y + 9} ${x - 4} ${y + 8}Q${x - 18} ${y + 5} ${x - 15} ${y - 5}Q${x - 8} ${y - 14} ${x + 8} ${y - 12}`,
      colour,
      2.6,
      0.95,
    )
const rice: Layer = (pen, spot) => grainsOn(['#ffffff', '#f7f3ea', '#efe9dc'], 90, 2.2)(pen, spot)
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
  'bibimbap-pot': pot({
    colour: '#3a3f4a',
    layers: [
      mound('#fbf8f0', 4),
      rice,
      segment(-90, 12, strip('#f58a2e', 8)),
      segment(-30, 12, strip('#5fae3a', 8)),
      segment(30, 5, cut('#8a4a2a', '#5a2a18', 5)),
      segment(90, 12, strip('#f7f2e0', 8)),
      segment(150, 5, mushroom('#a8744a', 5)),
      segment(210, 7, cucumber),
      one(friedEgg(13), 0, 0.02),
      one((pen, x, y) => pen.oval(x, y, 5, 3.2, pen.ball('#c9281e')), 0.38, -0.1),
      scatter(20, seedDot('#fff3d6', 0.8)),
    ],
  }),
  'tteokbokki-pan': pot({
    colour: '#3a3f4a',
    layers: [
      liquid('#d83a1e'),
      scatter(
        16,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-70, 70), 1, () => {
            pen.box(-8, -2.4, 16, 6.4, 3, '#a8240e')
            pen.box(-8, -3.4, 16, 6, 3, pen.fall('#fbd9c4'))
          }),
        0.82,
      ),
      one(halfEgg(8), 0.35, 0.3),
      scatter(14, seedDot('#fff3d6', 0.9)),
      scatter(9, ring('#4fae3a', 2.6, 1.3)),
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
  'pad-thai-plate': plate({
    colour: '#3aa69b',
    layers: [
      mound('#e8a85a', 12),
      noodles('#e8b46a', 3),
      scatter(6, shrimp, 0.7),
      scatter(14, strip('#f7f5e6', 10, 1.8), 0.8),
      scatter(20, chunk('#c98f4a', 2), 0.7),
      scatter(8, green),
      one(wedge('#d9eb8a', '#5fae3a', 9), 0.72, -0.5),
    ],
  }),
  'teriyaki-udon-plate': plate({
    colour: '#3a3f4a',
    layers: [
      mound('#c9884a', 10),
      noodles('#e8c48a', 4.4, 18),
      scatter(8, chunk('#a85a24', 5), 0.7),
      scatter(8, strip('#d8323a', 11, 3), 0.75),
      scatter(7, strip('#3f9a3a', 11, 3), 0.75),
      scatter(30, seedDot('#fff6dc', 0.9)),
    ],
  }),
  'fried-rice-bowl': bowl({
    colour: '#d8323a',
    layers: [
      mound('#f7e3a8', 14),
      (pen, spot) => grainsOn(['#fbeabf', '#f2d58a', '#fff6dc'], 120, 2.2)(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) => scatter(16, ball('#6ac44a', 2.2))(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) => scatter(12, cube('#f58a2e', 2.2))(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) => scatter(9, chunk('#fbcf3a', 4))(pen, { ...spot, y: spot.y - 4 }),
      scatter(8, ring('#4fae3a', 2.2, 1.2)),
    ],
  }),
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

function dumplingling(pen: Parameters<Piece>[0], x: number, y: number): void {
  pen.at(x, y, pen.chance.between(-40, 40), 1, () => {
    pen.oval(0, 1, 7, 5, '#c9a46a', 0.7)
    pen.fill('M-7 0Q-7 -5.5 0 -5.5Q7 -5.5 7 0Q5 4.5 0 4.5Q-5 4.5 -7 0Z', pen.ball('#fbf0d8'))
    pen.oval(0, 0, 2.6, 1.8, '#e0c795')
  })
}

function bean(colour: string): Piece {
  return (pen, x, y) =>
    pen.at(x, y, pen.chance.between(-80, 80), 1, () => {
      pen.oval(0, 0, 4.4, 2.8, pen.ball(colour))
      pen.oval(-1, -1, 1.3, 0.6, '#ffffff', 0.5)
    })
}

function avocado(pen: Parameters<Piece>[0], x: number, y: number): void {
  pen.at(x, y, 30, 1, () => {
    pen.fill('M-9 3Q-8 -5 0 -6Q8 -5 9 3Q4 -1 0 -1Q-4 -1 -9 3Z', pen.fall('#5f8f2e'))
    pen.fill('M-8 3Q-7 -3.5 0 -4.5Q7 -3.5 8 3Q4 -0.5 0 -0.5Q-4 -0.5 -8 3Z', pen.fall('#d9eb8a'))
  })
}
