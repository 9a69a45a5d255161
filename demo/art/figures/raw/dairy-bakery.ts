// Cheese, eggs, bread and pastry where no emoji is true.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

export const dairyAndBakery: Record<string, Drawing> = {
  'gouda-wedge': { width: 92, height: 68, paint: paintGouda },
  'suluguni-round': { width: 92, height: 64, paint: paintSuluguni },
  'egg-carton': { width: 100, height: 66, paint: (pen) => paintEggs(pen, '#e8b184', 5, false) },
  'quail-egg-tray': { width: 100, height: 66, paint: (pen) => paintEggs(pen, '#efe3c8', 6, true) },
  'tandoor-nan-bread': { width: 92, height: 84, paint: (pen) => paintNan(pen) },
  'rye-brick': { width: 98, height: 70, paint: paintRye },
  'sourdough-round': { width: 94, height: 74, paint: paintSourdough },
  'poppy-seed-roll': { width: 98, height: 66, paint: paintPoppyRoll },
  'cinnamon-roll-swirl': { width: 88, height: 78, paint: paintCinnamonRoll },
  'garlic-naan-bread': { width: 84, height: 92, paint: paintNaan },
  'almond-croissant-dusted': { width: 92, height: 80, paint: paintAlmondCroissant },
  'toast-loaf': { width: 96, height: 74, paint: paintToastLoaf },
}

function paintGouda(pen: Pen): void {
  pen.fill('M4 30L60 2Q90 6 92 26L8 38Z', pen.fall('#fbe08a'))
  pen.fill('M4 32L92 26V54Q92 58 88 58L8 68Q4 68 4 64Z', pen.fall('#f5c84a'))
  pen.fill('M60 2Q92 4 92 26V56Q91 58 88 58V27Q86 8 60 2Z', pen.fall('#d8323f'))
  pen.fill('M4 64L92 53V55Q92 58 88 58L8 68Q4 68 4 64Z', '#d8323f')
  for (const [x, y, reach] of [
    [24, 48, 3],
    [46, 42, 2.4],
    [62, 48, 3.2],
    [76, 38, 2],
  ] as const)
    pen.oval(x, y, reach * 1.3, reach, '#d9a02a')
}

/** A piece is cut out of the front: the weave of its basket is outside, the layers are inside. */
function paintSuluguni(pen: Pen): void {
  const top = 'M34.1 45.2A46 22 0 1 1 81.2 38.1L46 24Z'
  pen.fill('M46 24L34.1 45.2V63.2L46 42Z', pen.fall('#efe2bd'))
  pen.fill('M46 24L81.2 38.1V56.1L46 42Z', pen.fall('#fdf6e0'))
  pen.line('M50 30L79 41.5M52 36L80 47M50 41L78 52', '#e6d6a8', 1.1, 0.8)
  pen.line('M43 34L36 47M44 39L36 54', '#d9c897', 1.1, 0.7)
  pen.fill('M0 24V42A46 22 0 0 0 34.1 63.2V45.2A46 22 0 0 1 0 24Z', pen.round('#f3e8c8'))
  pen.fill('M92 24V42A46 22 0 0 1 81.2 56.1V38.1A46 22 0 0 0 92 24Z', pen.fall('#d9caa0'))
  for (let x = 3; x < 33; x += 5)
    pen.line(`M${x} ${25 + 22 * Math.sqrt(1 - ((x - 46) / 46) ** 2)}v16`, '#dccb9c', 1.6, 0.6)
  pen.fill(top, pen.ball('#fffaf0'))
  pen.within(top, () => {
    for (let across = -30; across < 130; across += 11)
      pen.line(`M${across} 0L${across + 34} 48M${across + 34} 0L${across} 48`, '#e3d5ac', 1.3, 0.75)
  })
  pen.fill('M10 20Q18 6 46 5Q26 10 16 24Z', '#ffffff', 0.7)
}

function paintEggs(pen: Pen, colour: string, columns: number, spotted: boolean): void {
  pen.fill('M4 10H96L100 30H0Z', pen.fall('#9a8f86'))
  const step = 92 / columns
  for (const [row, y] of [
    [0, 22],
    [1, 36],
  ] as const)
    for (let n = 0; n < columns; n += 1) {
      const x = 4 + step / 2 + n * step
      const reach = step * (row === 0 ? 0.4 : 0.45)
      pen.oval(x, y, reach, reach * 1.32, pen.ball(colour))
      if (spotted) paintSpots(pen, x, y, reach)
      if (row === 0) pen.fill(`M${x - step / 2} 36Q${x} 26 ${x + step / 2} 36V44H${x - step / 2}Z`, '#8a7f78')
    }
  let edge = 'M0 44'
  for (let n = 0; n < columns; n += 1) edge += `Q${4 + step * (n + 0.5)} 58 ${4 + step * (n + 1)} 42`
  pen.fill(`${edge}L100 44L95 62Q94 66 90 66H10Q6 66 5 62Z`, pen.fall('#b8aca2'))
  for (let n = 1; n < columns; n += 1) pen.line(`M${4 + step * n} 46V62`, '#8a7f78', 1.6, 0.6)
}

