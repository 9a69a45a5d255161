// Care for babies, women and men.

import { bottle } from '../packs/bottles.ts'
import { nappies, pads } from '../packs/hygiene.ts'
import { bundle } from '../packs/soft-packs.ts'
import { box, tin, tube } from '../packs/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

export const pharmacyFamily: Record<string, Drawing> = {
  'newborn-diapers': nappies({
    colour: '#f9d7e4',
    trim: '#f29ac0',
    label: { motif: 'baby', word: '42', ink: '#b8437a' },
  }),
  'size-4-diapers': nappies({
    colour: '#a9dcf2',
    trim: '#5ab4e8',
    label: { motif: 'teddy-bear', word: '4', ink: '#1f6fb5' },
  }),
  'baby-wipes-pack': bundle({
    colour: '#d9f2ea',
    flap: '#ffffff',
    label: { word: '72', motif: 'baby-symbol', ink: '#2b8a7b' },
  }),
  'infant-formula-tin': tin({
    colour: '#4a90d9',
    lid: '#f2d36b',
    height: 74,
    width: 58,
    label: { motif: 'baby-bottle', word: '1', amount: '800 g', ink: '#ffffff' },
  }),
  'baby-porridge-box': box({
    colour: '#fdeec4',
    band: '#7fbf4d',
    label: { motif: 'red-apple', word: 'BABY', amount: '200 g', ink: '#5a7a1e' },
  }),
  'colic-bottle': { width: 46, height: 96, paint: paintFeedingBottle },
  'baby-shampoo-bottle': bottle({
    shape: 'oval',
    closure: 'flip',
    colour: '#f9d94a',
    cap: '#ffffff',
    label: { motif: 'baby', word: 'SHAMPOO', amount: '250 ml', ink: '#b8650f' },
  }),
  'diaper-cream-tube': tube({
    colour: '#fdf0f5',
    cap: '#f29ac0',
    label: { motif: 'baby', word: 'ZINC', amount: '75 g', ink: '#b8437a' },
  }),
  'massage-oil-bottle': bottle({
    shape: 'oval',
    closure: 'screw',
    colour: '#f3d99a',
    cap: '#ffffff',
    label: { motif: 'baby', word: 'OIL', amount: '150 ml', ink: '#8a5410' },
  }),
  'day-pads': pads({
    colour: '#f7b7d2',
    tint: '#f08ab8',
    long: false,
    label: { motif: 'sun', word: '20', ink: '#a8266b' },
  }),
  'night-pads': pads({
    colour: '#5a4a9c',
    tint: '#8a7ad0',
    long: true,
    label: { motif: 'crescent-moon', word: '14', ink: '#ffffff' },
  }),
  'menstrual-cup-piece': { width: 52, height: 78, paint: paintCup },
  'intimate-wash-bottle': bottle({
    shape: 'oval',
    closure: 'pump',
    colour: '#fde7d2',
    cap: '#f29a5a',
    label: { motif: 'blossom', word: 'INTIM', amount: '200 ml', ink: '#b85a1e' },
  }),
  'pregnancy-test-stick': { width: 100, height: 56, paint: paintTest },
  'nursing-pads-pair': { width: 96, height: 62, paint: paintNursingPads },
  'stretch-mark-bottle': bottle({
    shape: 'tall',
    closure: 'screw',
    colour: '#f0b87a',
    cap: '#ffffff',
    label: { paper: '#fff3e6', motif: 'pregnant-woman', word: 'OIL', amount: '100 ml', ink: '#a8561e' },
  }),
  'shaving-foam-can': bottle({
    shape: 'can',
    closure: 'aerosol',
    colour: '#2f7fbf',
    cap: '#e9eef8',
    label: { motif: 'razor', word: 'FOAM', amount: '200 ml', ink: '#ffffff' },
  }),
  'razor-cartridges': { width: 84, height: 84, paint: paintCartridges },
  'after-shave-bottle': bottle({
    shape: 'block',
    closure: 'ball',
    colour: '#8fb8e0',
    cap: '#2d3a52',
    label: { motif: 'man-beard', word: 'BALM', ink: '#ffffff' },
  }),
  'beard-oil-bottle': bottle({
    shape: 'small',
    closure: 'dropper',
    colour: '#8a4f22',
    cap: '#2b2b33',
    label: { paper: '#f3e6d2', motif: 'man-beard', amount: '30 ml', ink: '#5a3413' },
  }),
  'hair-loss-bottle': bottle({
    shape: 'oval',
    closure: 'flip',
    colour: '#3a2a22',
    cap: '#c98a4a',
    label: { picture: coffeeBean, word: 'CAFFEINE', amount: '250 ml', ink: '#f5dcb8' },
  }),
  'sport-gel-tube': tube({
    colour: '#e8492e',
    cap: '#2b2b33',
    label: { motif: 'flexed-biceps', word: 'HOT', amount: '75 g', ink: '#ffffff' },
  }),
}

