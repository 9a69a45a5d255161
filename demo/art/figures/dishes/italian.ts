// Pasta and starters of the Italian kitchens.

import type { Drawing } from '../pen.ts'
import { paintShrimp } from '../raw/meat.ts'
import { lemon } from './garnishes.ts'
import { ball, chunk, cube, drizzle, leaf, seedDot, seeded, slice, sprig } from './pieces.ts'
import { board, grainsOn, mound, noodles, one, plate, row, scatter } from './vessels.ts'

const shrimp = (pen: Parameters<typeof paintShrimp>[0], x: number, y: number) =>
  paintShrimp(pen, x, y, pen.chance.between(-60, 60), 0.62)

export const italianDishes: Record<string, Drawing> = {
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
}
