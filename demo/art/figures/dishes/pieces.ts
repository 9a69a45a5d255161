// Pieces of food, each painted around a point: what lies on plates, in bowls and on pizzas.
import { darker, lighter } from '../../paint/colour.ts'
import type { Pen } from '../pen.ts'

export type Piece = (pen: Pen, x: number, y: number) => void

const turned = (pen: Pen, x: number, y: number, spread: number, paint: () => void) =>
  pen.at(x, y, pen.chance.between(-spread, spread), 1, paint)

/** Diced meat, cheese, tofu, beetroot. */
export const cube =
  (colour: string, size = 5): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 30, () => {
      pen.box(-size, -size * 0.55, size * 2, size * 1.5, size * 0.35, darker(colour, 0.28))
      pen.box(-size, -size * 0.85, size * 2, size * 1.3, size * 0.4, pen.fall(colour))
    })

/** Matchsticks of carrot, pepper, cabbage. */
export const strip =
  (colour: string, length = 10, thickness = 2.2): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 85, () => {
      pen.line(`M${-length / 2} 0.9Q0 ${-length * 0.12} ${length / 2} 0.9`, darker(colour, 0.25), thickness)
      pen.line(`M${-length / 2} 0Q0 ${-length * 0.2} ${length / 2} 0`, colour, thickness)
    })

/** Round slices: sausage, tomato, cucumber, radish. */
export const slice =
  (colour: string, rim: string, size = 6): Piece =>
  (pen, x, y) => {
    pen.oval(x, y + size * 0.18, size, size * 0.8, darker(rim, 0.35))
    pen.oval(x, y, size, size * 0.8, pen.ball(rim))
    pen.oval(x, y, size * 0.82, size * 0.63, pen.ball(colour))
  }

/** A slice with seeds: tomato, cucumber, lemon. */
export const seeded =
  (colour: string, rim: string, seed: string, size = 6): Piece =>
  (pen, x, y) => {
    slice(colour, rim, size)(pen, x, y)
    for (let n = 0; n < 6; n += 1) {
      const angle = (n / 6) * Math.PI * 2
      pen.oval(
        x + Math.cos(angle) * size * 0.42,
        y + Math.sin(angle) * size * 0.33,
        size * 0.13,
        size * 0.1,
        seed,
      )
    }
  }

/** Rings of onion, olive, pepper, squid. */
export const ring =
  (colour: string, size = 5, thickness = 1.8): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 40, () => {
      const outline = `M${-size} 0A${size} ${size * 0.7} 0 1 0 ${size} 0A${size} ${size * 0.7} 0 1 0 ${-size} 0Z`
      pen.at(0, 0.8, 0, 1, () => pen.line(outline, darker(colour, 0.3), thickness, 0.7))
      pen.line(outline, colour, thickness)
    })

export const leaf =
  (colour: string, size = 6): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 80, () => {
      pen.fill(`M${-size} 0Q0 ${-size} ${size} 0Q0 ${size} ${-size} 0Z`, pen.ball(colour))
      pen.line(`M${-size * 0.8} 0H${size * 0.8}`, lighter(colour, 0.4), size * 0.1, 0.8)
    })

/** A ragged salad leaf. */
export const lettuce =
  (colour: string, size = 11): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 70, () => {
      pen.fill(
        `M${-size} 0Q${-size * 1.1} ${-size * 0.5} ${-size * 0.6} ${-size * 0.6}Q${-size * 0.4} ${-size} 0 ${-size * 0.75}Q${size * 0.5} ${-size} ${size * 0.7} ${-size * 0.5}Q${size * 1.2} ${-size * 0.3} ${size} ${size * 0.2}Q${size * 0.8} ${size * 0.7} ${size * 0.2} ${size * 0.6}Q${-size * 0.4} ${size * 0.9} ${-size * 0.7} ${size * 0.5}Q${-size * 1.2} ${size * 0.4} ${-size} 0Z`,
        pen.ball(colour),
      )
      pen.line(
        `M${-size * 0.7} 0Q0 ${-size * 0.2} ${size * 0.7} ${size * 0.1}`,
        lighter(colour, 0.5),
        size * 0.1,
        0.7,
      )
    })

/** Dill or parsley. */
export const sprig =
  (colour = '#3f9a3a', size = 5): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 90, () => {
      for (const lean of [-60, -30, 0, 30, 60])
        pen.at(0, size * 0.5, lean, 1, () =>
          pen.line(`M0 0V${-size}`, lean % 60 === 0 ? colour : lighter(colour, 0.25), size * 0.24),
        )
    })

