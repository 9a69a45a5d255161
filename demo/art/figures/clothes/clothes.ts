// The clothes of the shops.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { paintTop, top } from './tops.ts'

export const clothes: Record<string, Drawing> = {
  'olive-t-shirt': top({ colour: '#7a8a3a', sleeves: 'short', neck: 'crew' }),
  'linen-shirt-sand': top({
    colour: '#e3cfa4',
    sleeves: 'short',
    neck: 'collar',
    opening: 'buttons',
    trim: '#8a6a3a',
    print: (pen) => {
      pen.line('M58 40h14v14q-7 5 -14 0Z', '#b89a64', 1.2, 0.8)
    },
  }),
  'navy-sweater': top({ colour: '#2f4a86', sleeves: 'long', neck: 'crew', cloth: 'knit', rib: '#24396a' }),
  'cream-cardigan': top({
    colour: '#f0dfc0',
    sleeves: 'long',
    neck: 'v',
    opening: 'buttons',
    cloth: 'knit',
    rib: '#dcc49a',
    trim: '#8a5a34',
  }),
  'dinosaur-hoodie': top({
    colour: '#4fae5a',
    sleeves: 'long',
    neck: 'hood',
    rib: '#3a8a46',
    trim: '#f9c22e',
    print: (pen) => pen.emoji('sauropod', 50, 58, 40),
  }),
  'down-jacket': top({
    colour: '#7a1f3a',
    sleeves: 'long',
    neck: 'hood',
    opening: 'zip',
    cloth: 'quilted',
    trim: '#d9bd98',
    rib: '#5a1428',
  }),
  'rain-coat-yellow': top({
    colour: '#f9c92e',
    sleeves: 'long',
    neck: 'hood',
    opening: 'buttons',
    long: true,
    trim: '#e0a81e',
    print: paintRain,
  }),
  'thermal-set': { width: 104, height: 98, paint: paintThermal },
  'floral-midi-dress': { width: 76, height: 108, paint: paintDress },
  'silk-ikat-scarf': { width: 92, height: 92, paint: paintScarf },
  'pleated-skirt-beige': { width: 90, height: 86, paint: paintSkirt },
  'bodysuit-set': { width: 104, height: 92, paint: paintBodysuits },
  'ear-flap-hat': { width: 84, height: 94, paint: paintHat },
  'straight-jeans-indigo': { width: 62, height: 104, paint: paintJeans },
}

function paintRain(pen: Pen): void {
  for (const [x, y] of [
    [30, 46],
    [38, 70],
    [64, 50],
    [70, 78],
    [28, 86],
  ] as const)
    pen.fill(
      `M${x} ${y - 6}Q${x + 5} ${y + 2} ${x} ${y + 4}Q${x - 5} ${y + 2} ${x} ${y - 6}Z`,
      pen.ball('#8fd0f5'),
    )
  for (const x of [24, 62]) pen.box(x, 66, 15, 3, 1.5, '#c98f12', 0.7)
}

function paintThermal(pen: Pen): void {
  pen.at(56, 8, 0, 0.86, () => paintLeggings(pen, '#4a5568'))
  pen.at(0, 0, 0, 0.72, () =>
    paintTop(
      pen,
      {
        colour: '#5a6578',
        sleeves: 'long',
        neck: 'crew',
        rib: '#3a4354',
        print: (inner) => inner.emoji('fire', 50, 50, 18),
      },
      92,
    ),
  )
}

function paintLeggings(pen: Pen, colour: string): void {
  pen.fill(
    'M6 10H50L54 98Q54 102 50 102H42Q38 102 38 98L29 40L18 98Q18 102 14 102H6Q2 102 2 98Z',
    pen.round(colour),
  )
  pen.box(5, 6, 46, 9, 2, pen.round(darker(colour, 0.25)))
  for (const x of [2, 38]) pen.box(x, 96, 16, 6, 2, darker(colour, 0.3))
}

function paintDress(pen: Pen): void {
  const outline =
    'M22 2L28 14Q38 20 48 14L54 2L62 6Q58 26 54 40Q66 62 76 98Q38 116 0 98Q10 62 22 40Q18 26 14 6Z'
  pen.fill(outline, pen.fall('#e8809c'))
  pen.within(outline, () => {
    for (const x of [16, 28, 48, 60])
      pen.line(`M${38 + (x - 38) * 0.35} 44Q${x} 70 ${x + (x - 38) * 0.4} 106`, '#b84a70', 1.6, 0.45)
    for (let n = 0; n < 30; n += 1) {
      const [x, y] = [pen.chance.between(6, 70), pen.chance.between(20, 102)]
      const petal = pen.chance.pick(['#fff6f8', '#f9d24a', '#f7c3d6'])
      for (let turn = 0; turn < 360; turn += 72)
        pen.at(x, y, turn, 1, () => pen.oval(0, -2.2, 1.6, 2.2, petal))
      pen.disc(x, y, 1.4, '#d9901e')
    }
  })
  pen.fill('M21 38Q38 44 55 38L56 44Q38 50 20 44Z', pen.fall('#b83a68'))
}

