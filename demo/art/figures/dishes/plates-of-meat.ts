// Grilled and roasted dishes on plates.

import type { Drawing } from '../pen.ts'
import { lemon, tomato } from './garnishes.ts'
import { ball, chunk, cube, cut, drizzle, lettuce, ring, seedDot, seeded, sprig, strip } from './pieces.ts'
import { board, grainsOn, mound, one, plate, row, scatter } from './vessels.ts'

export const meatPlates: Record<string, Drawing> = {
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
}
