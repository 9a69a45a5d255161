// Wraps, skewers and filled bread.
import { darker } from '../../paint/colour.ts'
import {
  ball,
  chunk,
  cube,
  cut,
  drizzle,
  leaf,
  lettuce,
  type Piece,
  ring,
  seedDot,
  slice,
  sprig,
  strip,
} from '../dishes/pieces.ts'
import { board, type Layer, one, scatter } from '../dishes/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

const green: Layer = scatter(6, lettuce('#6ab84a', 7))

const grilled =
  (colour: string): Piece =>
  (pen, x, y) => {
    chunk(colour, 8.5)(pen, x, y)
    pen.line(`M${x - 3} ${y - 4}l3 7M${x + 2} ${y - 4}l2 6`, darker(colour, 0.6), 1.3, 0.6)
  }

const onionRing = ring('#f7eef7', 6, 1.8)

export const wrapsAndSkewers: Record<string, Drawing> = {
  'chicken-doner-wrap': wrap({
    bread: '#eac792',
    paper: '#e8503a',
    filling: [green, scatter(9, cut('#e3b072', '#b87a3a', 5.5), 0.8), scatter(3, strip('#e2403a', 9, 3))],
  }),
  'beef-doner-wrap': { width: 96, height: 70, paint: paintDonerPita },
  'falafel-wrap-roll': wrap({
    bread: '#f2d6a4',
    paper: '#5fae5a',
    filling: [
      green,
      scatter(5, ball('#8a5a24', 6), 0.7),
      scatter(4, (pen, x, y) => pen.oval(x, y, 3, 2, '#fffdf6')),
    ],
  }),
  'lamb-skewers': skewers(
    [
      grilled('#8a4428'),
      grilled('#7a3820'),
      (pen, x, y) => pen.oval(x, y, 4, 7, pen.ball('#f2d9b0')),
      grilled('#8a4428'),
      grilled('#7a3820'),
    ],
    [scatter(9, onionRing, 0.95)],
  ),
  'chicken-skewers': skewers([
    grilled('#eab05a'),
    grilled('#e0a04a'),
    (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#d8323a')),
    grilled('#eab05a'),
    (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#4fae3a')),
    grilled('#e0a04a'),
  ]),
  'paneer-skewers': skewers(
    [
      cube('#f7c24a', 7),
      (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#4fae3a')),
      cube('#f5b53a', 7),
      (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#d8323a')),
      cube('#f7c24a', 7),
    ],
    [scatter(4, sprig('#3f9a3a', 6), 1)],
  ),
  'khachapuri-boat': { width: 104, height: 66, paint: paintKhachapuri },
  'samsa-triangles': { width: 98, height: 76, paint: (pen) => paintSamsa(pen, '#d9903a', '#2b2226') },
  'herb-samsa-squares': { width: 98, height: 76, paint: paintHerbSamsa },
  'bean-burrito-roll': { width: 98, height: 66, paint: paintBurrito },
}

/** A roll of flat bread, open at the top, in paper. */
function wrap({
  bread,
  paper,
  filling,
}: {
  bread: string
  paper: string
  filling: readonly Layer[]
}): Drawing {
  return {
    width: 56,
    height: 98,
    paint: (pen) => {
      pen.fill('M4 18Q4 8 28 8Q52 8 52 18L46 92Q45 98 38 98H18Q11 98 10 92Z', pen.round(bread))
      for (let n = 0; n < 10; n += 1)
        pen.oval(
          pen.chance.between(12, 44),
          pen.chance.between(30, 60),
          pen.chance.between(1.5, 3),
          pen.chance.between(1, 2),
          darker(bread, 0.35),
          0.5,
        )
      pen.oval(28, 17, 24, 11, darker(bread, 0.3))
      for (const layer of filling) layer(pen, { x: 28, y: 14, across: 21, down: 10 })
      pen.fill('M4 20Q28 34 52 20L51 28Q28 40 4.5 28Z', pen.round(bread))
      pen.fill('M6 54L28 44L50 54L46 92Q45 98 38 98H18Q11 98 10 92Z', pen.round(paper))
      pen.line('M8 62L28 53L48 62', darker(paper, 0.25), 1.2, 0.6)
    },
  }
}

/** Skewers across a board. */
function skewers(pieces: readonly Piece[], extras: readonly Layer[] = []): Drawing {
  return {
    width: 104,
    height: 84,
    paint: (pen) => {
      pen.at(0, 16, 0, 1, () => board({ layers: [] }).paint(pen))
      for (const extra of extras) extra(pen, { x: 52, y: 44, across: 44, down: 26 })
      for (const y of [20, 40, 60])
        pen.at(52, y, -7, 1, () => {
          pen.line('M-52 0H50', '#b9bdca', 2.4)
          pen.fill('M50 -1.2L54 0L50 1.2Z', '#b9bdca')
          for (const [place, piece] of pieces.entries())
            piece(pen, -34 + place * (68 / Math.max(1, pieces.length - 1)), 0)
        })
    },
  }
}

function paintDonerPita(pen: Pen): void {
  pen.fill('M2 34Q2 4 48 4Q94 4 94 34Z', pen.fall('#d9a566'))
  scatter(7, lettuce('#6ab84a', 9))(pen, { x: 48, y: 32, across: 42, down: 12 })
  scatter(12, cut('#8a4a2a', '#6a3420', 8))(pen, { x: 48, y: 32, across: 38, down: 11 })
  scatter(6, slice('#f0564a', '#d8323a', 6))(pen, { x: 48, y: 30, across: 36, down: 9 })
  scatter(6, onionRing)(pen, { x: 48, y: 32, across: 38, down: 9 })
  one(drizzle('#fffdf6', 3), -0.3, 0)(pen, { x: 48, y: 32, across: 38, down: 9 })
  pen.fill('M0 36Q48 48 96 36Q94 70 48 70Q2 70 0 36Z', pen.fall('#eec48a'))
  for (const [x, y] of [
    [24, 54],
    [46, 60],
    [68, 52],
  ] as const)
    pen.oval(x, y, 5, 3, '#c98a4a', 0.6)
}

function paintKhachapuri(pen: Pen): void {
  pen.fill('M0 34Q26 2 52 2Q78 2 104 34Q78 66 52 66Q26 66 0 34Z', darker('#b8702a', 0.2))
  pen.fill('M0 31Q26 0 52 0Q78 0 104 31Q78 62 52 62Q26 62 0 31Z', pen.ball('#e3a04a'))
  pen.fill('M16 31Q34 11 52 11Q70 11 88 31Q70 51 52 51Q34 51 16 31Z', pen.ball('#fbe08a'))
  for (let n = 0; n < 12; n += 1)
    pen.oval(pen.chance.between(28, 76), pen.chance.between(20, 42), 3.4, 2, '#fff3c4', 0.8)
  pen.oval(52, 31, 11, 8.6, pen.ball('#f9a01e'))
  pen.oval(48.5, 28, 3, 1.8, '#ffffff', 0.8)
  pen.box(66, 26, 10, 7, 1.5, pen.fall('#fff0a8'))
  for (const x of [3, 101]) pen.disc(x, 31, 4, pen.ball('#c9803a'))
}

function paintSamsa(pen: Pen, crust: string, seed: string): void {
  for (const [x, y] of [
    [32, 36],
    [68, 36],
    [50, 56],
  ] as const)
    pen.at(x, y, 0, 1, () => {
      const outline = 'M0 -28Q4 -28 29 10Q32 18 24 19H-24Q-32 18 -29 10Q-4 -28 0 -28Z'
      pen.at(0, 3, 0, 1, () => pen.fill(outline, darker(crust, 0.4)))
      pen.fill(outline, pen.ball(crust))
      pen.line('M0 -22L0 4L-22 14M0 4L22 14', darker(crust, 0.3), 1.4, 0.6)
      for (let n = 0; n < 12; n += 1)
        seedDot(seed, 1)(pen, pen.chance.between(-13, 13), pen.chance.between(-10, 14))
    })
}

function paintHerbSamsa(pen: Pen): void {
  for (const [x, y, open] of [
    [32, 34, false],
    [66, 32, false],
    [48, 52, true],
  ] as const)
    pen.at(x, y, 0, 1, () => {
      pen.box(-25, -15, 50, 40, 9, darker('#c9803a', 0.4))
      pen.box(-25, -18, 50, 40, 9, pen.ball('#e3a552'))
      pen.line('M-20 -13L20 17M20 -13L-20 17', '#b8702a', 1.6, 0.6)
      if (open) {
        pen.oval(2, 14, 22, 11, '#f2d9a0')
        pen.oval(2, 15, 19, 8.6, '#3f7a2a')
        scatter(26, sprig('#4fae3a', 4.5))(pen, { x: 2, y: 15, across: 18, down: 8 })
      }
    })
}

function paintBurrito(pen: Pen): void {
  pen.fill('M22 6H84Q98 10 98 34Q98 58 84 62H22Z', pen.fall('#eecb94'))
  for (let n = 0; n < 9; n += 1)
    pen.oval(pen.chance.between(46, 90), pen.chance.between(14, 54), 4, 2.4, '#c9924a', 0.55)
  pen.oval(24, 34, 24, 29, pen.ball('#e8bd7e'))
  pen.oval(24, 34, 20, 25, '#7a4a24')
  const face = { x: 24, y: 34, across: 18, down: 23 }
  scatter(18, ball('#5a2a22', 4))(pen, face)
  scatter(9, ball('#fbcf2e', 2.6))(pen, face)
  scatter(6, ball('#fbf8f0', 3))(pen, face)
  scatter(6, leaf('#6ab84a', 5))(pen, face)
  scatter(4, cube('#e2403a', 3))(pen, face)
}
