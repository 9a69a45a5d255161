// Drinks as they are served: cups, tea bowls, glasses and pots.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { ball, leaf, seedDot } from './pieces.ts'
import { scatter } from './vessels.ts'

type Paint = (pen: Pen) => void

/** A cup on its saucer, seen into; `top` is painted on the drink around 44, 22. */
function cup({
  colour,
  drink,
  top,
  small = false,
}: {
  colour: string
  drink: string
  top?: Paint
  small?: boolean
}): Drawing {
  return {
    width: 100,
    height: 78,
    paint: (pen) => {
      pen.oval(50, 63, 50, 15, darker(colour, 0.3))
      pen.oval(50, 60, 50, 15, pen.fall(colour))
      pen.oval(50, 59, 30, 8, darker(colour, 0.2))
      pen.at(small ? 11 : 0, small ? 14 : 0, 0, small ? 0.76 : 1, () => {
        pen.line('M80 26Q98 24 94 38Q90 50 74 48', darker(colour, 0.12), 6)
        pen.fill('M6 22Q8 56 26 62H62Q80 56 82 22Z', pen.round(colour))
        pen.oval(44, 22, 38, 17, pen.fall(lighter(colour, 0.4)))
        pen.oval(44, 23, 34, 14, pen.fall(drink))
        top?.(pen)
      })
    },
  }
}

/** A glass; `layers` are drinks from the foot up, as shares of the height. */
function glass({
  layers,
  extras,
  foam,
  straw,
}: {
  layers: readonly (readonly [colour: string, share: number])[]
  extras?: Paint
  foam?: string
  straw?: string
}): Drawing {
  return {
    width: 66,
    height: 98,
    paint: (pen) => {
      if (straw) pen.line('M40 60L50 2', straw, 4)
      const outline = 'M4 14H60L54 92Q53 98 47 98H17Q11 98 10 92Z'
      pen.fill(outline, pen.round('#dcedf8'), 0.8)
      pen.within('M7 20H57L51.5 90Q51 94 46 94H18Q13 94 12.5 90Z', () => {
        let y = 94
        for (const [colour, share] of layers) {
          const height = 72 * share
          pen.box(0, y - height, 66, height + 1, 0, pen.round(colour))
          y -= height
        }
        if (foam) pen.box(0, y - 7, 66, 9, 4, pen.round(foam))
        else pen.oval(32, y, 26, 3, lighter(layers.at(-1)?.[0] ?? '#ffffff', 0.4))
      })
      extras?.(pen)
      pen.fill('M12 24H18L20 88H17Q15 88 14.5 84Z', '#ffffff', 0.45)
      pen.line('M5 15H59', '#ffffff', 2.4, 0.8)
    },
  }
}

/** A tea bowl without a handle. */
function piala({
  colour,
  trim,
  tea,
  top,
}: {
  colour: string
  trim: string
  tea: string
  top?: Paint
}): Drawing {
  return {
    width: 92,
    height: 70,
    paint: (pen) => {
      pen.box(30, 60, 32, 10, 3, pen.round(colour))
      pen.fill('M0 22Q4 64 46 64Q88 64 92 22Z', pen.round(colour))
      for (let n = 0; n < 6; n += 1)
        pen.at(13 + n * 13.2, 42 + Math.sin((n / 5) * Math.PI) * 5, 0, 1, () => {
          pen.fill('M0 -7Q6 0 0 7Q-6 0 0 -7Z', trim)
          pen.disc(0, 0, 1.8, '#ffffff')
        })
      pen.oval(46, 22, 46, 19, pen.fall(lighter(colour, 0.3)))
      pen.oval(46, 22, 45, 18, trim, 0.35)
      pen.oval(46, 23, 40, 15, pen.fall(tea))
      pen.line('M14 20Q26 10 48 10', lighter(tea, 0.6), 1.6, 0.7)
      top?.(pen)
    },
  }
}

function paintRosetta(pen: Pen): void {
  for (const [y, half] of [
    [16, 7],
    [20, 11],
    [24, 13],
    [28, 10],
  ] as const)
    pen.line(`M${44 - half} ${y - 2}Q44 ${y + 6} ${44 + half} ${y - 2}`, '#fff6e6', 2.6)
  pen.line('M44 11V33', '#fff6e6', 1.6)
}

function paintFoam(pen: Pen): void {
  pen.oval(44, 22, 27, 10.5, pen.ball('#fffaf0'))
  for (let n = 0; n < 50; n += 1)
    seedDot('#8a4f24', 0.8)(pen, pen.chance.between(26, 62), pen.chance.between(15, 29))
}

function paintMarshmallows(pen: Pen): void {
  for (const [x, y] of [
    [32, 20],
    [46, 17],
    [54, 24],
    [40, 27],
    [28, 26],
  ] as const) {
    pen.box(x - 5, y - 4, 11, 9, 3, '#d9b8c4')
    pen.box(x - 5, y - 5.5, 11, 8.5, 3, pen.fall('#fff6f8'))
  }
}

function paintIce(pen: Pen): void {
  for (const [x, y, turn] of [
    [24, 32, 12],
    [42, 36, -16],
    [30, 48, 24],
    [45, 54, 6],
  ] as const)
    pen.at(x, y, turn, 1, () => {
      pen.box(-8, -8, 16, 16, 4, '#ffffff', 0.5)
      pen.box(-5, -6, 5, 4, 2, '#ffffff', 0.8)
    })
}

