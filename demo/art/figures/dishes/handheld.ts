// Pizzas, burgers, sandwiches, wraps and skewers.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import {
  ball,
  chunk,
  cube,
  cut,
  drizzle,
  leaf,
  lettuce,
  mushroom,
  type Piece,
  ring,
  seedDot,
  slice,
  sprig,
  strip,
} from './pieces.ts'
import { board, type Layer, one, scatter } from './vessels.ts'

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

interface BurgerSpec {
  bun?: string
  patty: string
  /** A second patty and cheese. */
  double?: boolean
  crumbed?: boolean
  cheese?: string
  sauce?: string
  tops?: readonly ('lettuce' | 'tomato' | 'onion' | 'mushroom' | 'avocado' | 'pickle' | 'slaw')[]
}

/** A burger in layers, from the lower bun up. */
function burger({
  bun = '#e0963e',
  patty,
  double = false,
  crumbed = false,
  cheese,
  sauce,
  tops = [],
}: BurgerSpec): Drawing {
  const heights = { lettuce: 8, tomato: 6, onion: 5, mushroom: 8, avocado: 6, pickle: 5, slaw: 7 } as const
  const pattyHeight = 13 + (cheese ? 3 : 0)
  const stack =
    tops.reduce((sum, top) => sum + heights[top], 0) + pattyHeight * (double ? 2 : 1) + (sauce ? 4 : 0)
  const height = 34 + stack + 16
  return {
    width: 92,
    height,
    paint: (pen) => {
      let y = height - 16
      pen.fill(`M6 ${y}H86V${y + 6}Q86 ${y + 16} 74 ${y + 16}H18Q6 ${y + 16} 6 ${y + 6}Z`, pen.fall(bun))
      const paintPatty = () => {
        y -= 13
        pen.box(3, y, 86, 15, 7, pen.fall(patty))
        if (crumbed)
          for (let n = 0; n < 40; n += 1)
            pen.disc(
              pen.chance.between(7, 85),
              y + pen.chance.between(2, 13),
              1.2,
              pen.chance.pick([lighter(patty, 0.35), darker(patty, 0.25)]),
            )
        if (cheese) {
          y -= 3
          pen.fill(
            `M4 ${y}H88V${y + 5}L78 ${y + 5}L70 ${y + 14}L60 ${y + 5}H40L30 ${y + 12}L22 ${y + 5}H4Z`,
            pen.fall(cheese),
          )
        }
      }
      paintPatty()
      if (double) paintPatty()
      for (const top of tops) {
        y -= heights[top]
        burgerTops[top](pen, y)
      }
      if (sauce) {
        y -= 4
        pen.fill(
          `M6 ${y}H86V${y + 5}Q80 ${y + 12} 74 ${y + 5}Q60 ${y + 10} 50 ${y + 5}Q40 ${y + 13} 32 ${y + 5}Q18 ${y + 9} 6 ${y + 5}Z`,
          pen.fall(sauce),
        )
      }
      pen.fill(`M4 ${y + 2}Q2 ${y - 34} 46 ${y - 34}Q90 ${y - 34} 88 ${y + 2}Z`, pen.ball(bun))
      for (const [x, dy] of [
        [28, 24],
        [42, 29],
        [58, 27],
        [70, 18],
        [20, 14],
        [36, 18],
        [52, 18],
        [64, 10],
      ] as const)
        pen.at(x, y - dy, pen.chance.between(-50, 50), 1, () => pen.oval(0, 0, 2.6, 1.5, '#fff3d6'))
      pen.fill(`M12 ${y - 8}Q16 ${y - 26} 34 ${y - 29}Q20 ${y - 22} 18 ${y - 6}Z`, '#ffffff', 0.35)
    },
  }
}

