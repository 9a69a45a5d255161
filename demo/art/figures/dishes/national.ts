// Plov, noodles and meat of Central Asia.
import type { Drawing } from '../pen.ts'
import {
  ball,
  chunk,
  cube,
  cut,
  emojiPiece,
  halfEgg,
  leaf,
  ring,
  seeded,
  slice,
  sprig,
  strip,
  wedge,
} from './pieces.ts'
import { grainsOn, mound, noodles, one, pan, plate, row, scatter } from './vessels.ts'

const lamb = '#8a4a30'

const plovRice = ['#f7c860', '#f2b84a', '#fbdc8a'] as const

export const nationalDishes: Record<string, Drawing> = {
  'oshi-palav-plate': plate({
    colour: '#3f7fd0',
    layers: [
      mound('#f2b84a', 16),
      (pen, spot) => grainsOn(plovRice)(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) => scatter(20, strip('#f0801e', 9), 0.85)(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) => scatter(8, cube(lamb, 5), 0.5)(pen, { ...spot, y: spot.y - 8 }),
      one(emojiPiece('garlic', 16), 0, -0.95),
    ],
  }),
  'teahouse-plov-plate': plate({
    colour: '#e8dcc4',
    layers: [
      mound('#e3a84a', 12),
      (pen, spot) => grainsOn(['#e8b45a', '#d99a3a', '#f2cc7a'])(pen, { ...spot, y: spot.y - 3 }),
      (pen, spot) => scatter(12, strip('#e8c23a', 9), 0.85)(pen, { ...spot, y: spot.y - 3 }),
      (pen, spot) => row(4, cut('#7a3f26', '#5a2a18', 7), -0.4, 0.4)(pen, spot),
      one(
        (pen, x, y) => {
          pen.fill(`M${x - 7} ${y}Q${x} ${y - 5} ${x + 7} ${y}Q${x + 14} ${y + 6} ${x + 22} ${y + 3}`, 'none')
          pen.line(`M${x - 10} ${y}Q${x} ${y - 7} ${x + 12} ${y - 2}`, '#d8323a', 4)
          pen.line(`M${x - 12} ${y + 1}l-3 -2`, '#4a9a3a', 3)
        },
        0.1,
        0.35,
      ),
      scatter(6, ring('#f7f0f5', 4, 1.2)),
    ],
  }),
  'layered-plov-plate': plate({
    colour: '#f2e6cf',
    layers: [
      mound('#fbf3e0', 8, 1),
      (pen, spot) => grainsOn(['#fffaf0', '#fbf3e0', '#f2e6cc'])(pen, { ...spot, y: spot.y - 1 }),
      (pen, spot) => {
        pen.oval(50, 36, 27, 16, '#f0901e')
        scatter(46, strip('#f5a02e', 10), 0.95)(pen, { ...spot, y: 35, across: 26, down: 15 })
      },
      (pen, spot) => scatter(8, cube(lamb, 5), 0.7)(pen, { ...spot, y: 30, across: 20, down: 11 }),
      one(halfEgg(7), -0.62, 0.42),
      one(halfEgg(7), 0.05, 0.7),
      one(halfEgg(7), 0.68, 0.38),
    ],
  }),
  'quince-plov-plate': plate({
    colour: '#7a4a8a',
    layers: [
      mound('#f0c05a', 14),
      (pen, spot) => grainsOn(plovRice)(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) => scatter(12, strip('#f0801e', 9), 0.85)(pen, { ...spot, y: spot.y - 4 }),
      (pen, spot) => scatter(16, ball('#e3c37a', 2.8), 0.85)(pen, { ...spot, y: spot.y - 4 }),
      row(3, wedge('#f7d35a', '#d9a01e', 9), -0.35, 0.45),
      scatter(8, ball('#6a3a5a', 1.9), 0.7),
    ],
  }),
  'guiru-lagman-plate': plate({
    layers: [
      mound('#f5e6c0', 10),
      noodles('#f7e8c4', 3),
      scatter(12, strip('#d8323a', 11, 2.6), 0.7),
      scatter(9, strip('#3f9a3a', 11, 2.6), 0.7),
      scatter(9, cut('#8a4a30', '#6a3420', 5.5), 0.6),
      scatter(6, ring('#f7eef5', 4, 1.3)),
    ],
  }),
  'dill-noodles-plate': plate({
    layers: [
      mound('#8ab85a', 10),
      noodles('#8fbf5a', 2.8),
      noodles('#a8cf74', 2.4, 14),
      (pen, spot) => scatter(9, cube('#9a5638', 4.2), 0.42)(pen, { ...spot, y: spot.y - 6 }),
      scatter(9, cube('#f58a2e', 2.6), 0.6),
      one(
        (pen, x, y) => {
          pen.oval(x, y, 9, 5.6, pen.ball('#fffdf6'))
        },
        0,
        -0.7,
      ),
      scatter(8, sprig('#2f8a3a', 4.5)),
    ],
  }),
  'beshbarmak-plate': plate({
    colour: '#e8d3a8',
    layers: [
      scatter(
        12,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-30, 60), 1, () => {
            pen.fill('M-11 0L0 -7L11 0L0 7Z', '#d9c08a')
            pen.fill('M-11 -1L0 -8L11 -1L0 6Z', pen.fall('#fbeecb'))
          }),
        0.85,
      ),
      scatter(9, cut('#9a5638', '#7a3f28', 8), 0.55),
      scatter(10, ring('#fbf3f7', 5, 1.6), 0.7),
      scatter(7, sprig('#3f9a3a', 4)),
    ],
  }),
  'kuurdak-pan': pan({
    layers: [
      mound('#b8742e', 8),
      scatter(13, cube('#f2cf74', 5.5), 0.9),
      scatter(11, cube('#7a3f28', 5.5), 0.8),
      scatter(12, ring('#f2d9a0', 5, 1.5), 0.85),
      scatter(8, sprig('#3f9a3a', 4)),
    ],
  }),
  'qurutob-plate': pan({
    colour: '#a8743e',
    layers: [
      mound('#fbf5e6', 5),
      scatter(16, chunk('#eac284', 6), 0.85),
      scatter(7, slice('#f0564a', '#d8323a', 5), 0.75),
      scatter(7, slice('#d9efb4', '#4a9a3f', 5), 0.75),
      scatter(8, ring('#f2eef7', 4.5, 1.3)),
      scatter(16, sprig('#3f9a3a', 4.5)),
    ],
  }),
  'lula-plate': plate({
    layers: [
      one((pen, x, y) => {
        pen.oval(x, y + 2, 36, 17, '#c98a4a')
        pen.oval(x, y, 36, 17, pen.ball('#f2d09a'))
      }),
      ...[-0.5, 0, 0.5].map((lower) =>
        one(
          (pen, x, y) =>
            pen.at(x, y, -8, 1, () => {
              pen.line('M-34 0H36', '#b8bcc9', 1.8)
              pen.box(-26, -4.5, 50, 11, 5.5, '#4a2214')
              pen.box(-26, -5.5, 50, 10.5, 5.2, pen.fall('#8a4a2a'))
              for (let n = -22; n < 22; n += 6) pen.line(`M${n} -4Q${n + 3} 0 ${n} 4`, '#5a2a16', 1.4, 0.6)
            }),
          0,
          lower * 0.9,
        ),
      ),
      scatter(5, ring('#f7eef7', 5, 1.4)),
      one(sprig('#3f9a3a', 7), 0.8, 0.4),
    ],
  }),
  'achichuk-plate': plate({
    colour: '#3f7fd0',
    layers: [
      scatter(15, seeded('#f0564a', '#d8323a', '#fbe0a8', 8), 0.85),
      scatter(22, ring('#fbeef7', 6, 1.4), 0.85),
      scatter(10, leaf('#4a2a6a', 3.6)),
      one(
        (pen, x, y) => pen.line(`M${x - 9} ${y + 2}Q${x} ${y - 6} ${x + 10} ${y}`, '#4fae3a', 3.6),
        0.2,
        0.2,
      ),
    ],
  }),
}
