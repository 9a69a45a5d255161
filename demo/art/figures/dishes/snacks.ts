// Sides and late snacks.

import type { Drawing } from '../pen.ts'
import type { paintShrimp } from '../raw/meat.ts'
import { lemon } from './garnishes.ts'
import { ball, chunk, cube, drizzle, ring, seedDot, sprig } from './pieces.ts'
import { one, plate, row, scatter } from './vessels.ts'

export const snacks: Record<string, Drawing> = {
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
