// Sushi, dumplings and other small pieces in rows.
import { darker } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { leaf, type Piece, ring, seedDot, sprig } from './pieces.ts'
import { one, plate, row, scatter, steamer } from './vessels.ts'

interface Roll {
  /** What is wrapped outside; seaweed when left out. */
  outside?: string
  cover?: string
  filling: readonly string[]
  seeds?: string
}

/** One piece of a roll, its cut face to the front. */
function rollPiece({ outside = '#1f3a34', cover, filling, seeds }: Roll): Piece {
  return (pen, x, y) =>
    pen.at(x, y, 0, 1, () => {
      pen.fill('M-11 0V9Q-11 18 0 18Q11 18 11 9V0Z', pen.round(outside))
      pen.oval(0, 0, 11, 8.6, outside)
      pen.oval(0, 0, 9.4, 7.2, pen.ball('#fffdf8'))
      for (let n = 0; n < 16; n += 1)
        seedDot('#e3ddd0', 0.9)(pen, pen.chance.between(-7, 7), pen.chance.between(-5, 5))
      filling.forEach((colour, place) => {
        const angle = (place / filling.length) * Math.PI * 2
        const reach = filling.length === 1 ? 0 : 2.6
        pen.oval(
          Math.cos(angle) * reach,
          Math.sin(angle) * reach * 0.8,
          filling.length === 1 ? 4.4 : 3,
          filling.length === 1 ? 3.4 : 2.3,
          pen.ball(colour),
        )
      })
      if (cover) {
        pen.fill('M-12 -1Q-12 -11 0 -11Q12 -11 12 -1Q6 -6 0 -6Q-6 -6 -12 -1Z', pen.fall(cover))
        pen.line('M-6 -8l2 4M0 -10v4M6 -8l-2 4', '#ffffff', 1, 0.5)
      }
      if (seeds)
        for (let n = 0; n < 14; n += 1)
          seedDot(seeds, 0.9)(pen, pen.chance.between(-10, 10), pen.chance.between(9, 15))
    })
}

function rolls(roll: Roll, count = 3, extra: Piece = wasabi): Drawing {
  const piece = rollPiece(roll)
  return {
    width: 108,
    height: 84,
    paint: (pen) => {
      pen.box(2, 60, 104, 24, 6, pen.fall('#3a2a22'))
      pen.box(0, 34, 108, 44, 8, pen.fall('#5a4234'))
      pen.at(0, 0, 0, 1.18, () => {
        for (let n = 0; n < count + 1; n += 1) piece(pen, 14 + (n * 66) / count, 20)
        for (let n = 0; n < count; n += 1) piece(pen, 24 + (n * 66) / count, 40)
        extra(pen, 82, 52)
      })
    },
  }
}

function wasabi(pen: Pen, x: number, y: number): void {
  pen.disc(x, y, 5, pen.ball('#a8cf4a'))
}

/** Fish on a finger of rice. */
function nigiri(pen: Pen, x: number, y: number, colour: string, stripe: string): void {
  pen.at(x, y, -8, 1, () => {
    pen.box(-13, -3, 26, 15, 7, pen.fall('#fffdf8'))
    pen.fill('M-16 2Q-15 -10 0 -10Q15 -10 16 2Q8 -2 0 -2Q-8 -2 -16 2Z', pen.ball(colour))
    pen.fill('M-16 2Q-15 -9 0 -9Q15 -9 16 2Q17 6 13 6Q8 0 0 0Q-8 0 -13 6Q-17 6 -16 2Z', pen.fall(colour))
    for (const dx of [-8, -2, 4]) pen.line(`M${dx} -8l4 6`, stripe, 1.4, 0.8)
  })
}

