// Rice and noodles of the Korean and Thai kitchens.

import type { Drawing } from '../pen.ts'
import { paintShrimp } from '../raw/meat.ts'
import { cucumber, green, rice } from './garnishes.ts'
import {
  ball,
  chunk,
  cube,
  cut,
  friedEgg,
  halfEgg,
  mushroom,
  type Piece,
  ring,
  seedDot,
  strip,
  wedge,
} from './pieces.ts'
import { bowl, grainsOn, liquid, mound, noodles, one, plate, pot, scatter, segment } from './vessels.ts'

const shrimp: Piece = (pen, x, y) => paintShrimp(pen, x, y, pen.chance.between(-60, 60), 0.6)

export const wokDishes: Record<string, Drawing> = {
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
}