function paintSpots(pen: Pen, x: number, y: number, reach: number): void {
  for (let spot = 0; spot < 7; spot += 1)
    pen.disc(
      x + pen.chance.between(-0.6, 0.6) * reach,
      y + pen.chance.between(-0.9, 0.4) * reach,
      pen.chance.between(0.6, 1.5),
      '#5a4432',
    )
}

function paintNan(pen: Pen): void {
  pen.oval(46, 44, 46, 40, darker('#c9803a', 0.2))
  pen.oval(46, 41, 46, 40, pen.ball('#eab564'))
  pen.oval(46, 42, 28, 23, darker('#d9964a', 0.06))
  pen.oval(46, 43, 27, 22, pen.ball('#f2cb86'))
  for (const reach of [4, 10, 16])
    for (let n = 0; n < reach * 1.2; n += 1) {
      const angle = (n / (reach * 1.2)) * Math.PI * 2
      pen.disc(46 + Math.cos(angle) * reach * 1.25, 43 + Math.sin(angle) * reach, 1.1, '#a8622a')
    }
  for (let n = 0; n < 44; n += 1) {
    const angle = pen.chance.between(0, Math.PI * 2)
    const reach = pen.chance.between(30, 40)
    pen.oval(46 + Math.cos(angle) * reach, 41 + Math.sin(angle) * reach * 0.84, 1.7, 1, '#fff3d6')
  }
}

/** Cut open in front, scored across its back. */
function paintRye(pen: Pen): void {
  const crust = '#6d3c1f'
  const back = 'M16 15Q30 4 62 3Q98 1 98 24V48Q98 54 92 57L56 69Q60 66 60 60V32Q60 14 32 13Z'
  pen.fill(back, pen.fall(lighter(crust, 0.08)))
  pen.within(back, () => {
    pen.fill('M58 32Q62 20 100 18V60L56 70Z', darker(crust, 0.45), 0.45)
    for (const x of [44, 58, 72]) {
      pen.line(`M${x} 1Q${x + 14} 6 ${x + 15} 24`, '#b98252', 3.4)
      pen.line(`M${x + 2.4} 1Q${x + 16} 6 ${x + 17} 24`, '#4a2410', 1.2, 0.7)
    }
    for (let n = 0; n < 44; n += 1)
      pen.disc(pen.chance.between(26, 94), pen.chance.between(3, 20), 0.7, '#f6e6cc', 0.75)
  })
  pen.fill('M2 33Q2 13 31 13Q60 13 60 33V62Q60 70 52 70H10Q2 70 2 62Z', pen.fall(crust))
  pen.fill('M7 35Q7 18 31 18Q55 18 55 35V60Q55 65 50 65H12Q7 65 7 60Z', pen.fall('#b07a48'))
  for (let n = 0; n < 40; n += 1)
    pen.oval(
      pen.chance.between(11, 51),
      pen.chance.between(23, 61),
      pen.chance.between(0.7, 1.9),
      pen.chance.between(0.6, 1.2),
      n % 4 === 0 ? '#e2bd8c' : '#7a4a24',
      0.8,
    )
  pen.fill('M11 34Q12 22 28 21Q16 26 14 40Z', '#ffffff', 0.25)
}

function paintSourdough(pen: Pen): void {
  pen.fill('M0 44Q0 4 47 4Q94 4 94 44Q94 74 47 74Q0 74 0 44Z', pen.ball('#c9803a'))
  pen.fill('M8 34Q14 10 47 9Q80 10 86 34Q60 20 47 20Q34 20 8 34Z', '#fbe6c4', 0.65)
  for (const [x, y, turn] of [
    [47, 36, 0],
    [28, 40, -24],
    [66, 40, 24],
  ] as const)
    pen.at(x, y, turn, 1, () => {
      pen.oval(0, 0, 5, 22, '#f2d3a0')
      pen.line('M-4 -18Q-7 0 -4 18', '#8a4a1a', 1.8, 0.7)
    })
  for (let n = 0; n < 60; n += 1)
    pen.disc(pen.chance.between(14, 80), pen.chance.between(14, 62), 0.7, '#fff6e6', 0.9)
}

