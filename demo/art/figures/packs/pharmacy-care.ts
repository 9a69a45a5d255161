// Care and first aid of the pharmacies.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bottle } from './bottles.ts'
import { nappies, pads } from './hygiene.ts'
import { bundle } from './soft-packs.ts'
import { box, jar, paintBox, tin, tube } from './vessels.ts'

export const pharmacyCare: Record<string, Drawing> = {
  'chamomile-tea-box': box({
    colour: '#f7d65a',
    label: { motif: 'blossom', word: 'CHAMOMILE', amount: '20', ink: '#5a7a1e' },
    width: 76,
    height: 58,
  }),
  'ginger-paste-jar': jar({
    colour: '#e09a2c',
    lid: '#8a5a2b',
    label: { paper: '#fff3d6', motif: 'ginger-root', amount: '200 g', ink: '#8a5410' },
  }),
  'face-wash-bottle': bottle({
    shape: 'oval',
    closure: 'pump',
    colour: '#dff2ee',
    cap: '#ffffff',
    label: { motif: 'bubbles', word: 'DERMALIS', amount: '150 ml', ink: '#2b8a7b' },
  }),
  'acne-gel-tube': tube({
    colour: '#e4f6ea',
    cap: '#3fae6b',
    label: { word: 'ACNE', amount: '30 g', ink: '#237a46', picture: spottedFace },
  }),
  'hyaluronic-cream-jar': jar({
    flat: true,
    colour: '#cfe6fa',
    lid: '#f4f7fc',
    label: { word: 'HYALURON', amount: '50 ml', motif: 'droplet', ink: '#2a6da8' },
  }),
  'panthenol-tube': tube({
    colour: '#fdf6e6',
    cap: '#e8a02e',
    label: { word: 'PANTHENOL', amount: '50 g', motif: 'adhesive-bandage', ink: '#b36a10' },
  }),
  'foot-cream-tube': tube({
    colour: '#d9e8e0',
    cap: '#3f8a6d',
    label: { word: 'UREA', amount: '100 ml', motif: 'foot', ink: '#226048' },
  }),
  'antifungal-tube': tube({
    colour: '#fbe3e3',
    cap: '#c8434b',
    label: { word: 'CLOTRIMAZOLE', amount: '15 g', motif: 'microbe', ink: '#9c2330' },
  }),
  'dandruff-bottle': bottle({
    shape: 'oval',
    closure: 'flip',
    colour: '#2f5aa8',
    cap: '#e9eef8',
    label: { motif: 'snowflake', word: 'SHAMPOO', amount: '200 ml', ink: '#ffffff' },
  }),
  'sunscreen-tube': tube({
    colour: '#f9b233',
    cap: '#ffffff',
    label: { motif: 'sun', word: 'SPF 50', amount: '75 ml', ink: '#8a3f0a' },
  }),
  'after-sun-tube': tube({
    colour: '#8fd19a',
    cap: '#2f8a4c',
    label: { picture: aloe, word: 'ALOE', amount: '150 ml', ink: '#185c2e' },
  }),
  'plasters-box': withPlasters('#e8f1fb', '#2f7fd6', ['#e8b48a', '#d99b6c', '#c98554']),
  'kids-plasters-box': withPlasters('#ffe9a8', '#e8592f', ['#f06a8a', '#5ab4f0', '#6ac46a'], 'teddy-bear'),
  'elastic-bandage-roll': { width: 92, height: 74, paint: paintBandage },
  'gauze-pack': { width: 84, height: 76, paint: paintGauze },
  'chlorhexidine-bottle': bottle({
    shape: 'stout',
    colour: '#f6f9fc',
    cap: '#e04a5f',
    label: {
      paper: '#e04a5f',
      word: 'CHLORHEX',
      amount: '100 ml',
      ink: '#ffffff',
      picture: cross('#ffffff'),
    },
  }),
  'iodine-pen': { width: 90, height: 90, paint: paintIodinePen },
  'sanitiser-bottle': bottle({
    shape: 'oval',
    closure: 'pump',
    colour: '#d3eefb',
    cap: '#3a9fe0',
    label: { motif: 'palms-up-together', word: 'GEL', amount: '100 ml', ink: '#1f6fb5' },
  }),
  'burn-spray-can': bottle({
    shape: 'can',
    closure: 'aerosol',
    colour: '#fbfbff',
    cap: '#f07a2e',
    label: { motif: 'fire', word: 'FOAM', amount: '60 ml', ink: '#c2410c' },
  }),
  'first-aid-kit': { width: 96, height: 78, paint: paintKit },
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
  'enamel-toothpaste': {
    width: 104,
    height: 52,
    paint: (pen) => paintToothpaste(pen, '#f4f8ff', '#3a7fe0', 'tooth'),
  },
  'mint-toothpaste': {
    width: 104,
    height: 52,
    paint: (pen) => paintToothpaste(pen, '#dff7ea', '#2fae7a', 'herb'),
  },
  'mouthwash-bottle': bottle({
    shape: 'slim',
    colour: '#4cc99a',
    filled: 0.86,
    cap: '#ffffff',
    label: { paper: '#eafaf2', motif: 'tooth', word: 'MINT', amount: '400 ml', ink: '#1c7a54' },
  }),
  'floss-box': { width: 66, height: 72, paint: paintFloss },
  'lens-solution-bottle': bottle({
    shape: 'oval',
    closure: 'flip',
    colour: '#f8fbff',
    cap: '#2f7fd6',
    label: { picture: lens, word: 'LENS', amount: '360 ml', ink: '#1f5aa8' },
  }),
  'daily-lenses-box': { width: 96, height: 78, paint: paintLensBox },
  'masks-box': { width: 100, height: 80, paint: paintMasks },
  'gloves-box': { width: 92, height: 84, paint: paintGloveBox },
}