function paintScarf(pen: Pen): void {
  pen.at(46, 46, 8, 1, () => {
    pen.box(-42, -40, 84, 84, 4, darker('#9c1434', 0.35))
    pen.box(-42, -43, 84, 84, 4, pen.fall('#b81a40'))
    for (const [dx, dy] of [
      [-24, -24],
      [0, -24],
      [24, -24],
      [-24, 0],
      [0, 0],
      [24, 0],
      [-24, 24],
      [0, 24],
      [24, 24],
    ] as const)
      pen.at(dx, dy, 0, 1, () => {
        pen.fill(
          'M0 -12L3 -8L8 -7L6 -3L11 0L6 3L8 7L3 8L0 12L-3 8L-8 7L-6 3L-11 0L-6 -3L-8 -7L-3 -8Z',
          (dx + dy) % 48 === 0 ? '#f2b51e' : '#2f6fc0',
        )
        pen.fill('M0 -6L6 0L0 6L-6 0Z', '#fff6e6')
        pen.fill('M0 -3L3 0L0 3L-3 0Z', '#1f7a5a')
      })
    pen.line('M-40 -41H40V39H-40Z', '#f2b51e', 2)
    for (let x = -40; x <= 40; x += 4) pen.line(`M${x} 41v6`, '#f2b51e', 1.2)
    pen.fill('M42 -43L42 -2Q20 -18 6 -43Z', pen.fall('#d8506f'))
  })
}

function paintSkirt(pen: Pen): void {
  const outline = 'M22 8H68L90 78Q45 94 0 78Z'
  pen.fill(outline, pen.fall('#d9bd94'))
  pen.within(outline, () => {
    for (let n = -5; n <= 5; n += 1) {
      const [topX, footX] = [45 + n * 4.4, 45 + n * 9]
      pen.fill(`M${topX} 8L${footX} 90L${footX + 5} 90L${topX + 2.6} 8Z`, darker('#d9bd94', 0.3), 0.45)
      pen.line(`M${topX} 8L${footX} 90`, lighter('#d9bd94', 0.5), 1, 0.8)
    }
  })
  pen.box(20, 0, 50, 11, 3, pen.fall('#b8966a'))
  pen.disc(64, 5.5, 2, '#fff6e6')
}

function paintBodysuits(pen: Pen): void {
  for (const [x, y, colour, motif] of [
    [30, 0, '#f7c3d6', 'red-heart'],
    [54, 12, '#bfe3c0', 'star'],
    [14, 20, '#bfe0f7', 'teddy-bear'],
  ] as const)
    pen.at(x, y, 0, 1, () => {
      pen.fill(
        'M14 4Q24 12 34 4L48 14L42 26L36 22V46Q36 52 31 55L29 66Q24 70 19 66L17 55Q12 52 12 46V22L6 26L0 14Z',
        pen.fall(colour),
      )
      pen.line('M14 4Q24 14 34 4', '#ffffff', 2.6)
      pen.line('M12.5 47Q18 54 18.5 66M35.5 47Q30 54 29.5 66', '#ffffff', 2, 0.9)
      for (const dx of [21, 24, 27]) pen.disc(dx, 64, 1, '#ffffff')
      pen.emoji(motif, 24, 34, 16)
    })
}

function paintHat(pen: Pen): void {
  for (const side of [-1, 1]) {
    const x = (value: number) => 42 + side * value
    pen.fill(`M${x(36)} 48Q${x(44)} 66 ${x(32)} 76Q${x(18)} 72 ${x(16)} 50Z`, pen.fall('#c22f3f'))
    pen.line(`M${x(31)} 74V88`, '#f7f2e6', 2.6)
    pen.disc(x(31), 90, 4, pen.ball('#f7f2e6'))
  }
  pen.fill('M4 54Q2 14 42 14Q82 14 80 54Z', pen.fall('#d8394a'))
  pen.within('M4 54Q2 14 42 14Q82 14 80 54Z', () => {
    for (let x = 4; x < 84; x += 6)
      for (let y = 16; y < 40; y += 5)
        pen.line(`M${x - 2} ${y}L${x} ${y + 3}L${x + 2} ${y}`, '#f08a94', 1.1, 0.7)
    for (let x = 8; x < 84; x += 12) pen.fill(`M${x} 30l5 5l-5 5l-5 -5Z`, '#fff6e6')
  })
  pen.box(2, 44, 80, 14, 6, pen.fall('#f7f2e6'))
  for (let x = 6; x < 80; x += 4) pen.line(`M${x} 47V55`, '#cfc4ac', 0.9, 0.8)
  pen.disc(42, 11, 11, pen.ball('#f7f2e6'))
}

function paintJeans(pen: Pen): void {
  pen.fill(
    'M6 4H56L61 100Q61 104 57 104H40Q36 104 36 100L31 42L26 100Q26 104 22 104H5Q1 104 1 100Z',
    pen.round('#3a5a9c'),
  )
  pen.box(5, 0, 52, 9, 2, pen.fall('#2f4a86'))
  pen.disc(31, 4.5, 2, '#e8b84a')
  pen.line('M31 9V36M8 12Q18 22 22 12M54 12Q44 22 40 12M31 30Q36 28 36 12', '#e8a84a', 0.9, 0.9)
  for (const x of [14, 24, 38, 48]) pen.box(x - 1.4, -0.5, 2.8, 10, 1, '#4a6ab0')
  for (const x of [14, 47]) pen.fill(`M${x - 4} 30Q${x} 60 ${x} 92Q${x + 4} 60 ${x + 4} 30Z`, '#8fa8d8', 0.35)
}
