// Dry goods, oils, sweets and pet food of the groceries.

import { bottle } from '../packs/bottles.ts'
import { grains, heap, spread, windowOf } from '../packs/contents.ts'
import { bag, bar, pouch, sack } from '../packs/soft-packs.ts'
import { box, jar, tin } from '../packs/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

export const groceryPantry: Record<string, Drawing> = {
  'rice-pouch': pouch({
    colour: '#3f8fd0',
    label: { motif: 'cooked-rice', amount: '1 kg', ink: '#ffffff' },
    window: windowOf(grains.long('#fbf7ec'), '#efe8d6'),
  }),
  'buckwheat-pouch': pouch({
    colour: '#8a5a34',
    label: { motif: 'sheaf-of-rice', amount: '900 g', ink: '#ffe9c9' },
    window: windowOf(grains.corner('#8a5228'), '#6a3a18'),
  }),
  'oats-pouch': pouch({
    colour: '#e8b84a',
    label: { motif: 'bowl-with-spoon', amount: '800 g', ink: '#6a3f0a' },
    window: windowOf(grains.flat('#efdcb0'), '#d9bd88'),
  }),
  'lentils-pouch': pouch({
    colour: '#d9542e',
    label: { motif: 'beans', amount: '700 g', ink: '#ffffff' },
    window: windowOf(grains.round('#f0803a'), '#d9622a'),
  }),
  'flour-sack': sack({
    colour: '#f6efe0',
    label: { motif: 'sheaf-of-rice', word: '00', amount: '1 kg', ink: '#a8641e' },
  }),
  'spaghetti-pack': { width: 60, height: 96, paint: paintSpaghetti },
  'sunflower-oil-bottle': bottle({
    shape: 'slim',
    colour: '#f5c832',
    cap: '#3f8a3a',
    label: { paper: '#fff9d9', motif: 'sunflower', amount: '1 L', ink: '#3f7a1e' },
  }),
  'olive-oil-bottle': bottle({
    shape: 'tall',
    colour: '#5a7a2a',
    cap: '#2f3a1e',
    label: { paper: '#f5f2d9', motif: 'olive', amount: '500 ml', ink: '#4a5a1e' },
  }),
  'ketchup-bottle': bottle({
    shape: 'oval',
    closure: 'flip',
    colour: '#d8202f',
    cap: '#ffffff',
    label: { paper: '#fff0e6', motif: 'tomato', word: 'KETCHUP', amount: '450 g', ink: '#a81f2b' },
  }),
  'honey-jar': jar({
    colour: '#f0a01e',
    lid: '#e8c23a',
    label: { paper: '#fff3cf', motif: 'honeybee', amount: '500 g', ink: '#8a4a0a' },
  }),
  'apricot-jam-jar': jar({
    colour: '#f08a2e',
    lid: '#d8434b',
    label: { paper: '#fff6ea', motif: 'peach', amount: '400 g', ink: '#b8501e' },
  }),
  'chickpeas-tin': tin({
    colour: '#e8c37a',
    height: 70,
    label: { picture: chickpeas, amount: '400 g', ink: '#6a3f0a' },
  }),
  'tuna-tin': { width: 92, height: 56, paint: paintTunaTin },
  'cumin-jar': jar({
    colour: '#8a6a34',
    lid: '#3a3a44',
    label: { paper: '#fbf3e0', picture: cuminSeeds, word: 'ZIRA', amount: '50 g', ink: '#6a4a1e' },
  }),
  'sea-salt-box': box({
    colour: '#2f7fbf',
    label: { motif: 'salt', word: 'SALT', amount: '1 kg', ink: '#ffffff' },
  }),
  'milk-chocolate-bar': bar({
    colour: '#6a3fb0',
    foil: '#dfe3ee',
    inside: '#9a5f36',
    squares: true,
    label: { motif: 'cow-face', amount: '100 g', ink: '#ffffff' },
  }),
  'dark-chocolate-bar': bar({
    colour: '#2b2226',
    foil: '#e0b84a',
    inside: '#4a2414',
    squares: true,
    label: { word: '80', amount: 'CACAO', ink: '#f0c860' },
  }),
  'halva-block': { width: 92, height: 66, paint: paintHalva },
  'fruit-drops-bag': bag({
    colour: '#f58ab8',
    label: { motif: 'candy', word: 'FRUIT', amount: '200 g', ink: '#8a1f5a' },
  }),
  'oat-cookies-pack': bag({
    colour: '#d9a05a',
    label: { motif: 'cookie', word: 'OAT', amount: '300 g', ink: '#5a2f0a' },
  }),
  'rice-crackers-pack': bag({
    colour: '#e84a3f',
    label: { motif: 'rice-cracker', amount: '120 g', ink: '#ffffff' },
  }),
  'pretzels-bag': bag({ colour: '#2f6fc0', label: { motif: 'pretzel', amount: '200 g', ink: '#ffffff' } }),
  'potato-chips-bag': bag({
    colour: '#5fae4a',
    label: { picture: chips, word: 'CHIPS', amount: '150 g', ink: '#ffffff' },
  }),
  'sunflower-seeds-bag': pouch({
    colour: '#2b2b33',
    label: { motif: 'sunflower', amount: '300 g', ink: '#ffe08a' },
    window: windowOf(grains.seed('#d8d0c0'), '#4a4450'),
  }),
  'qurt-bag': heap({ grain: grains.round('#fbf3e2'), ground: '#efe2c8', bowl: '#a86a3a', size: 7.5 }),
  'dried-apricots-heap': heap({
    grain: grains.apricot('#f09a2e'),
    ground: '#d9701e',
    bowl: '#a8683a',
    size: 8,
  }),
  'walnuts-heap': heap({ grain: grains.walnut('#d9a86a'), ground: '#a8744a', bowl: '#6a8a5a', size: 8 }),
  'raisins-heap': heap({ grain: grains.raisin('#e0a83a'), ground: '#b8802a', bowl: '#7a5fa8', size: 4.6 }),
  'cat-food-pouch': pouch({
    colour: '#f08a6a',
    label: { motif: 'cat-face', amount: '85 g', ink: '#7a1f0a' },
    window: (pen) => {
      pen.box(12, 53, 42, 28, 0, '#fff0e6')
      pen.emoji('fish', 33, 67, 22)
    },
  }),
  'dog-food-sack': sack({ colour: '#c9503a', label: { motif: 'dog-face', amount: '2 kg', ink: '#ffffff' } }),
  'cat-litter-sack': sack({
    handle: true,
    colour: '#9a9fb8',
    label: { picture: litter, amount: '5 kg', ink: '#ffffff' },
  }),
  'fruit-puree-jar': jar({
    flat: true,
    colour: '#e3d68a',
    lid: '#7fbf4d',
    label: { paper: '#f6fbe6', motif: 'green-apple', amount: '125 g', ink: '#4a7a1e' },
  }),
}