/** A parcel of dough gathered above its filling; the filling shows through. */
function manti(filling: string): Piece {
  return (pen, x, y) =>
    pen.at(x, y, 0, 1, () => {
      pen.oval(0, 4, 16, 11, darker('#d9bd8a', 0.25), 0.6)
      pen.fill('M-16 2Q-16 -10 0 -11Q16 -10 16 2Q14 12 0 12Q-14 12 -16 2Z', pen.ball('#fbefd6'))
      for (const [dx, dy] of [
        [-8, 4],
        [8, 4],
        [0, 7],
      ] as const)
        pen.oval(dx, dy, 4.4, 3, filling, 0.55)
      pen.line('M-11 -6L0 -2L11 -6M-12 6L0 -2L12 6', '#d9b982', 1.8)
      pen.disc(0, -2, 2.4, pen.ball('#f2dcae'))
    })
}

/** A pleated purse with a stalk. */
function khinkali(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 0, 1, () => {
    pen.oval(0, 12, 15, 5, darker('#d9bd8a', 0.3), 0.6)
    pen.fill(
      'M-4 -11Q-5 -17 0 -17Q5 -17 4 -11Q17 -4 16 6Q14 15 0 15Q-14 15 -16 6Q-17 -4 -4 -11Z',
      pen.ball('#f9ead0'),
    )
    for (const dx of [-11, -6, 0, 6, 11]) pen.line(`M${dx * 0.25} -10Q${dx * 0.9} -4 ${dx} 6`, '#d9b982', 1.3)
    pen.oval(0, -16, 4, 2, '#e8cf9f')
  })
}

const green = sprig('#3f9a3a', 4.5)

export const eastern: Record<string, Drawing> = {
  'philadelphia-rolls': rolls({ outside: '#f5884f', filling: ['#fffdf6', '#6ac44a'], cover: '#f58a5a' }),
  'california-rolls': rolls({
    outside: '#f7803a',
    filling: ['#f2564a', '#b8d86a', '#9ad05a'],
    seeds: '#f9a84a',
  }),
  'dragon-rolls': rolls(
    { outside: '#6a9a3a', filling: ['#f2a05a', '#9ad05a'], cover: '#9ac44a' },
    3,
    (pen, x, y) => pen.line(`M${x - 70} ${y - 6}q8 -5 14 0t14 0t14 0t14 0`, '#5a2a14', 2),
  ),
  'cucumber-rolls': rolls({ filling: ['#5fae3a'] }),
  'kimbap-rolls': rolls(
    { filling: ['#f58a2e', '#fbcf2e', '#3f9a3a', '#d8705a', '#f2e0b0'] },
    2,
    () => undefined,
  ),
  'nigiri-board': {
    width: 108,
    height: 76,
    paint: (pen) => {
      pen.box(2, 52, 104, 24, 6, pen.fall('#8a5a34'))
      pen.box(0, 20, 108, 48, 8, pen.fall('#d9a566'))
      nigiri(pen, 22, 20, '#f5884f', '#fcd3bd')
      nigiri(pen, 56, 18, '#d83a4a', '#f28a94')
      nigiri(pen, 90, 20, '#f9a184', '#e8562e')
      nigiri(pen, 36, 44, '#f9d24a', '#fff0a8')
      nigiri(pen, 72, 44, '#f5f0f2', '#e3c4cc')
    },
  },
  'lamb-manti-steamer': steamer({
    layers: [
      row(3, manti('#a8603a'), -0.42, 0.62),
      row(2, manti('#a8603a'), 0.1, 0.36),
      scatter(5, ring('#f7eef7', 3.6, 1.3), 0.8),
      scatter(7, green),
    ],
  }),
  'pumpkin-manti-steamer': plate({
    colour: '#f2b05a',
    layers: [
      row(3, manti('#f08a1e'), -0.5, 0.6),
      row(2, manti('#f08a1e'), 0.15, 0.34),
      scatter(
        9,
        (pen, x, y) => pen.at(x, y, 30, 1, () => pen.fill('M-4 0Q0 -3 5 0Q0 3 -4 0Z', pen.fall('#6a8a3a'))),
        0.9,
      ),
      one(pumpkinSlice, 0.72, 0.6),
    ],
  }),
  'khinkali-plate': plate({
    layers: [
      row(3, khinkali, -0.45, 0.55),
      row(2, khinkali, 0.2, 0.3),
      scatter(26, seedDot('#3a3a3a', 0.6), 0.9),
      one(leaf('#3f9a3a', 5), 0.85, 0.35),
    ],
  }),
  'baursak-basket': { width: 96, height: 78, paint: paintBaursak },
  'baklava-plate': plate({
    colour: '#3f8a8a',
    layers: [row(3, baklava, -0.4, 0.56), row(2, baklava, 0.25, 0.34)],
  }),
  'chak-chak-mound': plate({
    colour: '#e8dcc4',
    layers: [
      (pen) => {
        for (let y = 10; y < 60; y += 5) {
          const half = 6 + (y - 10) * 0.5
          for (let x = 50 - half; x <= 50 + half; x += 5.4)
            pen.at(x + pen.chance.between(-1.5, 1.5), y, pen.chance.between(-60, 60), 1, () => {
              pen.box(-4, -1.6, 8.6, 5, 2.2, '#a8641a')
              pen.box(-4, -2.4, 8.6, 4.6, 2.2, pen.fall('#f2b540'))
            })
        }
      },
      one(
        (pen, x, y) =>
          pen.fill(
            `M${x - 16} ${y}Q${x - 10} ${y - 30} ${x} ${y - 31}Q${x - 6} ${y - 16} ${x - 10} ${y + 6}Z`,
            '#fff3c4',
            0.35,
          ),
        0,
        0.1,
      ),
    ],
  }),
}

