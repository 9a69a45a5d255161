// Burgers and sandwiches in their layers.
import { darker, lighter } from '../../paint/colour.ts'
import { chunk, seedDot } from '../dishes/pieces.ts'
import type { Drawing, Pen } from '../pen.ts'

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

export const burgers: Record<string, Drawing> = {
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
