// Bedding, decor and lighting.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

export const homeGoods: Record<string, Drawing> = {
  'bedding-set': { width: 104, height: 78, paint: paintBedding },
  'feather-pillow-white': { width: 100, height: 68, paint: paintPillow },
  'camel-wool-blanket': { width: 98, height: 72, paint: paintBlanket },
  'towel-stack': { width: 92, height: 76, paint: paintTowels },
  'round-wall-clock': { width: 92, height: 92, paint: paintClock },
  'ceramic-vase-teal': { width: 64, height: 106, paint: paintVase },
  'jar-candle': { width: 66, height: 86, paint: paintJarCandle },
  'felt-rug': { width: 104, height: 74, paint: paintRug },
  'desk-lamp-white': { width: 84, height: 100, paint: paintDeskLamp },
  'moon-lamp': { width: 78, height: 96, paint: paintMoonLamp },
  'string-of-lights': { width: 108, height: 70, paint: paintStringLights },
}

function paintBedding(pen: Pen): void {
  for (const [x, colour] of [
    [6, '#cfe0d2'],
    [54, '#cfe0d2'],
  ] as const) {
    pen.fill(
      `M${x + 4} 4Q${x + 22} -2 ${x + 40} 4Q${x + 46} 14 ${x + 42} 26Q${x + 22} 31 ${x + 2} 26Q${x - 2} 14 ${x + 4} 4Z`,
      pen.ball(colour),
    )
    pen.line(`M${x + 6} 8Q${x + 22} 4 ${x + 38} 8`, '#9fb8a4', 1, 0.8)
  }
  pen.fill('M0 32Q52 20 104 32V70Q104 78 96 78H8Q0 78 0 70Z', pen.fall('#a8c4ae'))
  pen.fill('M0 32Q52 20 104 32V44Q52 32 0 44Z', pen.fall('#e6f0e8'))
  for (const d of ['M20 44Q24 60 18 78', 'M52 42Q50 60 56 78', 'M84 46Q78 62 86 78'])
    pen.line(d, '#7a9a82', 1.6, 0.6)
  for (const [x, y] of [
    [34, 56],
    [68, 54],
    [50, 68],
    [86, 68],
    [14, 66],
  ] as const)
    pen.at(x, y, 20, 1, () => pen.fill('M-5 0Q0 -5 6 0Q0 4 -5 0Z', '#e6f0e8', 0.8))
}

function paintPillow(pen: Pen): void {
  pen.fill(
    'M6 10Q50 -4 94 10Q104 4 98 20Q104 36 97 52Q102 66 90 60Q50 72 10 60Q-2 66 4 52Q-4 36 2 20Q-4 4 6 10Z',
    pen.ball('#fbfbff'),
  )
  for (const d of ['M12 16Q26 24 34 22', 'M88 16Q74 24 66 22', 'M14 52Q26 46 32 48', 'M86 52Q74 46 68 48'])
    pen.line(d, '#c3c9dc', 1.6, 0.8)
  pen.emoji('feather', 50, 35, 30)
}

function paintBlanket(pen: Pen): void {
  for (const [y, tone] of [
    [50, '#a87a48'],
    [34, '#b88a56'],
    [18, '#c99a66'],
  ] as const) {
    pen.box(2, y, 94, 20, 9, pen.fall(tone))
    pen.line(`M8 ${y + 15}H90`, darker(tone, 0.3), 1, 0.6)
  }
  pen.fill('M2 18Q2 4 16 4H82Q96 4 96 18V26Q50 20 2 26Z', pen.fall('#d3a876'))
  for (let x = 8; x < 94; x += 4) pen.line(`M${x} 68v5`, '#8a6034', 1.4)
  pen.emoji('two-hump-camel', 49, 42, 32)
}

function paintTowels(pen: Pen): void {
  for (const [x, y, width, colour] of [
    [0, 50, 92, '#4aa0b8'],
    [4, 26, 84, '#e3cfa4'],
    [9, 4, 74, '#f6f5fb'],
  ] as const) {
    pen.box(x, y, width, 25, 11, pen.fall(colour))
    pen.line(`M${x + 12} ${y + 12.5}H${x + width - 4}`, darker(colour, 0.3), 1.4, 0.6)
    pen.box(x + width * 0.62, y, 6, 25, 0, lighter(colour, 0.5), 0.8)
    for (let n = 0; n < 40; n += 1)
      pen.disc(
        pen.chance.between(x + 6, x + width - 6),
        pen.chance.between(y + 3, y + 22),
        0.6,
        lighter(colour, 0.6),
        0.8,
      )
  }
}

function paintClock(pen: Pen): void {
  pen.disc(46, 46, 46, pen.ball('#c98f52'))
  pen.disc(46, 46, 38, pen.ball('#fdfcf8'))
  for (let n = 0; n < 12; n += 1)
    pen.at(46, 46, n * 30, 1, () =>
      pen.box(-1.4, -35, n % 3 === 0 ? 3.4 : 2.4, n % 3 === 0 ? 8 : 5, 1, '#3a4152'),
    )
  pen.line('M46 46L30 36', '#23262f', 4)
  pen.line('M46 46L60 22', '#23262f', 3)
  pen.line('M46 46L52 70', '#e8503a', 1.4)
  pen.disc(46, 46, 3.4, '#e8503a')
}