const burgerTops = {
  lettuce: (pen: Pen, y: number) =>
    pen.fill(
      `M0 ${y + 3}Q8 ${y - 2} 46 ${y}Q84 ${y - 2} 92 ${y + 3}Q90 ${y + 11} 82 ${y + 8}Q76 ${y + 14} 68 ${y + 9}Q60 ${y + 15} 52 ${y + 9}Q44 ${y + 15} 36 ${y + 9}Q28 ${y + 15} 20 ${y + 9}Q10 ${y + 14} 8 ${y + 8}Q0 ${y + 10} 0 ${y + 3}Z`,
      pen.fall('#6ab84a'),
    ),
  tomato: (pen: Pen, y: number) => {
    for (const x of [8, 48]) pen.box(x, y, 37, 8, 4, pen.fall('#e2403a'))
  },
  onion: (pen: Pen, y: number) => {
    for (const x of [10, 36, 60]) pen.box(x, y, 24, 5, 2.5, pen.fall('#f2dcf2'))
  },
  mushroom: (pen: Pen, y: number) => {
    for (const x of [12, 28, 44, 60, 74]) pen.oval(x + 4, y + 5, 10, 5, pen.ball('#a8744a'))
  },
  avocado: (pen: Pen, y: number) => {
    for (const x of [8, 28, 48, 66])
      pen.fill(
        `M${x} ${y + 8}Q${x + 8} ${y - 4} ${x + 20} ${y + 6}Q${x + 10} ${y + 4} ${x} ${y + 8}Z`,
        pen.fall('#b8d86a'),
      )
  },
  pickle: (pen: Pen, y: number) => {
    for (const x of [14, 36, 58]) pen.box(x, y, 20, 5, 2.5, pen.fall('#7a9a3a'))
  },
  slaw: (pen: Pen, y: number) => {
    for (let n = 0; n < 30; n += 1)
      pen.line(
        `M${pen.chance.between(6, 80)} ${y + pen.chance.between(2, 8)}q4 -3 8 1`,
        pen.chance.pick(['#f2f5dc', '#c978b8', '#f5a85a']),
        2,
      )
  },
}

/** Two halves of a sandwich cut across, the filling to the front. */
function sandwich({
  bread,
  crumb,
  filling,
  grill = false,
}: {
  bread: string
  crumb: string
  filling: readonly string[]
  grill?: boolean
}): Drawing {
  return {
    width: 100,
    height: 76,
    paint: (pen) => {
      pen.at(0, -2, 0, 1, () => half(pen, { bread, crumb, filling, grill }))
      pen.at(30, 14, 0, 0.98, () => half(pen, { bread, crumb, filling, grill }))
    },
  }
}

function half(
  pen: Pen,
  {
    bread,
    crumb,
    filling,
    grill,
  }: { bread: string; crumb: string; filling: readonly string[]; grill: boolean },
): void {
  const layer = 34 / (filling.length + 2)
  pen.fill('M4 22L42 2Q46 0 50 4L70 20L36 26Z', pen.fall(bread))
  if (grill)
    for (const shift of [0, 10, 20])
      pen.line(
        `M${16 + shift} ${17 - shift * 0.4}L${40 + shift} ${24 - shift * 0.2}`,
        darker(bread, 0.5),
        2,
        0.7,
      )
  const tones = [crumb, ...filling, crumb]
  tones.forEach((tone, place) => {
    const y = 22 + place * (layer + 1.6)
    const bulge = place === 0 || place === tones.length - 1 ? 0 : pen.chance.between(0, 3)
    pen.fill(
      `M${4 - bulge} ${y}L36 ${y + 4}L${70 + bulge} ${y - 2}V${y + layer}L36 ${y + layer + 6}L${4 - bulge} ${y + layer + 2}Z`,
      pen.fall(tone, 0.8),
    )
  })
}