function paintSpaghetti(pen: Pen): void {
  pen.box(2, 0, 56, 96, 4, pen.round('#e9eef8'))
  for (let x = 6; x < 56; x += 2.6) pen.box(x, 5, 2.1, 86, 1, pen.round('#f2cf6a'))
  pen.box(0, 34, 60, 34, 2, pen.round('#2f5fb8'))
  pen.emoji('spaghetti', 30, 46, 22)
  pen.word('500 g', 30, 62, 44, 8, '#ffffff')
  pen.box(6, 3, 4, 90, 2, '#ffffff', 0.45)
}

function chickpeas(pen: Pen): void {
  for (const [x, y] of [
    [-6, 2],
    [0, -3],
    [6, 2],
    [-2, 6],
    [4, 7],
    [-7, -4],
    [6, -5],
  ] as const)
    pen.disc(x, y, 3.6, pen.ball('#f7dda0'))
}

function cuminSeeds(pen: Pen): void {
  for (const [x, y, turn] of [
    [-6, 0, 20],
    [0, -5, -30],
    [5, 1, 50],
    [-1, 5, -10],
    [7, -6, 10],
  ] as const)
    pen.at(x, y, turn, 1, () => {
      pen.oval(0, 0, 1.7, 5, pen.round('#8a6428'))
      pen.line('M0 -4V4', '#d9bd7a', 0.6)
    })
}

function chips(pen: Pen): void {
  for (const [x, y, turn] of [
    [-4, -3, -20],
    [5, 0, 30],
    [-2, 6, 8],
  ] as const)
    pen.at(x, y, turn, 1, () => {
      pen.oval(0, 0, 8, 5.4, pen.ball('#f7d04a'))
      pen.line('M-5 0Q0 -3 5 0', '#d9a02a', 0.8)
      for (const [dx, dy] of [
        [-2, 2],
        [3, 2],
        [1, -2],
      ] as const)
        pen.disc(dx, dy, 0.7, '#4a8a2a')
    })
}

function litter(pen: Pen): void {
  pen.emoji('cat', 0, -3, 15)
  pen.fill('M-10 5H10L8 10H-8Z', pen.fall('#4a7fd0'))
  spread(pen, grains.round('#efe8dc'), { left: -8, right: 8, top: 5, bottom: 5, step: 2.4, size: 1.4 })
}

function paintHalva(pen: Pen): void {
  pen.fill('M0 22L30 4Q32 3 34 3L90 12Q92 13 90 15L62 34Q60 35 58 35L2 25Q-1 24 0 22Z', pen.fall('#e3c48a'))
  pen.fill('M0 24L60 35V66L2 53Q0 52 0 50Z', pen.fall('#c9a060'))
  pen.fill('M60 35L92 13V40Q92 42 90 44L60 66Z', pen.fall('#a87c44'))
  for (let n = 0; n < 34; n += 1) {
    const x = pen.chance.between(4, 56)
    pen.line(
      `M${x} ${34 + x * 0.2 + pen.chance.between(-4, 14)}l${pen.chance.between(3, 7)} 1`,
      '#8a6230',
      1,
      0.6,
    )
  }
  for (const [x, y] of [
    [28, 14],
    [52, 20],
    [66, 17],
    [40, 26],
  ] as const)
    pen.at(x, y, 40, 1, () => grains.seed('#d8d0c0')(pen, 0, 0, 5))
}

function paintTunaTin(pen: Pen): void {
  pen.fill('M0 24V36Q2 56 46 56Q90 56 92 36V24Z', pen.round('#2f6fc0'))
  pen.oval(46, 24, 46, 24, pen.round('#d8dbe6'))
  pen.oval(46, 23, 41, 20, pen.fall('#3f86d8'))
  pen.emoji('fish', 38, 22, 30)
  pen.line('M66 20Q76 14 80 22Q80 30 70 27', '#e9ecf5', 3)
  pen.word('TUNA', 46, 48, 40, 9, '#ffffff')
}
