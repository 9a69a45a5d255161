// Teas, skin care and oral care of the pharmacies.

import { bottle } from '../packs/bottles.ts'
import { box, jar, tube } from '../packs/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

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
