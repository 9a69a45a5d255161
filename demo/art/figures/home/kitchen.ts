// Cookware, tableware and kitchen appliances.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

const steel = '#c3c9d6'

export const kitchenGoods: Record<string, Drawing> = {
  'iron-pan': { width: 118, height: 60, paint: paintPan },
  'plov-kazan': { width: 104, height: 84, paint: paintKazan },
  'steel-stock-pot': { width: 104, height: 88, paint: paintStockPot },
  'oak-cutting-board': { width: 104, height: 70, paint: paintBoard },
  'piala-stack': { width: 100, height: 82, paint: paintPialas },
  'plate-stack': { width: 100, height: 70, paint: paintPlates },
  'cutlery-fan': { width: 92, height: 98, paint: paintCutlery },
  'thermo-mug-green': { width: 52, height: 104, paint: paintThermoMug },
  'electric-kettle-steel': { width: 96, height: 96, paint: paintKettle },
  'hand-blender-stick': { width: 84, height: 104, paint: paintBlender },
  'espresso-machine': { width: 96, height: 98, paint: paintEspressoMachine },
  'kitchen-knife-chef': { width: 108, height: 44, paint: paintKnife },
}

function paintPan(pen: Pen): void {
  pen.at(84, 24, -10, 1, () => {
    pen.box(0, -5, 38, 11, 5, pen.fall('#2b2f38'))
    pen.oval(33, 0.5, 3, 2.4, '#5a6070')
  })
  pen.oval(46, 34, 46, 25, pen.fall('#1f222a'))
  pen.oval(46, 28, 46, 25, pen.fall('#454a56'))
  pen.oval(46, 29, 40, 20.5, pen.fall('#2b2f38'))
  pen.line('M14 24Q24 14 46 12', '#8a93a3', 2.4, 0.8)
}

function paintKazan(pen: Pen): void {
  for (const x of [4, 100])
    pen.line(
      `M${x < 50 ? 10 : 94} 40Q${x} 34 ${x < 50 ? 6 : 98} 48Q${x < 50 ? 6 : 98} 54 ${x < 50 ? 14 : 90} 54`,
      '#3a3f4a',
      5,
    )
  pen.fill('M8 36Q8 84 52 84Q96 84 96 36Z', pen.round('#3a3f4a'))
  pen.oval(52, 36, 45, 11, pen.fall('#565c6a'))
  pen.fill('M8 34Q10 12 52 10Q94 12 96 34Q52 46 8 34Z', pen.fall('#6a7080'))
  pen.line('M18 28Q30 18 52 16', '#c3c9d6', 2.4, 0.7)
  pen.box(44, 0, 16, 12, 5, pen.fall('#a8703a'))
}

function paintStockPot(pen: Pen): void {
  for (const side of [-1, 1])
    pen.line(
      `M${52 + side * 40} 42Q${52 + side * 54} 42 ${52 + side * 50} 54Q${52 + side * 48} 58 ${52 + side * 40} 57`,
      '#8a93a3',
      5,
    )
  pen.fill('M10 30V78Q12 88 52 88Q92 88 94 78V30Z', pen.round(steel))
  pen.box(10, 62, 84, 3, 0, '#8a93a3', 0.5)
  pen.oval(52, 30, 43, 10, pen.fall('#eef0f6'))
  pen.fill('M10 28Q14 14 52 13Q90 14 94 28Q52 38 10 28Z', pen.fall('#dce6f2'))
  pen.box(44, 3, 16, 12, 4, pen.fall('#2b2f38'))
  pen.box(20, 40, 5, 40, 2.5, '#ffffff', 0.7)
}

