// Care and household goods of the groceries.
import { darker, lighter } from '../../paint/colour.ts'
import { bottle } from '../packs/bottles.ts'
import { nappies, rolls } from '../packs/hygiene.ts'
import { bundle, sack } from '../packs/soft-packs.ts'
import { jar, tin, tube } from '../packs/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

export const groceryCare: Record<string, Drawing> = {
  'hand-cream-tube': tube({
    colour: '#dbe9f9',
    cap: '#4a7fd0',
    label: { motif: 'raised-hand', word: 'HAND', amount: '75 ml', ink: '#2a5ca8' },
  }),
  'face-cream-jar': jar({
    flat: true,
    colour: '#f9d3de',
    lid: '#e8b84a',
    label: { motif: 'rose', word: 'CREAM', amount: '50 ml', ink: '#a8265b' },
  }),
  'sun-cream-bottle': bottle({
    shape: 'oval',
    closure: 'flip',
    colour: '#f9a826',
    cap: '#ffffff',
    label: { motif: 'sun', word: 'SPF 50', amount: '100 ml', ink: '#8a3f0a' },
  }),
  'lip-balm-stick': { width: 56, height: 96, paint: paintLipBalm },
  'micellar-bottle': bottle({
    shape: 'slim',
    colour: '#f5c8e0',
    filled: 0.9,
    cap: '#e070a8',
    label: { paper: '#ffffff', motif: 'droplet', word: 'MICELLAR', amount: '400 ml', ink: '#a8267a' },
  }),
  'herbal-shampoo-bottle': bottle({
    shape: 'oval',
    closure: 'flip',
    colour: '#7fbf6a',
    cap: '#3f7a3a',
    label: { motif: 'herb', word: 'SHAMPOO', amount: '400 ml', ink: '#1f4a1e' },
  }),
  'hair-mask-jar': jar({
    flat: true,
    colour: '#c98a4a',
    lid: '#5a3420',
    label: { paper: '#fff0dc', word: 'ARGAN', motif: 'chestnut', amount: '250 ml', ink: '#6a3f14' },
  }),
  'olive-soap-bar': { width: 86, height: 60, paint: (pen) => paintSoap(pen, '#a8b85a', 'olive') },
  'shower-gel-bottle': bottle({
    shape: 'oval',
    closure: 'pump',
    colour: '#f9a63a',
    cap: '#ffffff',
    label: { motif: 'tangerine', word: 'SHOWER', amount: '400 ml', ink: '#8a3f0a' },
  }),
  'mascara-tube': { width: 74, height: 92, paint: (pen) => paintMascara(pen, '#2b2b33', '#e0b84a') },
  'dish-soap-bottle': bottle({
    shape: 'oval',
    closure: 'pump',
    colour: '#f5e04a',
    cap: '#3fae6b',
    label: { motif: 'lemon', amount: '500 ml', ink: '#5a6a0a' },
  }),
  'sponges-pack': { width: 88, height: 66, paint: paintSponges },
  'window-cleaner-bottle': bottle({
    shape: 'oval',
    closure: 'trigger',
    colour: '#5ab8f0',
    cap: '#e84a3f',
    label: { paper: '#ffffff', motif: 'window', amount: '750 ml', ink: '#1f6fb5' },
  }),
  'floor-cleaner-bottle': bottle({
    shape: 'canister',
    colour: '#3f9a5a',
    cap: '#ffffff',
    label: { paper: '#eaf7e6', motif: 'evergreen-tree', amount: '1 L', ink: '#1f5a2e' },
  }),
  'washing-powder-box': sack({
    handle: true,
    colour: '#3f7fe0',
    label: { motif: 't-shirt', word: 'COLOR', amount: '2 kg', ink: '#ffffff' },
  }),
  'wool-gel-bottle': bottle({
    shape: 'canister',
    colour: '#f2a8c8',
    cap: '#b8437a',
    label: { paper: '#fff0f6', motif: 'yarn', word: 'WOOL', ink: '#a8266b' },
  }),
  'softener-bottle': bottle({
    shape: 'canister',
    colour: '#a88ae0',
    cap: '#f2f0fa',
    label: { paper: '#f5effc', motif: 'hyacinth', word: 'SOFT', ink: '#5a3fa8' },
  }),
  'toilet-paper-rolls': rolls({ colour: '#5ab4a0', columns: 4, tall: false }),
  'kitchen-towels': rolls({ colour: '#e8843a', columns: 2, tall: true }),
  'bin-bags-roll': { width: 96, height: 66, paint: paintBinBags },
  'table-candles': { width: 84, height: 96, paint: paintCandles },
  'soft-diapers': nappies({
    colour: '#bfe3c0',
    trim: '#6ac48a',
    label: { motif: 'baby', word: '48', ink: '#2f7a4a' },
  }),
  'formula-tin': tin({
    colour: '#f2b8c8',
    lid: '#ffffff',
    height: 74,
    width: 58,
    label: { motif: 'baby-bottle', amount: '400 g', ink: '#a8265b' },
  }),
  'water-wipes': bundle({ colour: '#bfe6f7', flap: '#ffffff', label: { motif: 'droplet', ink: '#1f6fb5' } }),
  'butter-pack': { width: 92, height: 62, paint: paintButter },
}

