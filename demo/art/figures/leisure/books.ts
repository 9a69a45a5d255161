// Books and stationery.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

export const books: Record<string, Drawing> = {
  'steppe-novel-book': book({ colour: '#c9812e', motif: 'horse', band: '#8a4a1a' }),
  'detective-book': book({ colour: '#2f3a52', motif: 'detective', band: '#d8323f' }),
  'poetry-book': book({ colour: '#8a1f4a', motif: 'rose', band: '#e8b84a', tall: 86 }),
  'space-fiction-book': book({ colour: '#2a2f7a', motif: 'ringed-planet', band: '#4ab4f5' }),
  'fairy-tales-book': book({ colour: '#3f8a5a', motif: 'fox', band: '#f9b02e', tall: 88 }),
  'animal-book': book({ colour: '#3fa8d8', motif: 'elephant', band: '#f9d24a', tall: 84 }),
  'colouring-book-open': { width: 108, height: 78, paint: paintColouringBook },
  'dotted-notebook-open': { width: 84, height: 94, paint: paintNotebook },
  'colour-pencil-set': { width: 100, height: 92, paint: paintPencils },
  'desk-organiser-box': { width: 96, height: 88, paint: paintOrganiser },
}

/** A closed book standing at an angle, its cover to the front. */
function book({
  colour,
  motif,
  band,
  tall = 92,
}: {
  colour: string
  motif: string
  band?: string
  tall?: number
}): Drawing {
  return {
    width: 76,
    height: tall,
    paint: (pen) => {
      pen.fill(`M66 6L76 2V${tall - 8}L66 ${tall}Z`, pen.fall('#f2ead8'))
      for (const x of [68, 70.5, 73])
        pen.line(`M${x} ${8 - (x - 66) * 0.4}V${tall - 3 - (x - 66) * 0.6}`, '#c9bfa4', 0.6)
      pen.fill('M4 6L14 2H76L66 6Z', '#fbf5e6')
      pen.box(0, 6, 68, tall - 6, 3, pen.fall(colour))
      pen.box(0, 6, 8, tall - 6, 2, darker(colour, 0.35), 0.6)
      if (band) pen.box(8, tall * 0.72, 60, tall * 0.13, 0, pen.fall(band))
      pen.emoji(motif, 38, tall * 0.42, 42)
      pen.line(`M14 ${tall - 10}H62`, lighter(colour, 0.5), 1.6, 0.9)
      pen.line('M14 13H62', lighter(colour, 0.5), 1.6, 0.9)
    },
  }
}

function paintColouringBook(pen: Pen): void {
  pen.fill('M2 12Q28 4 54 12Q80 4 106 12V70Q80 62 54 70Q28 62 2 70Z', pen.fall('#fdfcf8'))
  pen.line('M54 12V70', '#c9c4d6', 1.6)
  for (const [x, filled] of [
    [28, false],
    [80, true],
  ] as const)
    for (let turn = 0; turn < 360; turn += 45)
      pen.at(x, 38, turn, 1, () => {
        const tone = ['#f0566f', '#f9b02e', '#4fae5a', '#4a9ff5'][(turn / 45) % 4] ?? '#f0566f'
        pen.fill('M0 -4Q7 -14 0 -22Q-7 -14 0 -4Z', filled ? tone : '#ffffff')
        pen.line('M0 -4Q7 -14 0 -22Q-7 -14 0 -4Z', '#3a4152', 1)
      })
  for (const [x, turn, tone] of [
    [92, 40, '#f0566f'],
    [14, -30, '#4a9ff5'],
  ] as const)
    pen.at(x, 60, turn, 1, () => {
      pen.box(-4, -18, 8, 30, 2, pen.round(tone))
      pen.fill('M-4 -18H4L0 -28Z', lighter(tone, 0.3))
      pen.box(-4, -8, 8, 12, 0, darker(tone, 0.3))
    })
}

function paintNotebook(pen: Pen): void {
  pen.box(4, 2, 76, 92, 6, pen.fall('#1f6a6a'))
  pen.box(2, 0, 74, 92, 6, pen.fall('#2f9a94'))
  pen.box(62, 0, 5, 92, 0, '#f2b51e')
  pen.box(12, 22, 42, 50, 4, pen.fall('#fdfcf8'))
  for (let x = 18; x < 52; x += 6) for (let y = 28; y < 70; y += 6) pen.disc(x, y, 1, '#8a93a3')
  pen.line('M70 92V98', '#e8503a', 3)
  pen.box(2, 0, 8, 92, 3, darker('#2f9a94', 0.3), 0.6)
}

function paintPencils(pen: Pen): void {
  const tones = [
    '#e2323f',
    '#f07a1e',
    '#f9c22e',
    '#7fbf3a',
    '#2f9a5a',
    '#2fa8c0',
    '#3f6fe0',
    '#6a4ac0',
    '#c04aa8',
    '#8a5a34',
  ] as const
  tones.forEach((tone, place) => {
    const x = 6 + place * 9.2
    const y = 4 + Math.abs(place - 4.5) * 2.2
    pen.fill(`M${x} ${y + 14}L${x + 4} ${y}L${x + 8} ${y + 14}Z`, pen.round('#f2d3a0'))
    pen.fill(`M${x + 2.6} ${y + 5}L${x + 4} ${y}L${x + 5.4} ${y + 5}Z`, tone)
    pen.box(x, y + 13, 8, 76 - y, 0, pen.round(tone))
  })
  pen.box(0, 46, 100, 46, 5, pen.fall('#f4f6fb'))
  pen.emoji('rainbow', 38, 68, 34)
  pen.word('24', 76, 70, 24, 18, '#3a4152')
}

function paintOrganiser(pen: Pen): void {
  for (const [x, tone, y] of [
    [16, '#e2323f', 6],
    [26, '#f9c22e', 0],
    [35, '#3f6fe0', 8],
  ] as const) {
    pen.fill(`M${x} ${y + 10}L${x + 4} ${y}L${x + 8} ${y + 10}Z`, '#f2d3a0')
    pen.box(x, y + 9, 8, 50, 0, pen.round(tone))
  }
  pen.line('M62 40L72 10M70 42L60 12', '#8a93a3', 3.4)
  for (const x of [58, 74]) pen.line(`M${x} 4a5 5 0 1 0 0.1 0`, '#e8503a', 3)
  pen.box(44, 30, 50, 14, 2, pen.fall('#f9e07a'))
  pen.fill('M4 40H92L96 82Q96 88 90 88H6Q0 88 0 82Z', pen.fall('#c98f52'))
  pen.box(8, 48, 36, 34, 3, pen.fall('#b87a3e'))
  pen.box(50, 48, 38, 15, 3, pen.fall('#b87a3e'))
  pen.box(50, 67, 38, 15, 3, pen.fall('#b87a3e'))
  for (const y of [55, 74]) pen.disc(69, y, 2.6, pen.ball('#f2d9a8'))
}