/** A roll of flat bread, open at the top, in paper. */
function wrap({
  bread,
  paper,
  filling,
}: {
  bread: string
  paper: string
  filling: readonly Layer[]
}): Drawing {
  return {
    width: 56,
    height: 98,
    paint: (pen) => {
      pen.fill('M4 18Q4 8 28 8Q52 8 52 18L46 92Q45 98 38 98H18Q11 98 10 92Z', pen.round(bread))
      for (let n = 0; n < 10; n += 1)
        pen.oval(
          pen.chance.between(12, 44),
          pen.chance.between(30, 60),
          pen.chance.between(1.5, 3),
          pen.chance.between(1, 2),
          darker(bread, 0.35),
          0.5,
        )
      pen.oval(28, 17, 24, 11, darker(bread, 0.3))
      for (const layer of filling) layer(pen, { x: 28, y: 14, across: 21, down: 10 })
      pen.fill('M4 20Q28 34 52 20L51 28Q28 40 4.5 28Z', pen.round(bread))
      pen.fill('M6 54L28 44L50 54L46 92Q45 98 38 98H18Q11 98 10 92Z', pen.round(paper))
      pen.line('M8 62L28 53L48 62', darker(paper, 0.25), 1.2, 0.6)
    },
  }
}

/** Skewers across a board. */
function skewers(pieces: readonly Piece[], extras: readonly Layer[] = []): Drawing {
  return {
    width: 104,
    height: 84,
    paint: (pen) => {
      pen.at(0, 16, 0, 1, () => board({ layers: [] }).paint(pen))
      extras.forEach((extra) => extra(pen, { x: 52, y: 44, across: 44, down: 26 }))
      for (const y of [20, 40, 60])
        pen.at(52, y, -7, 1, () => {
          pen.line('M-52 0H50', '#b9bdca', 2.4)
          pen.fill('M50 -1.2L54 0L50 1.2Z', '#b9bdca')
          pieces.forEach((piece, place) => piece(pen, -34 + place * (68 / Math.max(1, pieces.length - 1)), 0))
        })
    },
  }
}

const green: Layer = scatter(6, lettuce('#6ab84a', 7))
const grilled =
  (colour: string): Piece =>
  (pen, x, y) => {
    chunk(colour, 8.5)(pen, x, y)
    pen.line(`M${x - 3} ${y - 4}l3 7M${x + 2} ${y - 4}l2 6`, darker(colour, 0.6), 1.3, 0.6)
  }
const onionRing = ring('#f7eef7', 6, 1.8)

