// Meat, poultry, fish and sausages as the counter sells them.
import { darker, lighter } from '../../paint/colour.ts'
import { tray } from '../packs/soft-packs.ts'
import type { Drawing, Pen } from '../pen.ts'

const beef = '#c23a4a'
const salmon = '#f58a5a'

export const meats: Record<string, Drawing> = {
  'beef-cubes': tray({ goods: paintCubes }),
  'lamb-rack': { width: 100, height: 74, paint: paintRack },
  'minced-beef-tray': tray({ goods: paintMince }),
  'ribeye-steak': { width: 92, height: 72, paint: paintRibeye },
  'whole-chicken': { width: 98, height: 72, paint: paintChicken },
  'chicken-fillet-tray': tray({ colour: '#3f8fd0', goods: (pen) => paintFillets(pen) }),
  'turkey-drumsticks-tray': tray({ colour: '#f2f0ea', goods: paintDrumsticks }),
  'salmon-steaks': { width: 98, height: 74, paint: paintSalmonSteaks },
  'pike-perch': { width: 104, height: 50, paint: paintPikePerch },
  'peeled-shrimp': { width: 94, height: 72, paint: paintShrimpPile },
  'kazy-ring': { width: 96, height: 76, paint: paintKazy },
  'frankfurters-tray': tray({ colour: '#f2f0ea', goods: paintFrankfurters }),
  'turkey-ham-slices': { width: 96, height: 64, paint: paintHam },
}

function paintCubes(pen: Pen): void {
  for (const [x, y] of [
    [16, 14],
    [36, 12],
    [56, 14],
    [75, 13],
    [24, 30],
    [45, 29],
    [66, 30],
    [82, 32],
    [14, 44],
    [35, 44],
    [56, 45],
    [76, 46],
  ] as const)
    pen.at(x, y, pen.chance.between(-16, 16), 1, () => {
      pen.box(-9, -5, 19, 15, 3, pen.fall(darker(beef, 0.25)))
      pen.box(-9, -8, 19, 12, 3.5, pen.fall(beef))
      pen.line(
        `M-6 ${pen.chance.between(-5, 1)}Q0 ${pen.chance.between(-7, 3)} 7 ${pen.chance.between(-5, 1)}`,
        '#f7d3cf',
        1.6,
        0.8,
      )
    })
}

function paintRack(pen: Pen): void {
  for (const x of [16, 34, 52, 70, 88]) {
    pen.line(`M${x} 34Q${x - 2} 14 ${x + 2} 5`, '#f7efe2', 6)
    pen.disc(x + 2, 5, 4, pen.ball('#fffaf0'))
  }
  pen.fill('M2 40Q4 28 16 28H90Q100 30 99 46Q98 68 80 72Q50 76 20 72Q0 68 2 40Z', pen.fall('#b8333f'))
  pen.fill('M2 40Q4 28 16 28H90Q99 30 99 42Q60 34 2 44Z', pen.fall('#f7e0d3'))
  for (const x of [22, 40, 58, 76]) pen.line(`M${x} 42Q${x - 3} 56 ${x} 68`, '#f2c9bd', 2, 0.85)
  for (const x of [14, 32, 50, 68, 86]) pen.oval(x, 56, 4, 6, '#f7efe2', 0.85)
}

function paintMince(pen: Pen): void {
  pen.box(10, 8, 82, 46, 14, pen.fall('#a82f3a'))
  for (let row = 0; row < 6; row += 1)
    for (let n = 0; n < 9; n += 1) {
      const [x, y] = [15 + n * 8.6 + (row % 2) * 4, 13 + row * 7.4]
      const colour = pen.chance.pick(['#cf4a52', '#d85f62', '#c03f48', '#e08a86'])
      pen.line(
        `M${x} ${y}q${pen.chance.between(2, 7)} ${pen.chance.between(-5, 5)} ${pen.chance.between(6, 11)} ${pen.chance.between(-3, 3)}`,
        colour,
        5,
      )
      pen.line(`M${x} ${y - 1.4}q${pen.chance.between(2, 6)} -2 7 0`, '#f0aaa4', 1, 0.7)
    }
}

function paintRibeye(pen: Pen): void {
  pen.fill('M6 34Q2 8 32 4Q62 -2 82 16Q96 30 88 50Q78 72 46 70Q10 70 6 34Z', darker('#f2ddd0', 0.2))
  pen.fill('M4 31Q0 5 30 2Q60 -4 82 13Q96 27 88 46Q78 67 46 65Q8 66 4 31Z', pen.fall('#fbe9dc'))
  pen.fill('M10 31Q8 10 32 8Q58 3 76 17Q88 28 81 42Q72 59 46 58Q14 59 10 31Z', pen.fall('#cf3f4a'))
  for (const line of [
    'M20 24Q34 20 40 30Q46 40 60 34',
    'M18 38Q28 36 34 46',
    'M52 14Q56 24 70 24',
    'M58 48Q66 40 76 42',
    'M40 16Q42 20 38 24',
  ])
    pen.line(line, '#fbdcd0', 2.6, 0.9)
  pen.oval(48, 34, 5, 4, '#fbe9dc')
  pen.fill('M14 22Q16 12 32 11Q22 15 18 26Z', '#ffffff', 0.35)
}

