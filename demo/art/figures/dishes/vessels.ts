// What a dish is served in, and how it is filled: plates, bowls, pans and pots seen from above and in front.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import type { Piece } from './pieces.ts'

/** The ellipse food lies in. */
export interface Spot {
  x: number
  y: number
  across: number
  down: number
}

export type Layer = (pen: Pen, spot: Spot) => void

/** Pieces spread evenly over `share` of the spot, those in front last. */
export function scatter(count: number, piece: Piece, share = 0.9): Layer {
  return (pen, { x, y, across, down }) => {
    const start = pen.chance.between(0, 6)
    const points = Array.from({ length: count }, (_, place) => {
      const reach = Math.sqrt((place + 0.5) / count) * share
      const angle = start + place * 2.39996
      return [x + Math.cos(angle) * reach * across, y + Math.sin(angle) * reach * down] as const
    })
    for (const [atX, atY] of points.sort((a, b) => a[1] - b[1])) piece(pen, atX, atY)
  }
}

/** One piece at a place given in shares of the spot, from its middle. */
export function one(piece: Piece, right = 0, lower = 0): Layer {
  return (pen, { x, y, across, down }) => piece(pen, x + right * across, y + lower * down)
}

/** Pieces in a row from one side to the other. */
export function row(count: number, piece: Piece, lower = 0, share = 0.75): Layer {
  return (pen, { x, y, across, down }) => {
    for (let place = 0; place < count; place += 1) {
      const right = count === 1 ? 0 : (place / (count - 1)) * 2 - 1
      piece(pen, x + right * across * share, y + lower * down)
    }
  }
}

/** A part of the spot filled with pieces, as bowls are laid out in segments. */
export function segment(angle: number, count: number, piece: Piece, reach = 0.55): Layer {
  return (pen, { x, y, across, down }) => {
    const radians = (angle * Math.PI) / 180
    const part = {
      x: x + Math.cos(radians) * across * reach,
      y: y + Math.sin(radians) * down * reach,
      across: across * 0.36,
      down: down * 0.42,
    }
    scatter(count, piece)(pen, part)
  }
}

/** Soup, sauce or cream up to the rim. */
export function liquid(colour: string): Layer {
  return (pen, { x, y, across, down }) => {
    pen.oval(x, y, across, down, pen.fall(colour, 0.7))
    pen.line(
      `M${x - across * 0.72} ${y - down * 0.2}Q${x - across * 0.4} ${y - down * 0.85} ${x + across * 0.15} ${y - down * 0.82}`,
      lighter(colour, 0.6),
      1.6,
      0.7,
    )
  }
}

/** A heap: rice, mash, salad, stew. `height` is its rise above the plate. */
export function mound(colour: string, height = 16, share = 0.92): Layer {
  return (pen, { x, y, across, down }) => {
    const [wide, low] = [across * share, down * share]
    pen.fill(
      `M${x - wide} ${y + 2}Q${x - wide * 0.8} ${y - height} ${x} ${y - height}Q${x + wide * 0.8} ${y - height} ${x + wide} ${y + 2}Q${x + wide * 0.8} ${y + low} ${x} ${y + low}Q${x - wide * 0.8} ${y + low} ${x - wide} ${y + 2}Z`,
      pen.ball(colour),
    )
  }
}

/** Grains over a heap. */
export function grainsOn(colours: readonly [string, ...string[]], count = 110, size = 2.3): Layer {
  return (pen, spot) => {
    const piece: Piece = (inner, x, y) => {
      const colour = inner.chance.pick(colours)
      inner.at(x, y, inner.chance.between(-80, 80), 1, () => {
        inner.oval(0, 0.5, size, size * 0.42, darker(colour, 0.3), 0.5)
        inner.oval(0, 0, size, size * 0.4, colour)
      })
    }
    scatter(count, piece, 0.95)(pen, spot)
  }
}

/** Long noodles in loops. */
export function noodles(colour: string, thickness = 2.4, count = 26): Layer {
  return (pen, { x, y, across, down }) => {
    for (let n = 0; n < count; n += 1) {
      const [wide, low] = [across * pen.chance.between(0.35, 0.92), down * pen.chance.between(0.35, 0.95)]
      const [midX, midY] = [
        x + pen.chance.between(-0.12, 0.12) * across,
        y + pen.chance.between(-0.12, 0.12) * down,
      ]
      const turn = pen.chance.between(0, 360)
      const tone = pen.chance.pick([colour, lighter(colour, 0.25), darker(colour, 0.1)])
      const [from, to] = [turn, turn + pen.chance.between(140, 300)].map(
        (angle) => (angle * Math.PI) / 180,
      ) as [number, number]
      const outline = `M${midX + Math.cos(from) * wide} ${midY + Math.sin(from) * low}A${wide} ${low} 0 ${to - from > Math.PI ? 1 : 0} 1 ${midX + Math.cos(to) * wide} ${midY + Math.sin(to) * low}`
      pen.at(0, 0.9, 0, 1, () => pen.line(outline, darker(colour, 0.4), thickness, 0.35))
      pen.line(outline, tone, thickness)
    }
  }
}