function cross(colour: string) {
  return (pen: Pen) => pen.fill('M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z', colour)
}

function spottedFace(pen: Pen): void {
  pen.disc(0, 0, 9, pen.ball('#f7c79f'))
  for (const [x, y] of [
    [-4, 2],
    [3, 4],
    [5, -1],
  ] as const)
    pen.disc(x, y, 1.3, '#e0533d')
  for (const side of [-1, 1]) pen.disc(side * 3, -2.5, 1, '#5a3413')
  pen.line('M-3 6Q0 7.5 3 6', '#a85a2e', 0.9)
}

function aloe(pen: Pen): void {
  for (const turn of [-62, -32, 0, 32, 62])
    pen.at(0, 9, turn, 1, () => pen.fill('M-3 0Q-3 -10 0 -18Q3 -10 3 0Z', pen.round('#4aa85a')))
}

function coffeeBean(pen: Pen): void {
  pen.at(0, 0, 30, 1, () => {
    pen.oval(0, 0, 6.5, 9, pen.ball('#8a5a34'))
    pen.line('M0 -8Q-3 -3 0 0Q3 3 0 8', '#4a2a14', 1.3)
  })
}

function lens(pen: Pen): void {
  pen.disc(0, 0, 9, pen.ball('#a8dcf7'))
  pen.disc(0, 0, 6, '#5ab4e8', 0.6)
  pen.disc(-3, -3, 2, '#ffffff', 0.9)
}

function withPlasters(
  colour: string,
  band: string,
  plasters: readonly string[],
  motif = 'adhesive-bandage',
): Drawing {
  return {
    width: 100,
    height: 84,
    paint: (pen) => {
      paintBox(pen, {
        colour,
        band,
        width: 66,
        height: 62,
        side: 12,
        label: { motif, word: motif === 'teddy-bear' ? '20' : '40', ink: '#3b2a4d' },
      })
      plasters.forEach((plaster, place) => {
        pen.at(60 + place * 9, 68 - place * 6, -24 + place * 12, 1, () => {
          pen.box(-20, -6, 40, 12, 6, pen.fall(plaster))
          pen.box(-7, -5, 14, 10, 1.5, lighter(plaster, 0.5))
          for (const x of [-15, -11, 11, 15])
            for (const y of [-2, 2]) pen.disc(x, y, 0.8, darker(plaster, 0.3))
        })
      })
    },
  }
}

function paintBandage(pen: Pen): void {
  pen.fill('M30 70H88Q92 70 92 66V60Q92 56 88 56H40Z', pen.fall('#f2dfc2'))
  pen.line('M34 63H91', '#d9bd92', 0.9, 0.7)
  pen.disc(37, 37, 37, pen.ball('#f0dcbe'))
  for (const reach of [31, 25, 19, 13]) pen.disc(37, 37, reach, darker('#e3c79c', (31 - reach) * 0.006))
  for (const reach of [28, 22, 16]) pen.disc(37, 37, reach, pen.ball('#f0dcbe'))
  pen.disc(37, 37, 7, '#a8855a')
  for (const [x, y] of [
    [68, 60],
    [80, 60],
  ] as const)
    pen.box(x, y, 8, 5, 1.5, pen.fall('#c3c9d6'))
}

function paintGauze(pen: Pen): void {
  for (const shift of [12, 6, 0]) {
    pen.box(shift, 14 - shift, 66, 62, 4, pen.fall(shift === 0 ? '#fbfcff' : '#dfe6f0'))
  }
  for (let at = 6; at < 66; at += 6) {
    pen.line(`M${at} 18V72`, '#b9c6d9', 0.6, 0.7)
    pen.line(`M3 ${at + 12}H63`, '#b9c6d9', 0.6, 0.7)
  }
  pen.disc(33, 45, 17, '#ffffff', 0.92)
  pen.at(33, 45, 0, 1.1, () => cross('#e04a5f')(pen))
}

