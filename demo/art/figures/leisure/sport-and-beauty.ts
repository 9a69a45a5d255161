// Sports goods and the beauty counter of the shops.
import { darker, lighter } from '../../paint/colour.ts'
import { paintMascara, paintSoap } from '../grocery/care.ts'
import { bottle } from '../packs/bottles.ts'
import { jar } from '../packs/vessels.ts'
import type { Drawing, Pen } from '../pen.ts'

export const sportAndBeauty: Record<string, Drawing> = {
  'dumbbell-pair-grey': { width: 100, height: 78, paint: paintDumbbells },
  'yoga-mat-roll': { width: 104, height: 70, paint: paintYogaMat },
  'resistance-band-set': { width: 92, height: 92, paint: paintBands },
  'nail-polish-bottle': { width: 52, height: 88, paint: (pen) => paintPolish(pen, '#c2183a') },
  'nail-polish-four': { width: 104, height: 76, paint: paintPolishSet },
  'compact-powder-open': { width: 88, height: 92, paint: paintCompact },
  'brown-mascara': { width: 74, height: 92, paint: (pen) => paintMascara(pen, '#c2487a', '#f2dce6') },
  'steppe-perfume-bottle': bottle({
    shape: 'block',
    closure: 'ball',
    colour: '#b8cf8a',
    cap: '#e8c26a',
    label: { motif: 'herb', amount: '50 ml', ink: '#3f5a1e' },
  }),
  'apple-perfume-bottle': { width: 72, height: 84, paint: paintApplePerfume },
  'oud-mist-bottle': bottle({
    shape: 'tall',
    closure: 'nasal',
    colour: '#8a5a34',
    cap: '#e8c26a',
    label: { paper: '#f5e6cf', motif: 'wood', word: 'OUD', amount: '150 ml', ink: '#5a3413' },
  }),
  'hair-dryer-white': { width: 92, height: 92, paint: paintDryer },
  'argan-mask-jar': jar({
    flat: true,
    colour: '#e0a04a',
    lid: '#2b2b33',
    label: { paper: '#2b2b33', word: 'ARGAN', amount: '300 ml', ink: '#f2d08a' },
  }),
  'wooden-brush': { width: 60, height: 104, paint: paintBrush },
  'lavender-shampoo-bar': { width: 86, height: 60, paint: (pen) => paintSoap(pen, '#b79ad8', 'hyacinth') },
}

function paintDumbbells(pen: Pen): void {
  for (const [x, y, turn] of [
    [50, 26, -8],
    [50, 54, 6],
  ] as const)
    pen.at(x, y, turn, 1, () => {
      pen.box(-24, -5, 48, 10, 4, pen.fall('#c3c9d6'))
      for (let at = -14; at <= 14; at += 4) pen.line(`M${at} -4V4`, '#8a93a3', 1)
      for (const [inner, outer] of [
        [20, 33],
        [-34, -46],
      ] as const) {
        pen.box(inner, -19, 14, 38, 4, pen.fall('#3a4152'))
        pen.box(outer, -15, 13, 30, 4, pen.fall('#4a5264'))
        pen.box(inner + 2, -15, 3, 30, 1.5, '#ffffff', 0.25)
      }
      pen.word('5', 27, 0, 10, 11, '#f9c22e')
    })
}

function paintYogaMat(pen: Pen): void {
  pen.fill('M34 50L96 40Q104 44 104 50Q104 56 96 58L40 70Z', pen.fall('#9a6ae0'))
  pen.fill('M20 10L78 2Q96 6 96 30Q96 50 82 54L24 64Z', pen.fall('#7a4ac0'))
  pen.disc(24, 38, 24, pen.ball('#8a5ad0'))
  for (const reach of [20, 15, 10])
    pen.line(
      `M${24 - reach} 38a${reach} ${reach} 0 1 0 ${reach * 2} 0a${reach} ${reach} 0 1 0 ${-reach * 2} 0`,
      '#b79ae8',
      2,
    )
  pen.disc(24, 38, 5, '#4a2a80')
  for (const x of [48, 72])
    pen.fill(
      `M${x} ${6 - (x - 48) * 0.13}L${x + 8} ${5 - (x - 48) * 0.13}Q${x + 14} 30 ${x + 11} ${57 - (x - 48) * 0.17}L${x + 3} ${59 - (x - 48) * 0.17}Q${x + 6} 30 ${x} ${6 - (x - 48) * 0.13}Z`,
      pen.fall('#f2c94a'),
    )
}

function paintBands(pen: Pen): void {
  const tones = ['#f9c22e', '#4fae5a', '#3f8fe0', '#e2403a', '#3a3f4a'] as const
  tones.forEach((tone, place) => {
    const x = 10 + place * 8
    pen.line(
      `M${x} 16Q${x - 6} 50 ${x + 8} 82Q${x + 22} 94 ${x + 30} 78Q${x + 38} 46 ${x + 28} 14Q${x + 14} 2 ${x} 16Z`,
      darker(tone, 0.35),
      8,
    )
    pen.line(
      `M${x} 16Q${x - 6} 50 ${x + 8} 82Q${x + 22} 94 ${x + 30} 78Q${x + 38} 46 ${x + 28} 14Q${x + 14} 2 ${x} 16Z`,
      tone,
      6.4,
    )
    pen.line(`M${x - 1} 24Q${x - 4} 50 ${x + 6} 74`, lighter(tone, 0.5), 1.4, 0.8)
  })
}