function coffeeBean(pen: Pen): void {
  pen.at(0, 0, 30, 1, () => {
    pen.oval(0, 0, 6.5, 9, pen.ball('#8a5a34'))
    pen.line('M0 -8Q-3 -3 0 0Q3 3 0 8', '#4a2a14', 1.3)
  })
}

function paintFeedingBottle(pen: Pen): void {
  pen.fill('M19 16Q17 6 23 0Q29 6 27 16Z', pen.round('#f7c48a'))
  pen.fill('M11 22Q12 14 23 14Q34 14 35 22Z', pen.round('#f7c48a'))
  pen.box(7, 21, 32, 12, 3, pen.round('#3aa0e0'))
  const glass = 'M9 33H37Q44 35 44 44V88Q44 96 36 96H10Q2 96 2 88V44Q2 35 9 33Z'
  pen.fill(glass, pen.round('#dff1fb'))
  pen.within(glass, () => pen.box(0, 56, 46, 40, 0, pen.round('#ffffff')))
  for (const y of [48, 58, 68, 78]) pen.line(`M30 ${y}H38`, '#3aa0e0', 1.4)
  pen.word('240', 17, 84, 16, 8, '#3aa0e0')
}

function paintCup(pen: Pen): void {
  pen.fill(
    'M2 6Q4 40 18 52Q22 56 22 64V74Q22 78 26 78Q30 78 30 74V64Q30 56 34 52Q48 40 50 6Z',
    pen.round('#f08ab0'),
  )
  pen.oval(26, 7, 25, 7, pen.fall('#f7a8c5'))
  pen.oval(26, 7.5, 20, 4.6, pen.fall('#b8437a'))
  pen.fill('M9 16Q11 36 19 45Q14 32 13 16Z', '#ffffff', 0.4)
}

function paintTest(pen: Pen): void {
  pen.at(50, 28, -14, 1, () => {
    pen.box(-50, -9, 100, 20, 10, pen.fall('#f6f3fb'))
    pen.box(28, -9, 22, 20, 10, pen.fall('#e0709b'))
    pen.box(-22, -5, 26, 12, 4, '#d3cbe3')
    pen.box(-20, -3.5, 22, 9, 3, '#ffffff')
    for (const x of [-13, -6]) pen.box(x, -3.5, 2.6, 9, 1, '#d8386f')
    pen.box(-44, -5, 14, 12, 5, '#e3dcee')
  })
}

function paintNursingPads(pen: Pen): void {
  for (const x of [33, 62]) {
    pen.oval(x, 33, 32, 28, pen.ball('#fbf7fb'))
    for (let turn = 0; turn < 360; turn += 20)
      pen.at(x, 33, turn, 1, () => pen.oval(0, -27, 3.6, 3, pen.ball('#f3dbe6')))
    pen.oval(x, 33, 20, 16, pen.ball('#ffffff'))
    pen.emoji('red-heart', x, 34, 13)
  }
}

function paintCartridges(pen: Pen): void {
  pen.box(0, 0, 84, 84, 8, pen.fall('#2d3a52'))
  pen.word('5', 42, 13, 30, 16, '#ffffff')
  for (const [x, y] of [
    [22, 38],
    [62, 38],
    [22, 66],
    [62, 66],
  ] as const) {
    pen.box(x - 17, y - 11, 34, 22, 4, pen.fall('#3f8fd0'))
    for (const shift of [-7, -3.5, 0, 3.5, 7]) pen.box(x - 14, y + shift - 1, 28, 1.8, 0.8, '#e9eef5')
  }
}