function paintVase(pen: Pen): void {
  for (const [tilt, tone] of [
    [-16, '#f0566f'],
    [0, '#f9b02e'],
    [16, '#e08ac0'],
  ] as const)
    pen.at(32, 46, tilt, 1, () => {
      pen.line('M0 0V-28', '#5a9a3a', 2.6)
      pen.fill('M-8 -34Q-8 -46 -4 -44L0 -38L4 -44Q8 -46 8 -34Q6 -24 0 -24Q-6 -24 -8 -34Z', pen.ball(tone))
      pen.at(0, -6, 40, 1, () => pen.fill('M0 0Q6 -8 0 -18Q-4 -8 0 0Z', '#5a9a3a'))
    })
  pen.fill(
    'M20 42H44Q42 54 50 62Q62 72 58 88Q54 106 32 106Q10 106 6 88Q2 72 14 62Q22 54 20 42Z',
    pen.round('#3a9a9a'),
  )
  pen.oval(32, 42, 12, 3.4, darker('#3a9a9a', 0.4))
  pen.line('M8 82Q32 92 56 82', '#e9f5f2', 2.4, 0.9)
  pen.line('M10 76Q32 86 54 76', '#e9f5f2', 1.2, 0.8)
}

function paintJarCandle(pen: Pen): void {
  pen.fill('M33 0Q43 12 40 20Q37 26 33 26Q29 26 26 20Q23 12 33 0Z', pen.fall('#f9a826'))
  pen.fill('M33 10Q37 16 36 20Q33 24 30 20Q29 16 33 10Z', '#fff3c4')
  pen.line('M33 22V34', '#3a2a1e', 1.8)
  pen.fill('M2 32V76Q4 86 33 86Q62 86 64 76V32Z', pen.round('#f2e6cf'))
  pen.oval(33, 32, 31, 8, pen.fall('#dcedf8'))
  pen.oval(33, 33, 27, 6, pen.fall('#fbf3e0'))
  pen.box(12, 46, 42, 28, 3, pen.fall('#ffffff'))
  pen.emoji('evergreen-tree', 33, 60, 22)
  pen.box(7, 40, 4, 36, 2, '#ffffff', 0.6)
}

function paintRug(pen: Pen): void {
  for (let x = 14; x < 92; x += 4) {
    pen.line(`M${x} 2v6`, '#e8dcc4', 1.6)
    pen.line(`M${x - 8 + (x - 52) * 0.12 + 8} 66v6`, '#e8dcc4', 1.6)
  }
  pen.fill('M14 6H90L104 68H0Z', pen.fall('#b8323f'))
  pen.fill('M19 11H85L96 63H8Z', pen.fall('#f2dcb0'))
  pen.fill('M22 15H82L91 59H13Z', pen.fall('#2f5a8a'))
  for (const [x, scale] of [
    [28, 0.9],
    [52, 1.1],
    [76, 0.9],
  ] as const)
    pen.at(x, 37, 0, scale, () => {
      pen.fill(
        'M0 -16Q10 -14 8 -4Q14 -2 12 6Q6 14 0 16Q-6 14 -12 6Q-14 -2 -8 -4Q-10 -14 0 -16Z',
        pen.fall('#e8b84a'),
      )
      pen.fill('M0 -9Q5 -6 3 0Q8 3 0 10Q-8 3 -3 0Q-5 -6 0 -9Z', '#b8323f')
    })
}

function paintDeskLamp(pen: Pen): void {
  pen.fill('M6 42L52 58L26 100H-8Z', '#fff3b0', 0.55)
  pen.oval(60, 94, 24, 6, pen.fall('#c9cfdc'))
  pen.oval(60, 91, 24, 6, pen.fall('#f4f6fb'))
  pen.line('M60 90L76 52L46 20', '#dfe3ee', 5)
  pen.disc(76, 52, 4.6, pen.ball('#e8b84a'))
  pen.at(40, 26, 20, 1, () => {
    pen.fill('M-8 -12H10L26 22H-28Z', pen.round('#f4f6fb'))
    pen.oval(-1, 22, 27, 6, pen.fall('#f9d24a'))
    pen.box(-6, -18, 14, 8, 3, pen.round('#c9cfdc'))
  })
}

function paintMoonLamp(pen: Pen): void {
  pen.fill(
    'M14 84L24 68H54L64 84Q64 90 58 90L56 96H50L48 90H30L28 96H22L20 90Q14 90 14 84Z',
    pen.fall('#a8703a'),
  )
  pen.disc(39, 38, 38, '#fff0b8', 0.5)
  pen.disc(39, 38, 35, pen.ball('#fbe6a0'))
  for (const [x, y, reach] of [
    [26, 24, 7],
    [50, 20, 5],
    [54, 42, 8],
    [32, 50, 6],
    [20, 42, 4],
    [42, 34, 3.4],
    [44, 60, 4],
  ] as const) {
    pen.disc(x, y, reach, '#e3c46a', 0.75)
    pen.disc(x + 1, y + 1, reach * 0.75, '#f2d98a', 0.9)
  }
}

function paintStringLights(pen: Pen): void {
  for (const [d, y] of [
    ['M0 8Q27 40 54 16Q81 -4 108 20', 0],
    ['M0 42Q27 70 54 46Q81 28 108 50', 1],
  ] as const)
    pen.line(d, y ? '#3a4a3a' : '#2f3f2f', 2.4)
  const bulbs = [
    [10, 18],
    [26, 27],
    [42, 24],
    [58, 15],
    [74, 9],
    [92, 14],
    [10, 50],
    [27, 58],
    [44, 54],
    [60, 44],
    [78, 40],
    [96, 46],
  ] as const
  for (const [x, y] of bulbs) {
    pen.disc(x, y + 9, 11, '#fff0a8', 0.45)
    pen.box(x - 2.6, y - 2, 5.2, 6, 1.5, '#2f3f2f')
    pen.fill(
      `M${x} ${y + 18}Q${x - 7} ${y + 12} ${x - 4} ${y + 4}H${x + 4}Q${x + 7} ${y + 12} ${x} ${y + 18}Z`,
      pen.ball('#fbc93a'),
    )
  }
}