function paintPolish(pen: Pen, colour: string): void {
  pen.fill('M16 0H36L40 38H12Z', pen.round('#2b2b33'))
  pen.box(12, 36, 28, 6, 1, pen.round('#c3c9d6'))
  pen.fill('M14 41H38Q52 46 52 62V80Q52 88 44 88H8Q0 88 0 80V62Q0 46 14 41Z', pen.round(colour))
  pen.fill('M8 54Q12 48 18 47Q12 56 12 80H8Z', '#ffffff', 0.55)
}

function paintPolishSet(pen: Pen): void {
  for (const [x, colour] of [
    [0, '#f2c4b8'],
    [26, '#c2487a'],
    [52, '#8a1f5a'],
    [78, '#e86a7a'],
  ] as const)
    pen.at(x, 16, 0, 0.5, () => paintPolish(pen, colour))
  pen.at(0, 0, 0, 1, () => {
    pen.fill('M0 44H104V70Q104 76 98 76H6Q0 76 0 70Z', pen.fall('#f7dce6'))
    pen.box(6, 50, 92, 18, 4, '#ffffff', 0.55)
    for (const [x, colour] of [
      [17, '#f2c4b8'],
      [40, '#c2487a'],
      [64, '#8a1f5a'],
      [87, '#e86a7a'],
    ] as const)
      pen.oval(x, 59, 8, 6, pen.ball(colour))
  })
}

function paintCompact(pen: Pen): void {
  pen.disc(44, 34, 34, pen.ball('#d9b46a'))
  pen.disc(44, 34, 28, pen.fall('#cfe6f5'))
  pen.fill('M26 42L50 12L58 16L32 52Z', '#ffffff', 0.6)
  pen.oval(44, 70, 44, 22, pen.fall('#b8904a'))
  pen.oval(44, 66, 44, 22, pen.fall('#e8c88a'))
  pen.oval(44, 66, 36, 16, pen.fall('#f2cfae'))
  pen.oval(56, 62, 17, 9, darker('#f7c3c9', 0.15))
  pen.oval(56, 60, 17, 9, pen.ball('#fbd9de'))
  pen.line('M42 60Q56 66 70 59', '#e88aa0', 2)
}

function paintApplePerfume(pen: Pen): void {
  pen.box(28, 0, 16, 16, 3, pen.round('#e8c26a'))
  pen.box(31, 14, 10, 8, 1, pen.round('#f2dca0'))
  pen.fill(
    'M36 24Q44 18 54 20Q72 24 72 48Q70 80 46 83Q36 80 26 83Q2 80 0 48Q0 24 18 20Q28 18 36 24Z',
    pen.ball('#e2504a'),
  )
  pen.fill('M10 38Q14 26 24 26Q14 36 16 62Q8 52 10 38Z', '#ffffff', 0.5)
  pen.fill('M42 16Q56 4 66 14Q56 24 42 16Z', pen.fall('#7fbf3a'))
  pen.word('50 ml', 36, 62, 40, 9, '#fff3ea')
}

function paintDryer(pen: Pen): void {
  pen.fill('M44 46H66L62 84Q62 90 56 90H50Q45 90 45 84Z', pen.fall('#dfe3ee'))
  pen.line('M54 88Q56 98 70 92', '#3a4152', 3)
  pen.fill('M14 12L56 4Q86 4 90 30Q88 56 60 56L14 46Z', pen.fall('#f4f6fb'))
  pen.fill('M2 14L16 10V48L2 44Q0 44 0 42V16Q0 14 2 14Z', pen.round('#4a5264'))
  pen.disc(70, 30, 15, pen.ball('#c9cfdc'))
  pen.disc(70, 30, 10, '#5a6478')
  for (const turn of [0, 45, 90, 135]) pen.at(70, 30, turn, 1, () => pen.line('M-9 0H9', '#c9cfdc', 1.6))
  pen.box(50, 60, 8, 12, 3, pen.fall('#e8503a'))
}

function paintBrush(pen: Pen): void {
  pen.box(23, 56, 14, 48, 7, pen.round('#c98f52'))
  pen.oval(30, 34, 30, 34, pen.ball('#d9a566'))
  pen.oval(30, 34, 22, 27, pen.fall('#f2c4b0'))
  for (let row = -4; row <= 4; row += 1)
    for (let column = -3; column <= 3; column += 1) {
      const [x, y] = [30 + column * 6 + (row % 2 ? 3 : 0), 34 + row * 5.6]
      if (((x - 30) / 20) ** 2 + ((y - 34) / 25) ** 2 > 1) continue
      pen.line(`M${x} ${y}l1.5 -4`, '#5a3418', 1.2)
      pen.disc(x + 1.5, y - 4.5, 1.3, '#3a241a')
    }
  pen.disc(30, 98, 2, '#7a4a26')
}