/** On its back: the breast above, the wing at its side, the legs drawn up. */
function paintChicken(pen: Pen): void {
  const skin = '#f8d8b4'
  const shade = '#d39a68'
  const legs = [
    { thigh: 'M54 22Q68 12 80 22Q90 32 80 42Q66 48 56 38Q48 30 54 22Z', bone: 'M80 27L92 17' },
    { thigh: 'M44 46Q56 32 72 40Q86 48 80 60Q72 70 56 68Q38 64 44 46Z', bone: 'M80 56L94 52' },
  ] as const
  const ends = [
    [91, 14.5, 94, 19],
    [94, 49, 95, 54.5],
  ] as const
  const leg = (at: 0 | 1) => {
    const [x, y, otherX, otherY] = ends[at]
    pen.line(legs[at].bone, '#f6e4cc', 5.4)
    pen.disc(x, y, 3.4, pen.ball('#fff4e4'))
    pen.disc(otherX, otherY, 3.4, pen.ball('#fff4e4'))
    pen.fill(legs[at].thigh, shade)
    pen.at(-0.8, -1.4, 0, 1, () => pen.fill(legs[at].thigh, pen.ball(skin)))
  }
  leg(0)
  pen.fill('M4 48Q0 26 20 14Q40 2 58 10Q74 20 72 44Q70 70 40 71Q8 72 4 48Z', pen.ball(skin))
  pen.line('M34 8Q54 16 58 36', shade, 1.6, 0.45)
  leg(1)
  pen.fill('M12 42Q8 28 20 28Q34 28 40 42Q44 54 34 58Q28 60 30 52Q18 54 12 42Z', shade)
  pen.fill('M12 40Q8 26 20 26Q34 26 40 40Q44 52 34 56Q28 58 30 50Q18 52 12 40Z', pen.ball('#f6d0a6'))
  pen.fill('M14 22Q24 10 40 10Q24 16 18 28Z', '#ffffff', 0.55)
  pen.fill('M52 44Q60 38 68 42Q58 44 54 52Z', '#ffffff', 0.45)
  for (let n = 0; n < 20; n += 1)
    pen.disc(pen.chance.between(22, 54), pen.chance.between(12, 26), 0.6, shade, 0.7)
}

function paintFillets(pen: Pen): void {
  for (const [x, y, turn] of [
    [32, 30, -10],
    [66, 31, 8],
  ] as const)
    pen.at(x, y, turn, 1, () => {
      pen.fill(
        'M-4 -22Q16 -22 17 -2Q16 16 4 22Q-2 25 -6 18Q-18 4 -17 -8Q-15 -21 -4 -22Z',
        darker('#f2b5a8', 0.2),
      )
      pen.fill(
        'M-4 -24Q16 -24 17 -4Q16 14 4 20Q-2 23 -6 16Q-18 2 -17 -10Q-15 -23 -4 -24Z',
        pen.ball('#f9cdc0'),
      )
      pen.line('M-6 -14Q4 -6 2 14M4 -16Q11 -6 8 8', '#fbe9e2', 1.8, 0.9)
      pen.fill('M-11 -12Q-9 -20 -1 -20Q-7 -16 -8 -6Z', '#ffffff', 0.5)
    })
}

function paintDrumsticks(pen: Pen): void {
  for (const [x, turn] of [
    [28, -8],
    [52, 4],
    [76, 12],
  ] as const)
    pen.at(x, 26, turn, 1, () => {
      pen.line('M0 10V24', '#fff6ea', 6)
      pen.disc(-3, 25, 4, pen.ball('#fffaf0'))
      pen.disc(3, 25, 4, pen.ball('#fffaf0'))
      pen.fill('M-12 -8Q-12 -22 0 -22Q12 -22 12 -8Q11 6 4 14Q0 17 -4 14Q-11 6 -12 -8Z', pen.ball('#e89a8f'))
      pen.fill('M-8 -12Q-7 -19 0 -19Q-5 -14 -5 -4Z', '#ffffff', 0.45)
    })
}

function paintSalmonSteaks(pen: Pen): void {
  for (const [x, y, scale] of [
    [34, 30, 0.9],
    [64, 42, 1],
  ] as const)
    pen.at(x, y, 0, scale, () => {
      const outline =
        'M0 -28Q28 -28 32 -6Q34 10 24 28Q18 32 14 24Q12 6 0 4Q-12 6 -14 24Q-18 32 -24 28Q-34 10 -32 -6Q-28 -28 0 -28Z'
      pen.at(0, 4, 0, 1, () => pen.fill(outline, '#8a97a8'))
      pen.fill(outline, pen.fall('#b9c4d1'))
      pen.at(0, -0.5, 0, 0.92, () => pen.fill(outline, pen.ball(salmon)))
      for (const reach of [10, 17, 24])
        pen.line(
          `M${-reach} ${8}Q${-reach * 1.1} ${-reach * 0.9} 0 ${-reach}Q${reach * 1.1} ${-reach * 0.9} ${reach} ${8}`,
          '#fcd3bd',
          1.8,
          0.9,
        )
      pen.disc(0, -4, 3.6, '#fff3ea')
    })
}