function paintPoppyRoll(pen: Pen): void {
  pen.fill('M30 4H80Q98 6 98 34Q98 62 80 64H30Z', pen.fall('#d9964a'))
  for (const x of [52, 68, 84]) pen.line(`M${x} 6Q${x + 6} 14 ${x + 4} 26`, '#a8622a', 2, 0.6)
  pen.oval(32, 34, 32, 31, pen.ball('#e0a458'))
  pen.oval(32, 34, 28, 27, '#f9e6bd')
  pen.line(
    'M32 34Q36 28 40 34Q42 44 31 45Q19 44 19 32Q20 17 35 17Q51 18 52 34Q52 52 34 54Q18 55 12 42',
    '#2f2a3a',
    5.2,
  )
  for (let n = 0; n < 26; n += 1)
    pen.disc(pen.chance.between(46, 92), pen.chance.between(8, 24), 0.8, '#2f2a3a')
}

function paintCinnamonRoll(pen: Pen): void {
  pen.oval(44, 46, 43, 32, darker('#c9803a', 0.2))
  pen.oval(44, 38, 44, 36, pen.ball('#e3a258'))
  pen.line(
    'M44 38Q50 32 54 40Q54 52 40 52Q24 50 25 35Q28 18 47 18Q68 20 69 40Q67 62 42 64Q14 62 12 38',
    '#7a3f1a',
    5,
  )
  pen.fill(
    'M20 14Q40 2 62 12Q82 22 76 32Q70 28 68 38Q66 46 62 36Q54 26 46 38Q42 48 38 36Q30 28 26 40Q22 46 20 32Q10 24 20 14Z',
    pen.fall('#fffaf2'),
    0.92,
  )
}

function paintNaan(pen: Pen): void {
  pen.fill(
    'M42 2Q62 0 72 26Q84 52 78 74Q70 92 42 92Q14 92 6 74Q0 52 12 26Q22 0 42 2Z',
    darker('#d9a05a', 0.15),
  )
  pen.fill('M42 0Q62 -2 72 24Q84 50 78 71Q70 89 42 89Q14 89 6 71Q0 50 12 24Q22 -2 42 0Z', pen.ball('#f2cf94'))
  for (const [x, y, across] of [
    [30, 28, 9],
    [54, 24, 7],
    [42, 48, 11],
    [22, 62, 8],
    [60, 62, 9],
    [40, 76, 7],
  ] as const) {
    pen.oval(x, y, across, across * 0.7, '#c98540', 0.75)
    pen.oval(x + 1, y + 1, across * 0.5, across * 0.36, '#7a4a1e', 0.6)
  }
  for (let n = 0; n < 22; n += 1)
    pen.box(
      pen.chance.between(16, 64),
      pen.chance.between(12, 80),
      3.4,
      1.8,
      0.8,
      n % 2 ? '#4f9a3a' : '#fff6dc',
    )
  pen.fill('M22 16Q32 6 48 8Q34 12 28 24Z', '#ffffff', 0.4)
}

function paintAlmondCroissant(pen: Pen): void {
  pen.emoji('croissant', 46, 42, 84)
  for (let n = 0; n < 16; n += 1)
    pen.at(pen.chance.between(22, 66), pen.chance.between(16, 46), pen.chance.between(-60, 60), 1, () => {
      pen.fill('M-6 0Q0 -5 6 0Q0 4 -6 0Z', '#fff3d9')
      pen.line('M-4 0H4', '#c98f4a', 0.7, 0.7)
    })
  for (let n = 0; n < 50; n += 1)
    pen.disc(pen.chance.between(16, 74), pen.chance.between(12, 54), 0.8, '#ffffff', 0.9)
}

function paintToastLoaf(pen: Pen): void {
  for (const x of [36, 28, 20, 10, 0]) {
    pen.fill(
      `M${x + 4} 34Q${x - 4} 22 ${x + 8} 12Q${x + 30} 2 ${x + 52} 12Q${x + 64} 22 ${x + 56} 34V68Q${x + 56} 74 ${x + 50} 74H${x + 10}Q${x + 4} 74 ${x + 4} 68Z`,
      pen.fall('#b8742e'),
    )
    pen.fill(
      `M${x + 8} 34Q${x + 2} 24 ${x + 11} 16Q${x + 30} 7 ${x + 49} 16Q${x + 58} 24 ${x + 52} 34V66Q${x + 52} 70 ${x + 48} 70H${x + 12}Q${x + 8} 70 ${x + 8} 66Z`,
      pen.fall('#f0d3a0'),
    )
  }
  for (let n = 0; n < 34; n += 1)
    pen.disc(
      pen.chance.between(11, 50),
      pen.chance.between(20, 66),
      pen.chance.between(0.6, 1.3),
      '#a8763e',
      0.8,
    )
}