function paintBoard(pen: Pen): void {
  pen.box(0, 12, 104, 58, 11, pen.fall('#8a5a2e'))
  pen.box(0, 6, 104, 58, 11, pen.fall('#d9a566'))
  for (const y of [16, 26, 36, 46, 56]) pen.line(`M14 ${y}Q50 ${y + 5} 98 ${y - 2}`, '#b8803e', 1, 0.7)
  pen.oval(88, 18, 6, 5, darker('#8a5a2e', 0.4))
  pen.emoji('carrot', 40, 28, 36)
  for (const [x, y] of [
    [62, 46],
    [70, 52],
    [78, 45],
  ] as const) {
    pen.oval(x, y + 1.4, 7, 5, '#c95a0f')
    pen.oval(x, y, 7, 5, pen.ball('#f9933a'))
  }
}

function paintOnePiala(pen: Pen): void {
  pen.box(14, 28, 16, 6, 2, pen.round('#f6f3ea'))
  pen.fill('M0 4Q2 30 22 30Q42 30 44 4Z', pen.round('#2f5fc0'))
  for (const x of [7, 15, 22, 29, 37]) pen.fill(`M${x} 9q3.5 5 0 10q-3.5 -5 0 -10Z`, '#ffffff')
  pen.line('M2 8Q22 14 42 8', '#f2c94a', 1.2)
  pen.oval(22, 4, 22, 6, pen.fall('#f6f3ea'))
  pen.oval(22, 4.6, 18, 4.2, pen.fall('#dfe3ee'))
}

function paintPialas(pen: Pen): void {
  for (const [x, y] of [
    [6, 4],
    [50, 4],
    [28, 22],
    [0, 46],
    [56, 46],
    [28, 48],
  ] as const)
    pen.at(x, y, 0, 1, () => paintOnePiala(pen))
}

function paintPlates(pen: Pen): void {
  for (const y of [50, 42, 34, 26]) {
    pen.oval(50, y + 3, 50, 18, '#6a7f6c')
    pen.oval(50, y, 50, 18, pen.fall('#a8bfa8'))
  }
  pen.oval(50, 26, 37, 12, '#8aa48c')
  pen.oval(50, 27, 36, 11, pen.fall('#c3d6c3'))
  for (let n = 0; n < 40; n += 1)
    pen.disc(50 + pen.chance.between(-44, 44), 26 + pen.chance.between(-10, 10), 0.7, '#5a6f5c', 0.8)
}

function paintCutlery(pen: Pen): void {
  pen.at(46, 92, -26, 1, () => {
    pen.box(-3, -44, 6, 46, 3, pen.round(steel))
    pen.fill('M-8 -88V-64Q-8 -54 -3 -50H3Q8 -54 8 -64V-88H5V-66H2V-88H-2V-66H-5V-88Z', pen.round(steel))
  })
  pen.at(46, 92, 0, 1, () => {
    pen.box(-3, -44, 6, 46, 3, pen.round(steel))
    pen.oval(0, -66, 10, 23, pen.round(steel))
    pen.oval(-1, -68, 6, 16, '#9aa3b3', 0.6)
  })
  pen.at(46, 92, 26, 1, () => {
    pen.box(-3, -44, 6, 46, 3, pen.round(steel))
    pen.fill('M-4 -42V-86Q6 -84 7 -60Q7 -46 3 -42Z', pen.round('#d8dde8'))
  })
  pen.box(32, 66, 28, 10, 4, pen.fall('#e8503a'))
}

function paintThermoMug(pen: Pen): void {
  pen.fill('M4 26H48L44 98Q44 104 38 104H14Q8 104 8 98Z', pen.round('#3a8a5a'))
  pen.box(2, 18, 48, 12, 4, pen.round('#2b2f38'))
  pen.fill('M6 18Q6 8 14 6H38Q46 8 46 18Z', pen.round('#4a4f5e'))
  pen.box(28, 0, 14, 9, 4, pen.round('#2b2f38'))
  pen.box(6, 56, 40, 16, 0, pen.round('#2b2f38'), 0.35)
  pen.emoji('hot-beverage', 26, 64, 20)
  pen.box(12, 36, 4, 56, 2, '#ffffff', 0.35)
}