function paintPikePerch(pen: Pen): void {
  const grey = '#8fa39a'
  pen.fill('M84 25L104 6Q100 25 104 44Z', pen.fall(darker(grey, 0.15)))
  pen.fill('M34 10Q40 -2 56 2L60 11ZM62 10Q68 4 76 8L76 16Z', pen.fall(darker(grey, 0.2)))
  pen.fill('M40 38L52 50L58 38ZM22 34L26 46L36 38Z', pen.fall('#c98a6a'))
  pen.fill('M0 28Q16 6 48 8Q76 10 90 24Q76 42 46 42Q16 42 0 28Z', pen.fall(grey))
  pen.fill('M3 30Q20 38 46 38Q72 38 88 25Q76 42 46 42Q16 42 3 30Z', '#eef2ea', 0.8)
  for (const x of [36, 46, 56, 66, 75]) pen.line(`M${x} 11Q${x + 3} 20 ${x + 1} 28`, '#4f6259', 3, 0.6)
  pen.line('M26 14Q32 26 26 38', darker(grey, 0.4), 1.6, 0.6)
  pen.disc(15, 22, 4, '#f7f2d2')
  pen.disc(15, 22, 2.2, '#1f2a26')
  pen.line('M1 29Q8 31 13 30', '#4f5f58', 1.3)
}

/** A curled shrimp without head or shell. */
export function paintShrimp(pen: Pen, x: number, y: number, turn: number, scale: number): void {
  pen.at(x, y, turn, scale, () => {
    pen.fill('M-12 6L-19 1L-17 9L-20 15L-11 12Z', pen.fall('#e8562e'))
    pen.line('M-10 8Q-12 -10 4 -11Q15 -10 13 3', '#f9a184', 9)
    pen.line('M-11 6Q-12 -12 4 -13Q16 -12 15 1', '#fbc6b2', 3)
    for (const [fx, fy, tx, ty] of [
      [-14, 1, -6, 2],
      [-10, -8, -5, -3],
      [-2, -14, 0, -7],
      [8, -14, 5, -7],
      [15, -7, 9, -4],
    ] as const)
      pen.line(`M${fx} ${fy}L${tx} ${ty}`, '#e8703f', 1.5, 0.85)
  })
}

function paintShrimpPile(pen: Pen): void {
  for (const [x, y, turn] of [
    [26, 28, -20],
    [56, 22, 15],
    [76, 36, 40],
    [40, 46, 0],
    [66, 54, -30],
    [22, 54, 24],
  ] as const)
    paintShrimp(pen, x, y, turn, 1.15)
}

function paintKazy(pen: Pen): void {
  pen.line('M24 22Q14 58 46 62Q78 62 74 26', '#5a1f1a', 21)
  pen.line('M20 22Q10 54 42 60', '#a84a3a', 4, 0.8)
  pen.line('M24 13V5M74 17V9', '#e8dcc4', 3)
  for (const [x, y] of [
    [56, 58],
    [76, 60],
    [66, 46],
  ] as const) {
    pen.oval(x + 1, y + 3, 14, 12, darker('#7a2f26', 0.3))
    pen.oval(x, y, 14, 12, pen.fall('#7a2f26'))
    pen.oval(x, y, 11.5, 9.6, pen.fall('#b8483f'))
    for (const [dx, dy] of [
      [-4, -3],
      [3, -2],
      [0, 4],
      [6, 3],
      [-6, 3],
    ] as const)
      pen.oval(x + dx, y + dy, 3, 2, '#fbe6d9')
  }
}

function paintFrankfurters(pen: Pen): void {
  for (const y of [12, 23, 34, 45]) {
    pen.box(12, y - 5, 76, 11, 5.5, pen.fall('#d8714a'))
    pen.box(17, y - 3, 60, 2.2, 1, '#ffffff', 0.45)
    for (const x of [11, 89]) pen.disc(x, y, 2.2, '#b8502e')
  }
}

function paintHam(pen: Pen): void {
  for (const [x, y, turn] of [
    [30, 28, -12],
    [48, 30, 0],
    [66, 34, 12],
  ] as const)
    pen.at(x, y, turn, 1, () => {
      pen.fill('M-28 2Q-28 -26 2 -27Q29 -24 28 4Q26 27 -2 28Q-27 26 -28 2Z', darker('#e89a9a', 0.3))
      pen.fill('M-28 0Q-28 -28 2 -29Q29 -26 28 2Q26 25 -2 26Q-27 24 -28 0Z', pen.fall('#c98a5a'))
      pen.fill('M-26 0Q-26 -26 2 -27Q27 -24 26 2Q24 23 -2 24Q-25 22 -26 0Z', pen.ball('#f7c3bd'))
      pen.line('M-14 -8Q-4 -14 6 -8M-8 6Q4 0 14 8', lighter('#f7c3bd', 0.6), 2, 0.8)
    })
}
