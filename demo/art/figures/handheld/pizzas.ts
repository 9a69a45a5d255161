// Pizzas, whole and from above.
import { darker, lighter } from '../../paint/colour.ts'
import { ball, chunk, drizzle, leaf, mushroom, ring, slice, sprig } from '../dishes/pieces.ts'
import { type Layer, scatter } from '../dishes/vessels.ts'
import type { Drawing } from '../pen.ts'

export const pizzas: Record<string, Drawing> = {
  'margherita-pizza': pizza({
    sauce: '#d8401e',
    cheese: '#f7c84a',
    tops: [
      scatter(7, (pen, x, y) => pen.oval(x, y, 8, 6.4, pen.ball('#fffaf0')), 0.85),
      scatter(9, leaf('#3f9a3a', 6), 0.8),
    ],
  }),
  'pepperoni-pizza': pizza({
    sauce: '#c9301e',
    cheese: '#f7bd3a',
    tops: [scatter(15, slice('#c92f24', '#a81f1a', 7.4), 0.9)],
  }),
  'four-cheese-pizza': pizza({
    sauce: '#fff0c4',
    cheese: '#fbdc84',
    tops: [
      scatter(10, chunk('#fffaf0', 6), 0.85),
      scatter(8, chunk('#f2a83a', 5.4), 0.85),
      scatter(
        9,
        (pen, x, y) => {
          chunk('#f2efe0', 5)(pen, x, y)
          pen.disc(x, y, 1.3, '#5a8fb0')
          pen.disc(x + 2, y - 1, 1, '#5a8fb0')
        },
        0.8,
      ),
      scatter(5, drizzle('#e0a01e', 2), 0.7),
    ],
  }),
  'mushroom-pizza': pizza({
    sauce: '#f2e0b8',
    cheese: '#f5d58a',
    tops: [scatter(14, mushroom('#c99a6a', 8), 0.88), scatter(10, sprig('#3f7a2a', 5), 0.85)],
  }),
  'diablo-pizza': pizza({
    sauce: '#a8180e',
    cheese: '#f09a2e',
    tops: [
      scatter(8, slice('#b8241a', '#8a140e', 7), 0.85),
      scatter(
        9,
        (pen, x, y) =>
          pen.at(x, y, pen.chance.between(-70, 70), 1, () => {
            pen.line('M-7 2Q0 -5 8 0', '#e2201e', 4)
            pen.line('M-8 2l-3 1', '#3f8a2a', 2.4)
          }),
        0.85,
      ),
      scatter(9, ring('#f2dcf2', 4.6, 1.5), 0.85),
    ],
  }),
  'garden-pizza': pizza({
    sauce: '#d8401e',
    cheese: '#f7cf5a',
    tops: [
      scatter(
        6,
        (pen, x, y) => {
          pen.oval(x, y, 8, 6, '#5a2f8a')
          pen.oval(x, y, 6.8, 5, '#eadcb0')
        },
        0.85,
      ),
      scatter(8, ring('#d8323a', 6, 2.4), 0.85),
      scatter(8, ring('#3f9a3a', 5.4, 2.2), 0.8),
      scatter(9, ring('#3a2a3a', 2.8, 2), 0.85),
      scatter(7, ball('#e2403a', 3.4), 0.85),
    ],
  }),
}

/** A whole pizza from above with one slice pulled out. */
function pizza({ sauce, cheese, tops }: { sauce: string; cheese: string; tops: readonly Layer[] }): Drawing {
  return {
    width: 100,
    height: 96,
    paint: (pen) => {
      pen.oval(50, 50, 50, 46, '#8a4a1a')
      pen.oval(50, 47, 50, 46, pen.ball('#e8b060'))
      pen.oval(50, 47, 43, 39.5, sauce)
      pen.oval(50, 47, 41, 37.5, pen.ball(cheese))
      for (let n = 0; n < 14; n += 1)
        pen.oval(
          pen.chance.between(20, 80),
          pen.chance.between(20, 74),
          pen.chance.between(3, 6),
          pen.chance.between(2, 4),
          lighter(cheese, 0.4),
          0.55,
        )
      for (const layer of tops) layer(pen, { x: 50, y: 47, across: 38, down: 34 })
      for (const turn of [0, 60, 120])
        pen.at(50, 47, turn, 1, () => pen.line('M0 -44V44', darker(cheese, 0.35), 1, 0.5))
    },
  }
}
