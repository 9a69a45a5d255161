// Frozen food of the groceries.
import { darker } from '../../paint/colour.ts'
import { bag, flake } from '../packs/soft-packs.ts'
import { box, tub } from '../packs/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

export const groceryFrozen: Record<string, Drawing> = {
  'pelmeni-bag': bag({
    frost: true,
    colour: '#3f8fe0',
    label: { picture: pelmeni, word: 'PELMENI', amount: '1 kg', ink: '#ffffff' },
  }),
  'manti-box': box({
    width: 84,
    height: 58,
    colour: '#5ab0e8',
    label: { picture: manti, word: 'MANTI', amount: '900 g', ink: '#ffffff' },
  }),
  'frozen-pizza-box': { width: 96, height: 84, paint: paintPizzaBox },
  'samsa-box': box({
    width: 84,
    height: 58,
    colour: '#7fc4ee',
    band: '#2f6fc0',
    label: { picture: samsa, word: 'SAMSA', amount: '6', ink: '#123f7a' },
  }),
  'peas-bag': bag({
    frost: true,
    colour: '#3fae5a',
    label: { motif: 'pea-pod', amount: '400 g', ink: '#ffffff' },
  }),
  'wok-mix-bag': bag({
    frost: true,
    colour: '#2f9aa8',
    label: { picture: wokMix, word: 'WOK', amount: '450 g', ink: '#ffffff' },
  }),
  'berry-mix-bag': bag({
    frost: true,
    colour: '#8a4ac0',
    label: { picture: berries, amount: '500 g', ink: '#ffffff' },
  }),
  'plombir-tub': tub({
    wide: true,
    colour: '#f5e3b8',
    lid: '#d8323f',
    label: { motif: 'ice-cream', word: 'PLOMBIR', amount: '500 g', ink: '#a81f2b' },
  }),
  'ice-pop': { width: 46, height: 96, paint: paintIcePop },
  'chocolate-cone': { width: 50, height: 98, paint: paintCone },
}

function pelmeni(pen: Pen): void {
  for (const [x, y] of [
    [-6, -3],
    [6, -4],
    [0, 5],
  ] as const) {
    pen.disc(x, y, 6, pen.ball('#f7ead2'))
    pen.disc(x, y - 0.5, 2.6, darker('#ecd6ae', 0.1), 0.7)
    pen.line(`M${x - 5} ${y + 2}Q${x} ${y + 6} ${x + 5} ${y + 2}`, '#d3b584', 0.9)
  }
}

/** A steamed parcel of dough, gathered in the middle. */
function manti(pen: Pen): void {
  for (const [x, y] of [
    [-6.5, 3],
    [6.5, 3],
    [0, -4],
  ] as const) {
    pen.oval(x, y, 7.2, 5.6, pen.ball('#fbf0dc'))
    pen.line(
      `M${x - 4.5} ${y - 2}L${x} ${y}L${x + 4.5} ${y - 2}M${x - 4} ${y + 3}L${x} ${y}L${x + 4} ${y + 3}`,
      '#d3b584',
      1,
    )
  }
}

function samsa(pen: Pen): void {
  for (const [x, y] of [
    [-6, 3],
    [6, 3],
    [0, -5],
  ] as const) {
    pen.fill(
      `M${x} ${y - 6}Q${x + 2} ${y - 6} ${x + 8} ${y + 4}Q${x + 8} ${y + 6} ${x + 6} ${y + 6}H${x - 6}Q${x - 8} ${y + 6} ${x - 8} ${y + 4}Q${x - 2} ${y - 6} ${x} ${y - 6}Z`,
      pen.fall('#e8a84a'),
    )
    for (const [dx, dy] of [
      [-2, 2],
      [2, 3],
      [0, -1],
    ] as const)
      pen.disc(x + dx, y + dy, 0.7, '#4a2a14')
  }
}

function wokMix(pen: Pen): void {
  pen.emoji('bell-pepper', -5, -3, 13)
  pen.emoji('broccoli', 5, -3, 13)
  pen.emoji('carrot', 0, 5, 12)
}

function berries(pen: Pen): void {
  pen.emoji('blueberries', -4, -3, 14)
  pen.emoji('strawberry', 5, -3, 11)
  pen.emoji('cherries', 1, 5, 12)
}

function paintPizzaBox(pen: Pen): void {
  pen.fill('M0 10L12 0H96L84 10Z', '#a8d3f2')
  pen.fill('M84 10L96 0V74L84 84Z', pen.fall('#2a5fa8'))
  pen.box(0, 10, 84, 74, 2, pen.fall('#4a9fe0', 0.6))
  pen.disc(42, 47, 30, pen.ball('#e0a04a'))
  pen.disc(42, 47, 26, pen.ball('#f7c84a'))
  for (const [x, y] of [
    [32, 38],
    [50, 36],
    [56, 52],
    [40, 58],
    [30, 52],
    [43, 46],
  ] as const)
    pen.disc(x, y, 5, pen.ball('#d8323f'))
  for (const [x, y] of [
    [40, 38],
    [50, 46],
    [34, 60],
  ] as const)
    pen.oval(x, y, 4, 2.2, pen.ball('#4a9a3a'))
  flake(pen, 12, 22, 7)
  flake(pen, 73, 73, 6)
}

function paintIcePop(pen: Pen): void {
  pen.box(18, 64, 10, 32, 5, pen.round('#e3b87a'))
  pen.fill('M0 22Q0 0 23 0Q46 0 46 22V66Q46 72 40 72H6Q0 72 0 66Z', pen.round('#f0566f'))
  pen.fill('M0 28Q12 36 23 28Q34 20 46 28V50Q34 42 23 50Q12 58 0 50Z', pen.round('#f9b233'))
  pen.fill('M0 50Q12 58 23 50Q34 42 46 50V66Q46 72 40 72H6Q0 72 0 66Z', pen.round('#9ad84a'))
  for (const x of [14, 29]) pen.box(x, 10, 4, 52, 2, '#ffffff', 0.28)
}

function paintCone(pen: Pen): void {
  pen.fill('M6 44H44L27 96Q25 99 23 96Z', pen.round('#e0a85a'))
  pen.within('M6 44H44L27 96Q25 99 23 96Z', () => {
    for (let at = -40; at < 60; at += 8) {
      pen.line(`M${at} 44L${at + 40} 98`, '#b8783a', 1.1, 0.7)
      pen.line(`M${at + 40} 44L${at} 98`, '#b8783a', 1.1, 0.7)
    }
  })
  pen.fill(
    'M4 46Q-2 32 8 28Q6 14 18 14Q20 0 30 2Q40 4 36 15Q46 18 43 29Q52 34 46 46Q25 54 4 46Z',
    pen.ball('#7a4426'),
  )
  pen.fill('M8 29Q22 38 43 29M18 15Q26 22 36 15', 'none')
  pen.line('M8 30Q24 39 43 30M18 15Q27 22 36 16', '#4a2414', 1.6, 0.5)
  for (const [x, y] of [
    [20, 26],
    [32, 24],
    [14, 40],
    [34, 41],
    [26, 10],
  ] as const)
    pen.box(x, y, 4, 2, 1, '#ffe0a8')
}