function pumpkinSlice(pen: Pen, x: number, y: number): void {
  pen.at(x, y, -20, 1, () => {
    pen.fill('M-11 -4Q0 16 11 -4Z', pen.fall('#e87a1e'))
    pen.fill('M-8.5 -4Q0 11 8.5 -4Z', pen.fall('#fbb04a'))
  })
}

function baklava(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 0, 1.05, () => {
    const layers = ['#e3a84a', '#8aae3a', '#d9964a', '#f2cf84', '#c9803a'] as const
    for (const [place, tone] of layers.entries()) {
      const y = place * 2.6
      pen.fill(`M-15 ${y}L0 ${9 + y}L15 ${y}V${y + 3}L0 ${12 + y}L-15 ${y + 3}Z`, tone)
    }
    pen.fill('M-15 0L0 -9L15 0L0 9Z', pen.fall('#f0bd5a'))
    for (let n = 0; n < 9; n += 1)
      pen.disc(pen.chance.between(-6, 6), pen.chance.between(-3.5, 3.5), 1.4, pen.ball('#7aae2e'))
  })
}

function paintBaursak(pen: Pen): void {
  for (const [x, y] of [
    [20, 26],
    [40, 16],
    [60, 15],
    [78, 26],
    [30, 32],
    [50, 28],
    [68, 34],
    [48, 42],
  ] as const) {
    pen.at(x, y, pen.chance.between(-30, 30), 1, () => {
      pen.box(-12, -9, 24, 20, 9, pen.ball('#e09a3a'))
      pen.oval(-4, -4, 4, 2.4, '#f9d38a', 0.8)
    })
  }
  pen.fill('M2 38Q48 52 94 38L86 72Q85 78 78 78H18Q11 78 10 72Z', pen.round('#b8783a'))
  pen.within('M2 38Q48 52 94 38L86 72Q85 78 78 78H18Q11 78 10 72Z', () => {
    for (let line = 0; line < 5; line += 1)
      for (let n = 0; n < 10; n += 1) pen.box(n * 10 + (line % 2) * 5, 42 + line * 8, 8, 5, 2, '#d9a05a', 0.7)
  })
}