function paintKettle(pen: Pen): void {
  pen.line('M70 18Q96 18 92 52Q90 68 76 70', '#2b2f38', 8)
  pen.fill('M22 18L2 28L8 36L24 36Z', pen.fall('#a8b0c0'))
  pen.fill('M22 16H68Q76 44 80 78Q80 84 74 84H14Q8 84 8 78Q14 44 22 16Z', pen.round(steel))
  pen.fill('M22 16Q26 8 45 8Q64 8 68 16Z', pen.fall('#2b2f38'))
  pen.box(40, 2, 12, 8, 4, pen.fall('#4a4f5e'))
  pen.box(6, 84, 78, 10, 4, pen.fall('#2b2f38'))
  pen.box(34, 40, 10, 30, 5, '#8fd0f5', 0.9)
  pen.line('M37 48h4M37 55h4M37 62h4', '#ffffff', 1.2)
  pen.disc(70, 88, 2.4, '#4fd06a')
  pen.line('M84 90Q94 90 95 80', '#2b2f38', 2.6)
}

function paintBlender(pen: Pen): void {
  pen.fill('M44 58H82L78 98Q78 104 72 104H54Q48 104 48 98Z', pen.round('#dcedf8'), 0.9)
  pen.fill('M46 74H80L78 98Q78 102 72 102H54Q48 102 48 98Z', pen.round('#f58ab0'))
  pen.at(34, 40, 14, 1, () => {
    pen.box(-9, -40, 18, 48, 8, pen.round('#f4f6fb'))
    pen.box(-9, -14, 18, 5, 0, pen.round('#e8503a'))
    pen.disc(0, -28, 3.6, pen.ball('#e8503a'))
    pen.box(-4, 8, 8, 34, 2, pen.round(steel))
    pen.fill('M-4 40H4L12 52Q12 58 8 58H-8Q-12 58 -12 52Z', pen.round('#a8b0c0'))
  })
  pen.emoji('strawberry', 72, 92, 13)
}

function paintEspressoMachine(pen: Pen): void {
  pen.box(4, 86, 88, 12, 4, pen.fall('#2b2f38'))
  pen.box(50, 30, 40, 60, 5, pen.fall('#d9c8a8'))
  pen.box(4, 8, 88, 32, 7, pen.fall('#efe2c8'))
  pen.box(12, 2, 72, 8, 3, pen.fall('#b8a582'))
  pen.disc(72, 24, 9, pen.ball('#fbfbff'))
  pen.line('M72 24L76 19', '#d8323f', 1.8)
  for (const x of [16, 30, 44]) pen.disc(x, 20, 4, pen.ball('#8a5a34'))
  pen.box(14, 38, 26, 9, 3, pen.fall('#4a4f5e'))
  pen.box(-2, 40, 18, 6, 3, pen.fall('#2b2f38'))
  for (const x of [22, 31]) pen.line(`M${x} 48V62`, '#6a3a18', 2)
  pen.fill('M13 62H41L38 82Q37 86 32 86H22Q17 86 16 82Z', pen.round('#f6f5fb'))
  pen.line('M41 66Q50 66 48 74Q46 79 39 78', '#dfe3ee', 3)
  pen.line('M56 44V70L50 76', steel, 3)
  pen.box(6, 12, 3, 24, 1.5, '#ffffff', 0.5)
}

function paintKnife(pen: Pen): void {
  pen.at(54, 24, -10, 1, () => {
    pen.fill('M-54 6Q-30 -12 18 -11V10H-20Q-40 12 -54 6Z', pen.fall('#dfe3ee'))
    pen.fill('M-54 6Q-30 6 18 4V10H-20Q-40 12 -54 6Z', lighter(steel, 0.6))
    pen.box(16, -11, 7, 20, 2, pen.fall('#8a93a3'))
    pen.fill('M22 -10H48Q54 -8 54 0Q54 8 46 8Q40 4 22 7Z', pen.fall('#5a3420'))
    for (const x of [29, 38, 47]) pen.disc(x, -2, 1.8, '#d8dde8')
  })
}