export const ball =
  (colour: string, size = 4): Piece =>
  (pen, x, y) => {
    pen.disc(x, y + size * 0.22, size, darker(colour, 0.4), 0.6)
    pen.disc(x, y, size, pen.ball(colour))
  }

/** Uneven morsels: chicken, feta, walnuts, florets. */
export const chunk =
  (colour: string, size = 6): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 180, () => {
      const outline = `M${-size} ${size * 0.1}Q${-size} ${-size * 0.8} ${-size * 0.1} ${-size * 0.75}Q${size * 0.9} ${-size * 0.8} ${size} ${-size * 0.05}Q${size * 0.9} ${size * 0.75} ${size * 0.1} ${size * 0.7}Q${-size * 0.8} ${size * 0.8} ${-size} ${size * 0.1}Z`
      pen.at(0, size * 0.2, 0, 1, () => pen.fill(outline, darker(colour, 0.38)))
      pen.fill(outline, pen.ball(colour))
    })

/** Long slices of meat or fish, darker at the edge. */
export const cut =
  (colour: string, edge: string, size = 9): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 24, () => {
      pen.at(0, size * 0.14, 0, 1, () =>
        pen.box(-size, -size * 0.36, size * 2, size * 0.8, size * 0.36, darker(edge, 0.3)),
      )
      pen.box(-size, -size * 0.4, size * 2, size * 0.8, size * 0.36, pen.fall(edge))
      pen.box(-size * 0.86, -size * 0.27, size * 1.72, size * 0.52, size * 0.25, pen.fall(colour))
    })

export const halfEgg =
  (size = 8): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 30, () => {
      pen.oval(0, size * 0.14, size, size * 0.76, '#c9bfae')
      pen.oval(0, 0, size, size * 0.76, pen.ball('#fffdf6'))
      pen.oval(size * 0.05, 0, size * 0.5, size * 0.42, pen.ball('#f7a826'))
    })

export const friedEgg =
  (size = 12): Piece =>
  (pen, x, y) => {
    pen.fill(
      `M${x - size} ${y}Q${x - size} ${y - size * 0.7} ${x - size * 0.2} ${y - size * 0.62}Q${x + size * 0.6} ${y - size * 0.9} ${x + size * 0.9} ${y - size * 0.2}Q${x + size * 1.2} ${y + size * 0.5} ${x + size * 0.3} ${y + size * 0.58}Q${x - size * 0.6} ${y + size * 0.9} ${x - size} ${y}Z`,
      pen.ball('#fffdf8'),
    )
    pen.oval(x, y - size * 0.06, size * 0.42, size * 0.34, pen.ball('#f9b01e'))
    pen.oval(x - size * 0.12, y - size * 0.16, size * 0.12, size * 0.07, '#ffffff', 0.8)
  }

export const mushroom =
  (colour = '#d9bd98', size = 7): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 70, () => {
      pen.fill(
        `M${-size} 0Q${-size} ${-size} 0 ${-size}Q${size} ${-size} ${size} 0Q${size * 0.6} ${size * 0.3} ${size * 0.3} ${size * 0.1}V${size * 0.7}H${-size * 0.3}V${size * 0.1}Q${-size * 0.6} ${size * 0.3} ${-size} 0Z`,
        pen.fall(colour),
      )
      pen.line(`M${-size * 0.8} -0.5Q0 ${-size * 1.3} ${size * 0.8} -0.5`, darker(colour, 0.4), size * 0.14)
      pen.line(`M${-size * 0.5} 0.2H${size * 0.5}`, darker(colour, 0.45), size * 0.2, 0.7)
    })

/** A wedge of lemon, orange or avocado. */
export const wedge =
  (colour: string, rind: string, size = 8): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 40, () => {
      pen.fill(`M${-size} 0A${size} ${size} 0 0 0 ${size} 0Z`, pen.fall(rind))
      pen.fill(`M${-size * 0.84} 0A${size * 0.84} ${size * 0.84} 0 0 0 ${size * 0.84} 0Z`, pen.ball(colour))
    })

export const seedDot =
  (colour: string, size = 1): Piece =>
  (pen, x, y) =>
    turned(pen, x, y, 90, () => pen.oval(0, 0, size * 1.3, size * 0.75, colour))

/** Drops and lines of sauce. */
export const drizzle =
  (colour: string, thickness = 2): Piece =>
  (pen, x, y) =>
    pen.line(`M${x - 9} ${y}q4 -5 8 0t9 -1`, colour, thickness, 0.9)

export const emojiPiece =
  (name: string, size = 12): Piece =>
  (pen, x, y) =>
    pen.emoji(name, x, y, size, pen.chance.between(-25, 25))
