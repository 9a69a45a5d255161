// Dishes on plates, boards and in pans.
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
  lettuce,
  mushroom,
  ring,
  seedDot,
  seeded,
  slice,
  sprig,
  strip,
  wedge,
} from './pieces.ts'
import { board, bowl, grainsOn, liquid, mound, noodles, one, pan, plate, row, scatter } from './vessels.ts'

const tomato = seeded('#f0564a', '#d8323a', '#fbe0a8')
const cucumber = seeded('#d9efb4', '#4a9a3f', '#f2fbdc')
const lemon = wedge('#fbe46a', '#f2c41e')
const lamb = '#8a4a30'
const shrimp = (pen: Parameters<typeof paintShrimp>[0], x: number, y: number) =>
  paintShrimp(pen, x, y, pen.chance.between(-60, 60), 0.62)
const plovRice = ['#f7c860', '#f2b84a', '#fbdc8a'] as const

export const plates: Record<string, Drawing> = {
  'carbonara-plate': plate({
    layers: [
      mound('#f5e2a8', 12),
      noodles('#f7dd8a'),
      scatter(11, cube('#d8705a', 3.2), 0.7),
      one(
        (pen, x, y) => {
          pen.oval(x, y, 7, 5.4, pen.ball('#f9b01e'))
        },
        0,
        -0.5,
      ),
      scatter(24, seedDot('#3a3a3a', 0.6)),
    ],
  }),
  'bolognese-plate': plate({
    layers: [
      mound('#f5dc9a', 12),
      noodles('#f5d37a'),
      one(
        (pen, x, y) => {
          pen.oval(x, y, 22, 12, pen.ball('#a83a24'))
        },
        0,
        -0.3,
      ),
      (pen, spot) => scatter(26, chunk('#8a3420', 2.6), 0.55)(pen, { ...spot, y: spot.y - 5 }),
      one(leaf('#3f9a3a', 6), -0.05, -0.6),
      one(leaf('#4fae4a', 6), 0.12, -0.5),
    ],
  }),
  'shrimp-linguine-plate': plate({
    layers: [
      mound('#f5e0a0', 10),
      noodles('#f7de92'),
      scatter(7, shrimp, 0.75),
      one(lemon, 0.72, -0.5),
      scatter(8, sprig('#3f9a3a', 4)),
    ],
  }),
  'pesto-penne-plate': plate({
    layers: [
      mound('#8fb84a', 10),
      scatter(30, (pen, x, y) =>
        pen.at(x, y, pen.chance.between(-80, 80), 1, () => {
          pen.box(-6, -2.2, 12, 5, 2, '#6a8a2a')
          pen.box(-6, -2.6, 12, 4.6, 2, pen.fall('#d9d37a'))
          pen.oval(6, -0.3, 1.3, 2.2, '#7a9a34')
        }),
      ),
      scatter(12, chunk('#4f8a2e', 2.4)),
      one(leaf('#3f9a3a', 7), -0.05, -0.5),
      one(leaf('#5ab44a', 7), 0.15, -0.35),
      scatter(12, seedDot('#fff6dc', 1)),
    ],
  }),
  'lasagne-plate': plate({
    layers: [
      (pen) =>
        pen.at(-9, -3, 0, 1.16, () => {
          pen.fill('M22 22L70 14L82 26L34 38Z', pen.fall('#f5c04a'))
          const tones = ['#f7dd9a', '#b83a24', '#f7dd9a', '#fff3da', '#b83a24', '#f7dd9a'] as const
          tones.forEach((tone, place) => {
            pen.fill(
              `M22 ${22 + place * 4}L34 ${38 + place * 4}L34 ${42.2 + place * 4}L22 ${26.2 + place * 4}Z`,
              tone,
            )
            pen.fill(
              `M34 ${38 + place * 4}L82 ${26 + place * 4}L82 ${30.2 + place * 4}L34 ${42.2 + place * 4}Z`,
              pen.fall(tone, 0.6),
            )
          })
        }),
      one(chunk('#d8502e', 5), -0.1, -0.75),
      one(chunk('#c9782a', 4), 0.3, -0.8),
      one(leaf('#3f9a3a', 7), 0.1, -0.62),
    ],
  }),
  'caprese-plate': plate({
    layers: [
      row(4, slice('#fffdf6', '#f2ecdc', 10), -0.3),
      row(5, seeded('#f0564a', '#d8323a', '#fbe0a8', 9.5), 0.05, 0.6),
      row(4, slice('#fffdf6', '#f2ecdc', 10), 0.4, 0.5),
      scatter(6, leaf('#3f9a3a', 6.5), 0.6),
      one(drizzle('#5a2a1e', 1.6), -0.2, 0.5),
      one(drizzle('#5a2a1e', 1.6), 0.3, -0.1),
    ],
  }),
  'bruschetta-board': board({
    layers: [
      row(
        3,
        (pen, x, y) =>
          pen.at(x, y, -18, 1, () => {
            pen.oval(0, 2, 13, 20, '#8a4a1a')
            pen.oval(0, 0, 13, 20, pen.fall('#d9964a'))
            pen.oval(0, -0.5, 10.5, 17, pen.fall('#f7e0b0'))
            for (let n = 0; n < 9; n += 1)
              cube('#e2403a', 2.6)(pen, pen.chance.between(-6, 6), pen.chance.between(-12, 11))
            for (let n = 0; n < 4; n += 1)
              leaf('#3f9a3a', 3.4)(pen, pen.chance.between(-5, 5), pen.chance.between(-10, 9))
          }),
        0,
        0.66,
      ),
    ],
  }),
  'arancini-plate': plate({
    layers: [
      mound('#d8503a', 1, 0.9),
      row(3, ball('#d98a2e', 12), -0.35, 0.5),
      one(
        (pen, x, y) => {
          ball('#d98a2e', 12)(pen, x, y)
          pen.oval(x + 1, y - 1, 8.5, 8.5, '#f7dc6a')
          pen.oval(x + 1, y - 1, 3.6, 3.6, '#fffbe8')
          grainsOn(['#fbe9a0', '#f2cf4a'], 26, 1.4)(pen, { x: x + 1, y: y - 1, across: 8, down: 8 })
        },
        0.05,
        0.35,
      ),
      one(leaf('#3f9a3a', 6), 0.7, 0.2),
    ],
  }),
  'onion-rings-plate': plate({
    layers: [
      ...[-0.45, 0.1, 0.5].map((lower) =>
        row(
          3,
          (pen, x, y) => {
            pen.oval(x, y + 1.5, 12, 8.5, '#a8641e')
            pen.oval(x, y, 12, 8.5, pen.ball('#eab04a'))
            pen.oval(x, y, 6.2, 3.8, '#b8741e')
            pen.oval(x, y + 0.6, 6, 3.4, '#e8e2da')
          },
          lower,
          0.58,
        ),
      ),
      one(
        (pen, x, y) => {
          pen.oval(x, y, 8, 5, pen.fall('#f6f5fb'))
          pen.oval(x, y - 0.5, 6.4, 3.6, pen.ball('#d8323a'))
        },
        0.82,
        0.55,
      ),
    ],
  }),
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
  'sweet-potato-wedges-plate': plate({
    layers: [
      scatter(
        14,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-60, 60), 1, () => {
            pen.fill('M-13 2Q0 -8 13 2Q0 7 -13 2Z', '#b8501e')
            pen.fill('M-13 1Q0 -9 13 1Q0 3 -13 1Z', pen.fall('#f58a34'))
          }),
        0.75,
      ),
      scatter(7, sprig('#3f9a3a', 4)),
      scatter(16, seedDot('#fff6e6', 0.7)),
    ],
  }),
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
  'beef-ribs-board': board({
    layers: [
      (pen) => {
        for (const x of [22, 37, 52, 67, 82]) {
          pen.line(`M${x - 4} 14L${x + 5} 52`, '#f7efe2', 5)
          pen.disc(x - 4, 13, 3.4, pen.ball('#fffaf0'))
          pen.disc(x + 5, 53, 3.4, pen.ball('#fffaf0'))
        }
        pen.fill('M12 24Q12 18 20 18H84Q94 18 95 27Q97 46 86 47H24Q14 46 12 24Z', pen.fall('#7a2f14'))
        for (const x of [30, 45, 60, 75]) pen.line(`M${x} 20Q${x + 4} 32 ${x + 5} 46`, '#4a1808', 2.4, 0.7)
        pen.line('M18 24Q50 20 88 24', '#e08a4a', 3, 0.7)
      },
      scatter(12, seedDot('#fff3d6', 0.9), 0.7),
      one(sprig('#3f9a3a', 7), 0.85, 0.5),
    ],
  }),
  'grilled-vegetables-plate': plate({
    layers: [
      row(
        3,
        (pen, x, y) => {
          pen.oval(x, y + 1.2, 11, 8, '#3a1a5a')
          pen.oval(x, y, 11, 8, pen.fall('#6a3a8a'))
          pen.oval(x, y, 9.4, 6.6, pen.fall('#eadcb0'))
          for (const dx of [-5, 0, 5]) pen.line(`M${x + dx - 2} ${y - 4}l4 8`, '#6a4a2a', 1.4, 0.8)
        },
        -0.45,
        0.6,
      ),
      row(
        2,
        (pen, x, y) =>
          pen.at(x, y, 30, 1, () => {
            pen.box(-11, -4.5, 22, 10, 4, pen.fall('#d8323a'))
            pen.line('M-6 -3l3 7M2 -3l3 7', '#5a1414', 1.4, 0.7)
          }),
        0.05,
        0.62,
      ),
      row(3, seeded('#f0564a', '#c92a30', '#7a2a1e', 7), 0.5, 0.55),
      one(
        (pen, x, y) =>
          pen.at(x, y, -20, 1, () => {
            pen.box(-14, -6, 28, 12, 6, pen.fall('#f5c432'))
            for (let n = -11; n < 12; n += 4)
              for (const dy of [-3, 0.5, 4]) pen.disc(n, dy, 1.7, pen.ball('#fbdc5a'))
          }),
        0,
        0.02,
      ),
      scatter(5, sprig('#3f9a3a', 4)),
    ],
  }),
  'iskender-plate': plate({
    layers: [
      scatter(12, cube('#eac284', 5.5), 0.85),
      scatter(16, cut('#9a5a38', '#7a3f24', 8), 0.65),
      one(drizzle('#d8402a', 4), -0.15, -0.3),
      one(drizzle('#d8402a', 4), 0.15, 0.15),
      one(
        (pen, x, y) => {
          pen.oval(x, y + 1, 13, 8, '#cfd3de')
          pen.oval(x, y, 13, 8, pen.ball('#fffdf8'))
        },
        0.66,
        0.35,
      ),
      one(tomato, -0.72, 0.35),
      one(
        (pen, x, y) => pen.line(`M${x - 8} ${y + 3}Q${x} ${y - 5} ${x + 9} ${y}`, '#5a9a3a', 4),
        -0.6,
        0.62,
      ),
    ],
  }),
  'badrijani-plate': plate({
    layers: [
      ...[-0.45, 0.2].map((lower) =>
        row(
          3,
          (pen, x, y) => {
            pen.box(x - 10, y - 7, 20, 15, 7, pen.fall('#4a2470'))
            pen.box(x - 8.5, y - 6.5, 17, 12, 6, pen.fall('#c9a06a'))
            pen.oval(x, y - 2, 6, 3.4, pen.ball('#e8d3a8'))
            for (const [dx, dy] of [
              [-3, -3],
              [2, -1],
              [4, -4],
            ] as const)
              pen.disc(x + dx, y + dy, 1.6, pen.ball('#c2264a'))
          },
          lower,
          0.62,
        ),
      ),
      scatter(8, sprig('#3f9a3a', 4.5)),
      scatter(12, ball('#c2264a', 1.6)),
    ],
  }),
  'bulgogi-plate': plate({
    colour: '#3a3f4a',
    layers: [
      mound('#6a3420', 6),
      scatter(20, cut('#8a4a2a', '#5a2a18', 7), 0.75),
      scatter(10, ring('#f2e6d2', 5, 1.5), 0.7),
      scatter(12, strip('#4fae4a', 8, 2)),
      scatter(7, strip('#f58a2e', 9, 2)),
      scatter(26, seedDot('#fff6dc', 0.9)),
    ],
  }),
  'tandoori-plate': plate({
    layers: [
      scatter(5, lettuce('#6ab84a', 9), 0.85),
      row(
        2,
        (pen, x, y) =>
          pen.at(x, y + 4, x < 50 ? -12 : 4, 1.35, () => {
            pen.line('M8 6L20 14', '#fff3e0', 4.5)
            pen.disc(20, 12, 3, '#fffaf0')
            pen.disc(19, 16, 3, '#fffaf0')
            pen.fill('M-16 -8Q-12 -18 0 -16Q14 -12 13 2Q10 11 2 9Q-14 6 -16 -8Z', pen.ball('#d8401e'))
            pen.line('M-9 -9l6 7M-2 -12l6 8M5 -9l4 6', '#5a140a', 1.8, 0.7)
          }),
        -0.1,
        0.42,
      ),
      one(lemon, 0.75, 0.35),
      one(ring('#f2eef7', 5, 1.5), -0.7, 0.45),
      one(ring('#f2eef7', 5, 1.5), -0.45, 0.6),
    ],
  }),
  'falafel-plate-dish': plate({
    layers: [
      scatter(6, lettuce('#6ab84a', 9), 0.85),
      row(3, chunk('#8a5a24', 8), -0.45, 0.4),
      row(3, chunk('#9a682c', 8), 0, 0.5),
      one(
        (pen, x, y) => {
          pen.oval(x, y + 1, 11, 7, '#c9c4d6')
          pen.oval(x, y, 11, 7, pen.fall('#f6f5fb'))
          pen.oval(x, y - 0.6, 9, 5.4, pen.ball('#f2e6c8'))
        },
        0.55,
        0.55,
      ),
      one(lemon, -0.7, 0.45),
      one(tomato, 0.78, -0.2),
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
  'shawarma-plate-dish': plate({
    layers: [
      scatter(5, lettuce('#6ab84a', 9), 0.9),
      one(
        (pen, x, y) => grainsOn(['#fbdc8a', '#f7c860'], 60, 2)(pen, { x, y, across: 16, down: 11 }),
        -0.5,
        -0.1,
      ),
      scatter(12, cut('#c98a4a', '#9a5a24', 7), 0.5),
      one(
        (pen, x, y) => {
          pen.oval(x, y + 1, 10, 6.4, '#c9c4d6')
          pen.oval(x, y, 10, 6.4, pen.fall('#f6f5fb'))
          pen.oval(x, y - 0.6, 8, 4.8, pen.ball('#fffdf8'))
        },
        0.6,
        0.5,
      ),
      row(2, tomato, 0.7, 0.3),
      one((pen, x, y) => pen.box(x - 9, y - 3, 18, 5, 2.5, pen.fall('#d8508a')), 0.55, -0.55),
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
  'cauliflower-plate': plate({
    layers: [
      scatter(
        11,
        (pen, x, y) => {
          pen.box(x - 2, y + 1, 4.4, 6, 2, '#d9c89a')
          for (const [dx, dy] of [
            [-4, 0],
            [4, 0],
            [0, -4],
            [-2, 3],
            [3, 3],
          ] as const)
            pen.disc(x + dx, y + dy, 4, pen.ball('#e3903a'))
        },
        0.8,
      ),
      one(lemon, 0.8, -0.4),
      scatter(8, sprig('#3f9a3a', 4)),
      scatter(16, seedDot('#c92a1e', 0.9)),
    ],
  }),
  'wings-plate': plate({
    layers: [
      scatter(7, wing('#c9501e'), 0.7),
      scatter(24, seedDot('#fff3d6', 0.9)),
      row(2, (pen, x, y) => pen.box(x - 2, y - 10, 4, 18, 2, pen.fall('#9ad05a')), -0.5, 0.9),
    ],
  }),
  'korean-chicken-plate': plate({
    colour: '#3a3f4a',
    layers: [
      scatter(9, chunk('#b8301e', 8.5), 0.7),
      scatter(9, (pen, x, y) => pen.oval(x, y, 3, 1.6, '#f58a5a', 0.8), 0.6),
      scatter(46, seedDot('#fff3d6', 1)),
      scatter(12, ring('#6ac44a', 2.6, 1.3)),
    ],
  }),
  'nuggets-plate': plate({
    layers: [
      scatter(8, chunk('#e3a03a', 8.5), 0.72),
      one(
        (pen, x, y) => {
          pen.oval(x, y + 1, 9, 6, '#c9c4d6')
          pen.oval(x, y, 9, 6, pen.fall('#f6f5fb'))
          pen.oval(x, y - 0.6, 7, 4.4, pen.ball('#d8323a'))
        },
        0.72,
        0.5,
      ),
    ],
  }),
  'nachos-plate': plate({
    layers: [
      scatter(
        16,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-60, 60), 1, () => {
            pen.fill('M0 -11L11 7Q0 11 -11 7Z', '#b8741e')
            pen.fill('M0 -12L11 6Q0 10 -11 6Z', pen.fall('#f7c04a'))
          }),
        0.82,
      ),
      scatter(5, drizzle('#f9a01e', 4), 0.6),
      scatter(8, ring('#3f9a3a', 3, 1.6), 0.7),
      scatter(10, cube('#e2403a', 2.4), 0.7),
      scatter(6, ball('#3a2a3a', 2.2), 0.7),
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
  'corn-cup': {
    width: 66,
    height: 84,
    paint: (pen) => {
      pen.fill('M4 26L62 26L54 80Q53 84 48 84H18Q13 84 12 80Z', pen.round('#f9f3e4'))
      for (const x of [14, 30, 46]) pen.fill(`M${x - 4} 27H${x + 5}L${x + 2} 84H${x - 1}Z`, '#e2403a', 0.85)
      scatter(46, ball('#fbcf2e', 4.2), 0.95)(pen, { x: 33, y: 19, across: 30, down: 17 })
      pen.box(26, 4, 14, 9, 2, pen.fall('#fff0a8'))
      scatter(6, sprig('#3f9a3a', 4), 0.7)(pen, { x: 33, y: 18, across: 24, down: 12 })
    },
  },
}

function wing(colour: string) {
  return (pen: Parameters<typeof paintShrimp>[0], x: number, y: number) =>
    pen.at(x, y, pen.chance.between(-50, 50), 1, () => {
      pen.line('M7 3L14 6', '#fff3e0', 3.4)
      pen.disc(14.5, 6, 2.2, '#fffaf0')
      pen.fill('M-12 -2Q-11 -9 -3 -8Q8 -6 9 2Q7 8 0 7Q-11 7 -12 -2Z', '#5a1a08')
      pen.fill('M-12 -4Q-11 -11 -3 -10Q8 -8 9 0Q7 6 0 5Q-11 5 -12 -4Z', pen.ball(colour))
    })
}

function patty(pen: Parameters<typeof paintShrimp>[0], x: number, y: number): void {
  pen.fill(`M${x - 15} ${y}V${y + 6}Q${x} ${y + 18} ${x + 15} ${y + 6}V${y}Z`, '#f2d9a0')
  pen.oval(x, y, 15, 9, pen.ball('#d9903a'))
}
