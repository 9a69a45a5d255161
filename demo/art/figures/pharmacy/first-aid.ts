// First aid, protection and eye care of the pharmacies.
import { darker, lighter } from '../../paint/colour.ts'
import { bottle } from '../packs/bottles.ts'
import { paintBox } from '../packs/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

export const pharmacyFirstAid: Record<string, Drawing> = {
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
