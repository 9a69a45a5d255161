// Drinks and milk of the groceries.

import { bottle } from '../packs/bottles.ts'
import { pouch } from '../packs/soft-packs.ts'
import { box, carton, tub } from '../packs/vessels.ts'
import type { Drawing } from '../pen.ts'

export const groceryDrinks: Record<string, Drawing> = {
  'farm-milk-carton': carton({
    top: 'gable',
    colour: '#4a9fe8',
    cap: '#ffffff',
    label: { motif: 'cow-face', paper: '#ffffff', amount: '1 L', word: 'MILK', ink: '#1f5aa8' },
  }),
  'lactose-free-carton': carton({
    top: 'gable',
    colour: '#9a7fd8',
    cap: '#ffffff',
    label: { motif: 'glass-of-milk', paper: '#ffffff', word: '0.0', amount: 'LACTOSE', ink: '#5a3fa8' },
  }),
  'oat-drink-carton': carton({
    top: 'flat',
    colour: '#e3c48a',
    cap: '#7a9a4a',
    label: { motif: 'sheaf-of-rice', word: 'OAT', amount: '1 L', ink: '#6a4a1e' },
  }),
  'kumys-bottle': bottle({
    shape: 'tall',
    colour: '#fbfaf4',
    cap: '#2f7a5a',
    label: { paper: '#dff0e6', motif: 'horse-face', word: 'KUMYS', ink: '#1f5a40' },
  }),
  'kefir-bottle': bottle({
    shape: 'slim',
    colour: '#ffffff',
    cap: '#3fae6b',
    label: { paper: '#3fae6b', word: 'KEFIR', motif: 'bubbles', amount: '900 ml', ink: '#ffffff' },
  }),
  'greek-yogurt-tub': tub({
    wide: true,
    colour: '#3f7fd6',
    lid: '#ffffff',
    label: { word: 'GREEK', amount: '400 g', motif: 'amphora', ink: '#ffffff' },
  }),
  'strawberry-yogurt-cup': tub({
    colour: '#fbd3de',
    lid: '#e84a6f',
    label: { motif: 'strawberry', amount: '150 g', ink: '#b8284f' },
  }),
  'sour-cream-tub': tub({
    colour: '#ffffff',
    lid: '#4a9fe8',
    label: { motif: 'cow-face', word: 'SMETANA', amount: '400 g', ink: '#1f5aa8' },
  }),
  'apple-juice-carton': carton({
    top: 'flat',
    colour: '#7fbf4d',
    cap: '#ffffff',
    label: { motif: 'red-apple', paper: '#f4fbe9', amount: '1 L', ink: '#3f7a1e' },
  }),
  'orange-juice-brick': carton({
    top: 'flat',
    colour: '#f58a1e',
    cap: '#ffffff',
    label: { motif: 'tangerine', paper: '#fff3e0', amount: '1 L', ink: '#b8560f' },
  }),
  'tomato-juice-carton': carton({
    top: 'flat',
    colour: '#d8323f',
    cap: '#3f8a3a',
    label: { motif: 'tomato', paper: '#fff0ec', amount: '1 L', ink: '#a81f2b' },
  }),
  'kids-juice-brick': {
    width: 56,
    height: 92,
    paint: (pen) => {
      pen.line('M34 22L42 2L52 4', '#ffffff', 4)
      pen.line('M34 22L42 2L52 4', '#f0566f', 1.6)
      pen.fill('M0 26L12 18H56L44 26Z', '#fff0b8')
      pen.fill('M44 26L56 18V84L44 92Z', pen.fall('#d9952a'))
      pen.box(0, 26, 44, 66, 1.5, pen.fall('#fcc838', 0.5))
      pen.emoji('banana', 16, 46, 24)
      pen.emoji('strawberry', 30, 58, 20)
      pen.emoji('pineapple', 14, 68, 20)
      pen.word('200 ml', 22, 84, 34, 8, '#8a4a0a')
    },
  },
  'still-water-bottle': bottle({
    shape: 'slim',
    colour: '#8fd0f5',
    cap: '#2f7fd6',
    label: { paper: '#e9f6ff', motif: 'snow-capped-mountain', amount: '1 L', ink: '#1f5aa8' },
  }),
  'sparkling-water-bottle': bottle({
    shape: 'slim',
    colour: '#7fd3c0',
    cap: '#1f8a6d',
    label: { paper: '#e6fbf4', motif: 'bubbles', amount: '1 L', ink: '#146048' },
  }),
  'water-canister-19': bottle({
    shape: 'canister',
    colour: '#6ab8f0',
    cap: '#2f7fd6',
    label: { motif: 'droplet', word: '19 L', ink: '#ffffff' },
  }),
  'cola-bottle': bottle({
    shape: 'slim',
    colour: '#4a1f14',
    cap: '#d8202f',
    label: { paper: '#d8202f', word: 'COLA', amount: '1 L', ink: '#ffffff' },
  }),
  'pear-lemonade-bottle': bottle({
    shape: 'tall',
    closure: 'crown',
    colour: '#b8d84a',
    cap: '#e8b02e',
    label: { paper: '#fffbe0', motif: 'pear', ink: '#6a8a1e' },
  }),
  'iced-tea-bottle': bottle({
    shape: 'slim',
    colour: '#c9762a',
    cap: '#f2a13c',
    label: { paper: '#ffe9cf', motif: 'peach', word: 'ICE TEA', amount: '1 L', ink: '#a8501e' },
  }),
  'kvass-bottle': bottle({
    shape: 'slim',
    colour: '#6a3a18',
    cap: '#e8b02e',
    label: { paper: '#f5d68a', motif: 'bread', word: 'KVASS', amount: '1 L', ink: '#6a3a18' },
  }),
  'black-tea-box': box({
    colour: '#b3202f',
    label: { motif: 'teapot', word: 'BLACK TEA', amount: '250 g', ink: '#ffe9b8' },
    width: 58,
    height: 76,
  }),
  'green-tea-box': box({
    colour: '#3f9a5a',
    label: { motif: 'teacup-without-handle', word: 'GREEN TEA', amount: '200 g', ink: '#f2ffd8' },
    width: 58,
    height: 76,
  }),
  'herbal-tea-box': box({
    colour: '#c9b8e8',
    label: { motif: 'herb', word: 'HERBAL', amount: '20', ink: '#4a3480' },
    width: 76,
    height: 56,
  }),
  'coffee-pouch': pouch({
    colour: '#5a3420',
    label: { motif: 'hot-beverage', word: 'ARABICA', amount: '250 g', ink: '#f5dcb8' },
  }),
  'cocoa-box': box({
    colour: '#7a4426',
    label: { motif: 'chocolate-bar', word: 'CACAO', amount: '200 g', ink: '#ffe6c9' },
  }),
}
