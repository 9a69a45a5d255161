// The medicines of the pharmacies.

import { bottle } from '../packs/bottles.ts'
import { doses, medicine, pillJar } from '../packs/medicine.ts'
import { fizzyTube, tube } from '../packs/vessels.ts'
import type { Drawing } from '../pen.ts'

const amber = '#a65a22'

export const medicines: Record<string, Drawing> = {
  'paracetamol-box': medicine({
    word: 'PARACETAMOL',
    amount: '500 mg',
    colour: '#2f7fd6',
    motif: 'thermometer',
    form: { kind: 'tablets', colour: '#ffffff' },
  }),
  'ibuprofen-box': medicine({
    word: 'IBUPROFEN',
    amount: '200 mg',
    colour: '#e0533d',
    motif: 'high-voltage',
    form: { kind: 'tablets', colour: '#f08a9c' },
  }),
  'cetirizine-box': medicine({
    word: 'CETIRIZINE',
    amount: '10 mg',
    colour: '#8a5bd0',
    motif: 'blossom',
    form: { kind: 'tablets', colour: '#ffffff', rows: 1 },
  }),
  'omeprazole-box': medicine({
    word: 'OMEPRAZOLE',
    amount: '20 mg',
    colour: '#b0479a',
    form: { kind: 'capsules', colour: '#b0479a', other: '#f3c34a' },
  }),
  'charcoal-strip': medicine({
    word: 'CARBO',
    amount: '250 mg',
    colour: '#4a4a57',
    form: { kind: 'tablets', colour: '#2b2b33' },
  }),
  'amoxicillin-box': medicine({
    word: 'AMOXICILLIN',
    amount: '500 mg',
    colour: '#c23a4b',
    motif: 'microbe',
    form: { kind: 'capsules', colour: '#c23a4b', other: '#f5d24a' },
  }),
  'azithromycin-box': medicine({
    word: 'AZITHROMYCIN',
    amount: '500 mg',
    colour: '#2c9c8f',
    motif: 'lungs',
    form: { kind: 'tablets', colour: '#8fb8f2', rows: 1 },
  }),
  'amlodipine-box': medicine({
    word: 'AMLODIPINE',
    amount: '5 mg',
    colour: '#d13f6a',
    motif: 'anatomical-heart',
    form: { kind: 'tablets', colour: '#ffffff', rows: 2 },
  }),
  'bisoprolol-box': medicine({
    word: 'BISOPROLOL',
    amount: '5 mg',
    colour: '#6b4bc0',
    motif: 'beating-heart',
    form: { kind: 'tablets', colour: '#f5d98a', rows: 2 },
  }),
  'atorvastatin-box': medicine({
    word: 'ATORVASTATIN',
    amount: '20 mg',
    colour: '#e28a1e',
    motif: 'drop-of-blood',
    form: { kind: 'tablets', colour: '#fdfdff' },
  }),
  'metformin-box': medicine({
    word: 'METFORMIN',
    amount: '850 mg',
    colour: '#1e9bb8',
    motif: 'drop-of-blood',
    form: { kind: 'tablets', colour: '#ffffff', rows: 2 },
  }),
  'magnesium-box': medicine({
    word: 'MAGNESIUM B6',
    amount: '50',
    colour: '#3d8b57',
    motif: 'brain',
    form: { kind: 'tablets', colour: '#cfe3f7' },
  }),
  'iron-box': medicine({
    word: 'FERRUM',
    amount: '30',
    colour: '#9c2f33',
    motif: 'drop-of-blood',
    form: { kind: 'capsules', colour: '#9c2f33', other: '#d98a8a' },
  }),
  'folic-acid-box': medicine({
    word: 'FOLIC ACID',
    amount: '400 mcg',
    colour: '#e0709b',
    motif: 'pregnant-woman',
    form: { kind: 'tablets', colour: '#f7e08a' },
  }),
  'zinc-box': medicine({
    word: 'ZINC',
    amount: '25 mg',
    colour: '#6a7f96',
    motif: 'shield',
    form: { kind: 'tablets', colour: '#e8eef5' },
  }),
  'antacid-box': medicine({
    word: 'ANTACID',
    amount: '24',
    colour: '#3fb58c',
    motif: 'fire',
    form: { kind: 'chews', colour: '#bdf0d6' },
  }),
  'lozenges-box': medicine({
    word: 'SALVIA',
    amount: '24',
    colour: '#5f9a4e',
    motif: 'herb',
    form: { kind: 'chews', colour: '#9ecb6a' },
  }),
  'flu-powder-box': medicine({
    word: 'FLU',
    amount: '10',
    colour: '#f0b41e',
    motif: 'sneezing-face',
    form: { kind: 'sachets', colour: '#f7d23e', motif: 'lemon' },
  }),
  'rehydration-box': medicine({
    word: 'ORS',
    amount: '6',
    colour: '#2b9fe0',
    motif: 'droplet',
    form: { kind: 'sachets', colour: '#8fd0f5', motif: 'salt' },
  }),
  'probiotic-box': medicine({
    word: 'PROBIOTIC',
    amount: '20',
    colour: '#39a86b',
    motif: 'microbe',
    form: { kind: 'capsules', colour: '#5fc98a', other: '#ffffff' },
  }),
  'headache-fizz': fizzyTube({
    colour: '#3f8fe0',
    tablet: '#ffffff',
    label: { motif: 'face-with-head-bandage', ink: '#ffffff', word: 'FIZZ' },
  }),
  'vitamin-c-fizz-tube': fizzyTube({
    colour: '#f58a1e',
    tablet: '#f9b24a',
    label: { motif: 'tangerine', word: 'C', amount: '1000 mg', ink: '#ffffff' },
  }),
  'joint-gel-tube': tube({
    colour: '#dcecf9',
    cap: '#2f7fd6',
    label: { motif: 'bone', word: 'GEL', amount: '50 g', ink: '#1f5aa8' },
  }),
  'cough-syrup-bottle': bottle({
    shape: 'stout',
    colour: amber,
    cap: '#f5f3fa',
    label: { paper: '#eaf5df', motif: 'honey-pot', word: 'HEDERA', amount: '150 ml', ink: '#3f7a34' },
  }),
  'loratadine-bottle': bottle({
    shape: 'stout',
    colour: amber,
    cap: '#4a90d9',
    label: { paper: '#e6f1fc', motif: 'blossom', word: 'LORATADINE', amount: '100 ml', ink: '#2a5ca8' },
  }),
  'lactulose-bottle': bottle({
    shape: 'oval',
    colour: '#f4efe2',
    cap: '#3aa69b',
    closure: 'screw',
    label: { paper: '#3aa69b', word: 'LACTULOSE', amount: '200 ml', ink: '#ffffff' },
  }),
  'stomach-bottle': bottle({
    shape: 'stout',
    colour: '#fbfbff',
    cap: '#2d62c9',
    label: { paper: '#2d62c9', picture: stomach, word: 'GEL', amount: '170 ml', ink: '#ffffff' },
  }),
  'nasal-spray-bottle': bottle({
    shape: 'small',
    colour: '#dff3fc',
    cap: '#2f9fe0',
    closure: 'nasal',
    label: { paper: '#2f9fe0', motif: 'water-wave', word: 'AQUA', amount: '20 ml', ink: '#ffffff' },
  }),
  'pollen-mist-bottle': bottle({
    shape: 'small',
    colour: '#f6fbe9',
    cap: '#6ab04a',
    closure: 'nasal',
    label: { paper: '#fdf6c9', motif: 'blossom', word: 'NURMELIN', amount: '15 ml', ink: '#3f7a34' },
  }),
  'eye-ointment-tube': tube({
    colour: '#f7f2e4',
    cap: '#d98c1e',
    label: { motif: 'eye', word: 'OCULO', amount: '5 g', ink: '#8a5410' },
  }),
  'vitamin-d3-bottle': bottle({
    shape: 'small',
    colour: amber,
    cap: '#f2b51e',
    closure: 'dropper',
    label: { paper: '#fff3c4', motif: 'sun', word: 'D3', amount: '10 ml', ink: '#b8650f' },
  }),
  'valerian-bottle': bottle({
    shape: 'small',
    colour: amber,
    cap: '#7a5bb0',
    closure: 'dropper',
    label: { paper: '#efe6fa', motif: 'sleeping-face', word: 'VALERIANA', amount: '30 ml', ink: '#5a3f95' },
  }),
  'eye-drops-bottle': bottle({
    shape: 'small',
    colour: '#eaf6ff',
    cap: '#39a0e5',
    closure: 'nasal',
    label: { paper: '#ffffff', motif: 'eye', word: 'AQUA', amount: '10 ml', ink: '#1f6fb5' },
  }),
  'multivitamin-jar': pillJar({
    colour: '#f4f0e8',
    cap: '#e8592f',
    dose: doses.tablet('#f2a13c'),
    label: { motif: 'rainbow', word: 'ZARVITA', amount: '60', ink: '#c23f1c', paper: '#fff6df' },
  }),
  'mens-vitamin-jar': pillJar({
    colour: '#2d3a52',
    cap: '#1e2636',
    dose: doses.tablet('#4f86d8'),
    label: { motif: 'flexed-biceps', word: 'MEN', amount: '60', ink: '#1e2f52', paper: '#dbe6f7' },
  }),
  'calcium-jar': pillJar({
    colour: '#ffffff',
    cap: '#4aa3e0',
    dose: doses.tablet('#ffffff'),
    label: { motif: 'bone', word: 'Ca + D3', amount: '60', ink: '#2a6da8', paper: '#dff0fc' },
  }),
  'omega-3-jar': pillJar({
    colour: '#e9a93a',
    cap: '#e5e8f2',
    dose: doses.capsule('#f7b733', '#f7c65a'),
    label: { motif: 'fish', word: 'OMEGA-3', amount: '60', ink: '#1f6fb5', paper: '#e9f5ff' },
  }),
  'gummies-jar': pillJar({
    colour: '#fbe9f2',
    cap: '#e85a9c',
    dose: doses.bear(['#e84a5f', '#f5b92e', '#5fbf5a']),
    label: { motif: 'bear', word: 'ABC', amount: '60', ink: '#c22f77', paper: '#ffffff' },
  }),
}

/** No emoji shows a stomach. */
function stomach(pen: import('../pen.ts').Pen): void {
  pen.fill(
    'M-3 -10Q-1 -6 -1 -2Q2 -8 7 -6Q12 -2 8 5Q3 11 -4 8Q-7 7 -9 9Q-9 4 -5 3Q-1 3 -3 -2Q-5 -6 -6 -9Z',
    pen.ball('#f59ab0'),
  )
}