function citrus(x: number, y: number, peel: string, flesh: string): Paint {
  return (pen) => {
    pen.disc(x, y, 15, pen.ball(peel))
    pen.disc(x, y, 12.6, '#fff6dc')
    for (let turn = 0; turn < 360; turn += 45)
      pen.at(x, y, turn, 1, () => pen.fill('M0 -1.5L4 -10Q0 -12.5 -4 -10Z', flesh))
  }
}

export const drinks: Record<string, Drawing> = {
  'cappuccino-cup': cup({ colour: '#f6f5fb', drink: '#b8783e', top: paintFoam }),
  'flat-white-cup': cup({ colour: '#3f8a8a', drink: '#a8682f', top: paintRosetta }),
  'espresso-cup': cup({
    colour: '#f6f5fb',
    drink: '#5a2f14',
    small: true,
    top: (pen) => pen.line('M18 22Q30 12 50 13', '#c98a3e', 3, 0.9),
  }),
  'hot-chocolate-cup': cup({ colour: '#d8434b', drink: '#5a2a18', top: paintMarshmallows }),
  'iced-latte-glass': glass({
    layers: [
      ['#c9812a', 0.14],
      ['#f2e0c4', 0.42],
      ['#a8662e', 0.38],
    ],
    straw: '#3f8a5a',
    extras: paintIce,
  }),
  'milk-tea-piala': piala({ colour: '#f6f3ea', trim: '#2f5fc0', tea: '#d3a06a' }),
  'green-tea-piala': piala({
    colour: '#e9f3ea',
    trim: '#3f9a5a',
    tea: '#c9cf5a',
    top: (pen) => scatter(3, leaf('#4a8a2a', 5), 0.5)(pen, { x: 46, y: 23, across: 30, down: 10 }),
  }),
  'sea-buckthorn-pot': { width: 100, height: 82, paint: paintGlassPot },
  'masala-chai-glass': glass({
    layers: [['#c98a52', 0.92]],
    foam: '#e8c49a',
    extras: (pen) => {
      for (let turn = 0; turn < 360; turn += 45)
        pen.at(46, 86, turn, 1, () => pen.fill('M0 0Q3 -6 0 -13Q-3 -6 0 0Z', pen.fall('#8a4a24')))
      pen.at(12, 84, -30, 1, () => pen.box(-3, -22, 7, 30, 3, pen.round('#a8622a')))
    },
  }),
  'orange-juice-glass': glass({
    layers: [['#f9a01e', 0.94]],
    straw: '#e8503a',
    extras: (pen) => citrus(50, 20, '#f58a1e', '#f9b04a')(pen),
  }),
  'pomegranate-juice-glass': glass({ layers: [['#b8143a', 0.94]], extras: paintPomegranate }),
  'mint-lemonade-glass': glass({
    layers: [['#e3f0a0', 0.94]],
    straw: '#3fae5a',
    extras: (pen) => {
      paintIce(pen)
      citrus(14, 22, '#f7d22e', '#fbe46a')(pen)
      for (const [x, y] of [
        [40, 16],
        [48, 22],
        [34, 24],
      ] as const)
        leaf('#3fae6a', 9)(pen, x, y)
    },
  }),
  'ayran-glass': glass({
    layers: [['#f7f5ee', 0.92]],
    foam: '#ffffff',
    extras: (pen) => {
      for (const [x, y] of [
        [24, 17],
        [34, 15],
        [44, 18],
      ] as const)
        leaf('#3fae6a', 5)(pen, x, y)
      pen.disc(52, 84, 11, pen.ball('#4a9a3f'))
      pen.disc(52, 84, 9, '#d9efb4')
    },
  }),
}

function paintGlassPot(pen: Pen): void {
  pen.line('M78 34Q100 30 97 50Q93 64 78 62', '#dcedf8', 6)
  pen.fill('M14 44Q2 38 0 24Q6 20 10 26Q14 34 20 34Z', pen.fall('#f0962e'))
  pen.fill('M14 34Q14 22 46 22Q80 22 80 34Q88 62 72 78Q46 86 22 78Q6 62 14 34Z', pen.round('#f59a1e'))
  scatter(16, ball('#f9b82e', 4), 0.85)(pen, { x: 47, y: 60, across: 28, down: 15 })
  citrus(54, 46, '#f58a1e', '#f9b04a')(pen)
  pen.fill('M18 40Q20 28 32 26Q24 36 22 66Q14 54 18 40Z', '#ffffff', 0.45)
  pen.oval(47, 23, 26, 7, pen.fall('#e9eef5'))
  pen.fill('M24 22Q28 10 47 10Q66 10 70 22Q47 30 24 22Z', pen.fall('#e9eef5'))
  pen.disc(47, 7, 5, pen.ball('#f59a1e'))
}

function paintPomegranate(pen: Pen): void {
  pen.disc(50, 80, 17, pen.ball('#c9264a'))
  pen.oval(50, 81, 13, 12, '#f9e0c4')
  scatter(18, ball('#d81f4a', 2.8), 0.9)(pen, { x: 50, y: 81, across: 12, down: 11 })
  pen.fill('M46 64L48 58L50 63L53 58L55 64Z', pen.fall('#c9264a'))
}