function paintIodinePen(pen: Pen): void {
  pen.at(45, 45, 45, 1, () => {
    pen.box(-9, -50, 18, 34, 5, pen.round('#f7f4fb'))
    pen.box(-10, -18, 20, 60, 5, pen.round('#8a3a12'))
    pen.box(-10, -10, 20, 30, 0, pen.round('#fbeedd'))
    pen.at(0, 5, -90, 1, () => pen.word('IODINE', 0, 0, 26, 9, '#8a3a12'))
    pen.fill('M-5 42H5L2 54Q0 57 -2 54Z', pen.round('#5a1f08'))
  })
}

function paintKit(pen: Pen): void {
  pen.line('M34 14V8Q34 3 39 3H57Q62 3 62 8V14', '#9c1f2c', 5)
  pen.box(0, 12, 96, 66, 10, pen.fall('#e23b4e'))
  pen.line('M2 40H94', '#b3202f', 1.6, 0.6)
  pen.disc(48, 46, 22, '#ffffff')
  pen.at(48, 46, 0, 1.5, () => cross('#e23b4e')(pen))
  pen.box(8, 17, 70, 3.5, 1.7, '#ffffff', 0.35)
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

function paintToothpaste(pen: Pen, colour: string, accent: string, motif: string): void {
  pen.box(0, 12, 14, 28, 4, pen.fall('#ffffff'))
  for (const y of [17, 22, 27, 32, 37]) pen.line(`M2 ${y}H12`, '#c3c9d9', 0.9)
  pen.fill('M13 14H24Q28 4 38 3L98 0V52L38 49Q28 48 24 38H13Z', pen.fall(colour))
  pen.fill('M30 30Q60 18 98 34V52L38 49Q32 48.5 29 45Z', pen.fall(accent))
  pen.box(97, 0, 7, 52, 1.5, pen.fall(accent))
  pen.emoji(motif, 76, 25, 26)
  pen.word('DENT', 48, 20, 30, 13, accent)
}

function paintFloss(pen: Pen): void {
  pen.box(0, 12, 58, 60, 14, pen.fall('#f4fbf8'))
  pen.fill('M0 30Q0 12 14 12H44Q58 12 58 26V32H0Z', pen.fall('#3fc09a'))
  pen.line('M46 14Q50 0 58 6Q66 14 60 34', '#ffffff', 2)
  pen.line('M46 14Q50 0 58 6Q66 14 60 34', '#9fd8c5', 0.7)
  pen.emoji('tooth', 29, 52, 26)
  pen.word('50 m', 27, 23, 40, 10, '#ffffff')
}

function paintLensBox(pen: Pen): void {
  paintBox(pen, {
    colour: '#eaf5fd',
    band: '#2f9fe0',
    width: 74,
    height: 56,
    side: 12,
    label: { word: '30', motif: 'eye', ink: '#1f6fb5' },
  })
  for (const [x, y] of [
    [56, 66],
    [80, 60],
  ] as const) {
    pen.box(x - 14, y - 11, 28, 22, 6, pen.fall('#ffffff'))
    pen.at(x, y, 0, 0.85, () => lens(pen))
  }
}

function paintMasks(pen: Pen): void {
  paintBox(pen, {
    colour: '#dff0fb',
    band: '#3a9fe0',
    width: 76,
    height: 46,
    side: 12,
    label: { word: '50', ink: '#1f6fb5' },
  })
  pen.at(58, 58, -4, 1, () => {
    pen.line('M-27 -10Q-40 -4 -28 10M27 -10Q40 -4 28 10', '#ffffff', 2)
    pen.line('M-27 -10Q-40 -4 -28 10M27 -10Q40 -4 28 10', '#a8c4dd', 0.8)
    pen.fill('M-28 -12Q0 -24 28 -12V10Q0 26 -28 10Z', pen.fall('#8fcdf2'))
    for (const y of [-7, 0, 7]) pen.line(`M-27 ${y}Q0 ${y - 3} 27 ${y}`, '#5aa8d8', 1.2, 0.8)
  })
}

function paintGloveBox(pen: Pen): void {
  pen.at(0, 26, 0, 1, () =>
    paintBox(pen, {
      colour: '#3f6fd0',
      band: '#2a4fa8',
      width: 78,
      height: 50,
      side: 13,
      label: { word: '100', ink: '#ffffff' },
    }),
  )
  pen.fill(
    'M28 34V20Q22 16 24 10Q27 8 30 14V4Q31 0 34 4V12V1Q37 -2 39 2V12L41 3Q44 1 46 5L44 18L47 14Q51 13 50 18L45 30V34Z',
    pen.fall('#6aa0f0'),
  )
  pen.oval(38, 34.5, 18, 3.4, '#1f3a80')
}