interface Served {
  colour?: string
  layers: readonly Layer[]
}

/** A flat plate. */
export function plate({ colour = '#f6f5fb', layers }: Served): Drawing {
  return {
    width: 100,
    height: 84,
    paint: (pen) => {
      pen.oval(50, 46, 50, 38, darker(colour, 0.3))
      pen.oval(50, 42, 50, 38, pen.fall(colour))
      pen.oval(50, 43, 42, 30.5, darker(colour, 0.14))
      pen.oval(50, 44, 41, 29.5, pen.fall(lighter(colour, 0.3)))
      pen.at(-9, -7.5, 0, 1.18, () => {
        for (const layer of layers) layer(pen, { x: 50, y: 42, across: 36, down: 24 })
      })
    },
  }
}

/** A deep bowl, filled nearly to the rim. */
export function bowl({ colour = '#f6f5fb', layers }: Served): Drawing {
  return {
    width: 96,
    height: 82,
    paint: (pen) => {
      pen.fill('M0 30Q2 62 28 76Q34 82 48 82Q62 82 68 76Q94 62 96 30Z', pen.round(colour))
      pen.oval(48, 30, 48, 27, pen.fall(lighter(colour, 0.3)))
      pen.oval(48, 31, 43, 23, darker(colour, 0.35))
      for (const layer of layers) layer(pen, { x: 48, y: 32, across: 41, down: 21 })
      pen.fill('M8 46Q14 62 28 70Q18 60 14 45Z', '#ffffff', 0.3)
    },
  }
}

/** A pan of iron with its handle to the right. */
export function pan({ colour = '#3a3f4a', layers }: Served): Drawing {
  return {
    width: 118,
    height: 72,
    paint: (pen) => {
      pen.at(86, 30, -14, 1, () => pen.box(0, -5, 34, 11, 5, pen.fall(colour)))
      pen.oval(47, 42, 47, 30, pen.fall(darker(colour, 0.3)))
      pen.oval(47, 36, 47, 30, pen.fall(lighter(colour, 0.15)))
      pen.oval(47, 37, 42, 26, pen.fall(darker(colour, 0.2)))
      for (const layer of layers) layer(pen, { x: 47, y: 37, across: 40, down: 24 })
    },
  }
}

/** A pot of clay or stone with two ears. */
export function pot({ colour = '#a85a34', layers }: Served): Drawing {
  return {
    width: 104,
    height: 84,
    paint: (pen) => {
      for (const x of [6, 98]) pen.oval(x, 40, 7, 6, pen.ball(darker(colour, 0.1)))
      pen.fill('M6 30Q2 66 22 80Q28 84 52 84Q76 84 82 80Q102 66 98 30Z', pen.round(colour))
      pen.oval(52, 30, 46, 25, pen.fall(lighter(colour, 0.25)))
      pen.oval(52, 31, 41, 21, darker(colour, 0.45))
      for (const layer of layers) layer(pen, { x: 52, y: 32, across: 40, down: 20 })
      pen.line('M12 56Q16 68 26 74', '#ffffff', 3, 0.25)
    },
  }
}

/** A wooden board. */
export function board({ colour = '#d9a566', layers }: Served): Drawing {
  return {
    width: 104,
    height: 64,
    paint: (pen) => {
      pen.box(0, 14, 104, 50, 12, pen.fall(darker(colour, 0.28)))
      pen.box(0, 10, 104, 48, 12, pen.fall(colour))
      for (const y of [20, 32, 44]) pen.line(`M6 ${y}Q50 ${y + 4} 98 ${y - 1}`, darker(colour, 0.2), 0.8, 0.5)
      for (const layer of layers) layer(pen, { x: 52, y: 32, across: 44, down: 19 })
    },
  }
}

/** Bamboo steamer for dumplings. */
export function steamer({ layers }: Served): Drawing {
  return {
    width: 100,
    height: 74,
    paint: (pen) => {
      pen.fill('M0 30V48Q4 74 50 74Q96 74 100 48V30Z', pen.round('#d9a85a'))
      pen.line('M1 46Q8 64 50 65Q92 64 99 46', '#a8742e', 1.6, 0.7)
      pen.oval(50, 30, 50, 27, pen.fall('#ecc684'))
      pen.oval(50, 31, 44, 22.5, pen.fall('#b88a48'))
      for (let x = 10; x < 92; x += 6) pen.line(`M${x} 18V46`, '#8a6430', 1, 0.35)
      for (const layer of layers) layer(pen, { x: 50, y: 29, across: 40, down: 19 })
    },
  }
}