function paintLipBalm(pen: Pen): void {
  pen.box(4, 40, 24, 56, 4, pen.round('#f2b51e'))
  pen.fill('M8 40V22Q8 14 14 14L24 20V40Z', pen.round('#fbe6b0'))
  pen.box(6, 36, 20, 6, 1, pen.round('#ffffff'))
  pen.emoji('honeybee', 16, 66, 19)
  pen.box(34, 44, 22, 52, 4, pen.round('#f7c93a'))
  pen.line('M36 52H54', '#b87f0a', 0.9, 0.5)
}

export function paintSoap(pen: Pen, colour: string, motif: string): void {
  pen.box(2, 12, 84, 48, 20, pen.fall(darker(colour, 0.2)))
  pen.box(0, 4, 86, 48, 20, pen.fall(colour))
  pen.box(12, 11, 62, 33, 14, lighter(colour, 0.25), 0.7)
  pen.emoji(motif, 43, 28, 24)
  for (const [x, y, reach] of [
    [8, 8, 7],
    [18, 3, 4],
    [77, 47, 6],
  ] as const)
    pen.disc(x, y, reach, pen.ball('#d9effc'), 0.9)
}

export function paintMascara(pen: Pen, colour: string, trim: string): void {
  pen.box(4, 22, 24, 70, 5, pen.round(colour))
  pen.box(4, 22, 24, 7, 1, pen.round(trim))
  pen.box(9, 34, 3, 50, 1.5, '#ffffff', 0.35)
  pen.at(54, 50, 16, 1, () => {
    pen.box(-9, 0, 18, 42, 5, pen.round(colour))
    pen.box(-9, -4, 18, 6, 1, pen.round(trim))
    pen.box(-1.2, -24, 2.4, 22, 1, '#8a8a96')
    for (let y = -48; y < -22; y += 2.4) {
      const reach = 4 + 2.4 * Math.sin(((y + 48) / 26) * Math.PI)
      pen.line(`M${-reach} ${y}L${reach} ${y + 1.6}`, '#1f1f26', 1.5)
    }
  })
}

function paintSponges(pen: Pen): void {
  const colours = ['#f58ab0', '#5ab8f0', '#f9d23a'] as const
  colours.forEach((colour, place) => {
    const [x, y] = [place * 7, 40 - place * 20]
    pen.box(x, y + 6, 74, 20, 5, pen.fall(colour))
    pen.box(x, y, 74, 9, 4, pen.fall('#3f8a4a'))
    for (let n = 0; n < 14; n += 1)
      pen.disc(
        x + 4 + pen.chance.between(0, 66),
        y + 13 + pen.chance.between(0, 9),
        pen.chance.between(0.7, 1.7),
        darker(colour, 0.25),
      )
  })
}

function paintBinBags(pen: Pen): void {
  pen.fill('M60 60Q84 64 96 54V30L66 34Z', pen.fall('#4a4f5e'))
  pen.box(6, 16, 70, 46, 8, pen.fall('#353945'))
  pen.oval(76, 39, 11, 23, pen.round('#2a2d38'))
  pen.oval(76, 39, 6, 13, '#5a6072')
  pen.oval(76, 39, 3, 7, '#1e2028')
  pen.box(22, 14, 36, 49, 2, pen.fall('#3fae6b'))
  pen.emoji('wastebasket', 40, 32, 24)
  pen.word('30', 40, 54, 30, 12, '#ffffff')
  pen.box(8, 20, 66, 3, 1.5, '#ffffff', 0.25)
}

function paintCandles(pen: Pen): void {
  for (const [x, colour] of [
    [2, '#fbf3e2'],
    [16, '#f7ead0'],
    [29, '#fbf3e2'],
    [43, '#f7ead0'],
    [56, '#fbf3e2'],
    [70, '#f7ead0'],
  ] as const) {
    pen.line(`M${x + 6} 18V24`, '#4a3a2a', 1.4)
    pen.fill(
      `M${x + 6} 2Q${x + 11} 11 ${x + 9} 16Q${x + 6} 20 ${x + 3} 16Q${x + 1} 11 ${x + 6} 2Z`,
      pen.fall('#f9a826'),
    )
    pen.box(x, 23, 12, 73, 3, pen.round(colour))
  }
  pen.box(2, 54, 80, 28, 3, pen.fall('#b3202f'))
  pen.word('6', 42, 68, 40, 18, '#ffe9b8')
}

function paintButter(pen: Pen): void {
  pen.fill('M0 26L22 10H92L72 26Z', pen.fall('#fbe48a'))
  pen.box(0, 26, 72, 36, 2, pen.fall('#f7d04a'))
  pen.fill('M72 26L92 10V44L72 62Z', pen.fall('#d9a82a'))
  pen.fill('M26 26L44 10H92L72 26V62H26Z', pen.fall('#e9f0fa'))
  pen.fill('M72 26L92 10V44L72 62Z', pen.fall('#b8c9e3'))
  pen.emoji('cow-face', 40, 43, 22)
  pen.word('82', 61, 44, 16, 12, '#1f5aa8')
}