export const handheld: Record<string, Drawing> = {
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
  'classic-burger-stack': burger({ patty: '#6a3a20', cheese: '#f9c22e', tops: ['tomato', 'lettuce'] }),
  'double-smash-burger': burger({
    patty: '#5a2f1a',
    double: true,
    cheese: '#f9b01e',
    tops: ['pickle'],
    sauce: '#f2a05a',
  }),
  'crispy-chicken-burger': burger({ patty: '#d9903a', crumbed: true, tops: ['slaw', 'lettuce'] }),
  'fish-burger-stack': burger({
    bun: '#eab86a',
    patty: '#eec47a',
    crumbed: true,
    sauce: '#fbfae8',
    tops: ['pickle', 'lettuce'],
  }),
  'bean-burger-stack': burger({ bun: '#c98a5a', patty: '#8a1f4a', tops: ['avocado', 'lettuce'] }),
  'mushroom-burger': burger({
    bun: '#b8702a',
    patty: '#5a321c',
    cheese: '#fbeaa8',
    tops: ['mushroom', 'onion'],
  }),
  'club-sandwich-halves': sandwich({
    bread: '#e3a85a',
    crumb: '#f7e3b8',
    filling: ['#6ab84a', '#f2d3a0', '#f7e3b8', '#e2403a', '#f2cf9a'],
  }),
  'pastrami-halves': sandwich({
    bread: '#7a4a26',
    crumb: '#b88a54',
    filling: ['#c9483f', '#b83a38', '#d85a50', '#a8b84a', '#c9483f'],
  }),
  'panini-halves': sandwich({
    bread: '#d99a4a',
    crumb: '#f2d9a0',
    filling: ['#fffaf0', '#e2403a', '#4fae4a', '#fffaf0'],
    grill: true,
  }),
  'tuna-bagel-stack': { width: 92, height: 72, paint: paintTunaBagel },
  'chicken-doner-wrap': wrap({
    bread: '#eac792',
    paper: '#e8503a',
    filling: [green, scatter(9, cut('#e3b072', '#b87a3a', 5.5), 0.8), scatter(3, strip('#e2403a', 9, 3))],
  }),
  'beef-doner-wrap': { width: 96, height: 70, paint: paintDonerPita },
  'falafel-wrap-roll': wrap({
    bread: '#f2d6a4',
    paper: '#5fae5a',
    filling: [
      green,
      scatter(5, ball('#8a5a24', 6), 0.7),
      scatter(4, (pen, x, y) => pen.oval(x, y, 3, 2, '#fffdf6')),
    ],
  }),
  'lamb-skewers': skewers(
    [
      grilled('#8a4428'),
      grilled('#7a3820'),
      (pen, x, y) => pen.oval(x, y, 4, 7, pen.ball('#f2d9b0')),
      grilled('#8a4428'),
      grilled('#7a3820'),
    ],
    [scatter(9, onionRing, 0.95)],
  ),
  'chicken-skewers': skewers([
    grilled('#eab05a'),
    grilled('#e0a04a'),
    (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#d8323a')),
    grilled('#eab05a'),
    (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#4fae3a')),
    grilled('#e0a04a'),
  ]),
  'paneer-skewers': skewers(
    [
      cube('#f7c24a', 7),
      (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#4fae3a')),
      cube('#f5b53a', 7),
      (pen, x, y) => pen.box(x - 3, y - 7, 6, 14, 2.5, pen.fall('#d8323a')),
      cube('#f7c24a', 7),
    ],
    [scatter(4, sprig('#3f9a3a', 6), 1)],
  ),
  'khachapuri-boat': { width: 104, height: 66, paint: paintKhachapuri },
  'samsa-triangles': { width: 98, height: 76, paint: (pen) => paintSamsa(pen, '#d9903a', '#2b2226') },
  'herb-samsa-squares': { width: 98, height: 76, paint: paintHerbSamsa },
  'bean-burrito-roll': { width: 98, height: 66, paint: paintBurrito },
}

function paintTunaBagel(pen: Pen): void {
  const bagel = (y: number) => {
    pen.fill(
      `M2 ${y}Q2 ${y - 22} 46 ${y - 22}Q90 ${y - 22} 90 ${y}Q88 ${y + 10} 46 ${y + 10}Q4 ${y + 10} 2 ${y}Z`,
      pen.ball('#c9803a'),
    )
    pen.oval(46, y - 10, 13, 5, darker('#a8622a', 0.25))
  }
  pen.box(4, 48, 84, 24, 12, pen.fall('#d9964a'))
  burgerTops.lettuce(pen, 42)
  for (let n = 0; n < 20; n += 1)
    chunk('#f2d3bd', 5)(pen, pen.chance.between(10, 82), pen.chance.between(35, 43))
  for (const x of [12, 32, 52, 68]) pen.box(x, 30, 16, 5, 2.5, pen.fall('#7fbf5a'))
  bagel(24)
  for (let n = 0; n < 22; n += 1)
    seedDot('#fff3d6', 1.2)(pen, pen.chance.between(12, 80), pen.chance.between(5, 22))
}

function paintDonerPita(pen: Pen): void {
  pen.fill('M2 34Q2 4 48 4Q94 4 94 34Z', pen.fall('#d9a566'))
  scatter(7, lettuce('#6ab84a', 9))(pen, { x: 48, y: 32, across: 42, down: 12 })
  scatter(12, cut('#8a4a2a', '#6a3420', 8))(pen, { x: 48, y: 32, across: 38, down: 11 })
  scatter(6, slice('#f0564a', '#d8323a', 6))(pen, { x: 48, y: 30, across: 36, down: 9 })
  scatter(6, onionRing)(pen, { x: 48, y: 32, across: 38, down: 9 })
  one(drizzle('#fffdf6', 3), -0.3, 0)(pen, { x: 48, y: 32, across: 38, down: 9 })
  pen.fill('M0 36Q48 48 96 36Q94 70 48 70Q2 70 0 36Z', pen.fall('#eec48a'))
  for (const [x, y] of [
    [24, 54],
    [46, 60],
    [68, 52],
  ] as const)
    pen.oval(x, y, 5, 3, '#c98a4a', 0.6)
}

function paintKhachapuri(pen: Pen): void {
  pen.fill('M0 34Q26 2 52 2Q78 2 104 34Q78 66 52 66Q26 66 0 34Z', darker('#b8702a', 0.2))
  pen.fill('M0 31Q26 0 52 0Q78 0 104 31Q78 62 52 62Q26 62 0 31Z', pen.ball('#e3a04a'))
  pen.fill('M16 31Q34 11 52 11Q70 11 88 31Q70 51 52 51Q34 51 16 31Z', pen.ball('#fbe08a'))
  for (let n = 0; n < 12; n += 1)
    pen.oval(pen.chance.between(28, 76), pen.chance.between(20, 42), 3.4, 2, '#fff3c4', 0.8)
  pen.oval(52, 31, 11, 8.6, pen.ball('#f9a01e'))
  pen.oval(48.5, 28, 3, 1.8, '#ffffff', 0.8)
  pen.box(66, 26, 10, 7, 1.5, pen.fall('#fff0a8'))
  for (const x of [3, 101]) pen.disc(x, 31, 4, pen.ball('#c9803a'))
}

function paintSamsa(pen: Pen, crust: string, seed: string): void {
  for (const [x, y] of [
    [32, 36],
    [68, 36],
    [50, 56],
  ] as const)
    pen.at(x, y, 0, 1, () => {
      const outline = 'M0 -28Q4 -28 29 10Q32 18 24 19H-24Q-32 18 -29 10Q-4 -28 0 -28Z'
      pen.at(0, 3, 0, 1, () => pen.fill(outline, darker(crust, 0.4)))
      pen.fill(outline, pen.ball(crust))
      pen.line('M0 -22L0 4L-22 14M0 4L22 14', darker(crust, 0.3), 1.4, 0.6)
      for (let n = 0; n < 12; n += 1)
        seedDot(seed, 1)(pen, pen.chance.between(-13, 13), pen.chance.between(-10, 14))
    })
}

function paintHerbSamsa(pen: Pen): void {
  for (const [x, y, open] of [
    [32, 34, false],
    [66, 32, false],
    [48, 52, true],
  ] as const)
    pen.at(x, y, 0, 1, () => {
      pen.box(-25, -15, 50, 40, 9, darker('#c9803a', 0.4))
      pen.box(-25, -18, 50, 40, 9, pen.ball('#e3a552'))
      pen.line('M-20 -13L20 17M20 -13L-20 17', '#b8702a', 1.6, 0.6)
      if (open) {
        pen.oval(2, 14, 22, 11, '#f2d9a0')
        pen.oval(2, 15, 19, 8.6, '#3f7a2a')
        scatter(26, sprig('#4fae3a', 4.5))(pen, { x: 2, y: 15, across: 18, down: 8 })
      }
    })
}

function paintBurrito(pen: Pen): void {
  pen.fill('M22 6H84Q98 10 98 34Q98 58 84 62H22Z', pen.fall('#eecb94'))
  for (let n = 0; n < 9; n += 1)
    pen.oval(pen.chance.between(46, 90), pen.chance.between(14, 54), 4, 2.4, '#c9924a', 0.55)
  pen.oval(24, 34, 24, 29, pen.ball('#e8bd7e'))
  pen.oval(24, 34, 20, 25, '#7a4a24')
  const face = { x: 24, y: 34, across: 18, down: 23 }
  scatter(18, ball('#5a2a22', 4))(pen, face)
  scatter(9, ball('#fbcf2e', 2.6))(pen, face)
  scatter(6, ball('#fbf8f0', 3))(pen, face)
  scatter(6, leaf('#6ab84a', 5))(pen, face)
  scatter(4, cube('#e2403a', 3))(pen, face)
}
