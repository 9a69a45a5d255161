// Pieces and layers that many dishes share.
import { type Piece, seeded, sprig, wedge } from './pieces.ts'
import { grainsOn, type Layer } from './vessels.ts'

export const tomato = seeded('#f0564a', '#d8323a', '#fbe0a8')

export const lemon = wedge('#fbe46a', '#f2c41e')

export const green = sprig('#3f9a3a', 4.5)

export const swirl =
  (colour: string): Layer =>
  (pen, { x, y }) =>
    pen.line(
      `M${x - 2} ${y}Q${x + 6} ${y - 6} ${x + 9} ${y + 1}Q${x + 8} ${y + 9} ${x - 4} ${y + 8}Q${x - 18} ${y + 5} ${x - 15} ${y - 5}Q${x - 8} ${y - 14} ${x + 8} ${y - 12}`,
      colour,
      2.6,
      0.95,
    )

export function bean(colour: string): Piece {
  return (pen, x, y) =>
    pen.at(x, y, pen.chance.between(-80, 80), 1, () => {
      pen.oval(0, 0, 4.4, 2.8, pen.ball(colour))
      pen.oval(-1, -1, 1.3, 0.6, '#ffffff', 0.5)
    })
}

export const cucumber = seeded('#d9efb4', '#4a9a3f', '#f2fbdc', 5)

export const rice: Layer = (pen, spot) => grainsOn(['#ffffff', '#f7f3ea', '#efe9dc'], 90, 2.2)(pen, spot)
