// Nappies, pads and paper: the pack with one piece before it, or the pieces in their film.
import { darker } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import type { Label } from './label.ts'
import { bundle } from './soft-packs.ts'

/** A pack of nappies with one nappy before it. */
export function nappies({ colour, label, trim }: { colour: string; label: Label; trim: string }): Drawing {
  const pack = bundle({ colour, label, width: 84, height: 76, labelRoom: 0.62 })
  return {
    width: 100,
    height: 84,
    paint: (pen) => {
      pack.paint(pen)
      pen.at(71, 65, 0, 0.92, () => paintNappy(pen, trim))
    },
  }
}

function paintNappy(pen: Pen, trim: string): void {
  pen.fill(
    'M-29 -18Q0 -13 29 -18Q31 -10 28 -2Q13 0 11 20Q0 25 -11 20Q-13 0 -28 -2Q-31 -10 -29 -18Z',
    pen.fall('#fbfcff'),
  )
  pen.fill('M-29 -18Q0 -13 29 -18L29.5 -12Q0 -7 -29.5 -12Z', trim, 0.85)
  for (const side of [-1, 1]) {
    pen.line(`M${side * 27} -2Q${side * 13} 1 ${side * 11.5} 20`, '#c9d3e6', 1.4)
    pen.box(side * 20 - 6, -11, 12, 6, 2, pen.fall('#ffe08a'))
  }
  pen.emoji('red-heart', 0, 6, 8)
}

/** A pack of pads with one unfolded before it; long ones are for the night. */
export function pads({
  colour,
  label,
  long,
  tint,
}: {
  colour: string
  label: Label
  long: boolean
  tint: string
}): Drawing {
  const pack = bundle({ colour, label, width: 66, height: 62 })
  return {
    width: 98,
    height: 84,
    paint: (pen) => {
      pack.paint(pen)
      pen.at(long ? 66 : 70, long ? 50 : 56, 38, 1, () => paintPad(pen, long ? 37 : 28, tint))
    },
  }
}

function paintPad(pen: Pen, half: number, tint: string): void {
  const outline = `M-9 ${-half + 8}Q-9 ${-half} 0 ${-half}Q9 ${-half} 9 ${-half + 8}V-9Q18 -8 18 0Q18 8 9 9V${half - 8}Q9 ${half} 0 ${half}Q-9 ${half} -9 ${half - 8}V9Q-18 8 -18 0Q-18 -8 -9 -9Z`
  pen.fill(outline, pen.round('#fdfcff'))
  pen.line(`M-5 ${-half + 8}V${half - 8}M5 ${-half + 8}V${half - 8}`, tint, 1.2, 0.8)
  pen.emoji('cherry-blossom', 0, 0, 8)
}

/** Rolls stacked under film: `columns` wide, two rows high, or tall single rolls. */
export function rolls({
  colour,
  columns,
  tall,
}: {
  colour: string
  columns: number
  tall: boolean
}): Drawing {
  const [across, down] = tall ? [34, 66] : [26, 30]
  const rows = tall ? 1 : 2
  return {
    width: columns * across,
    height: rows * down + 6,
    paint: (pen) => {
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1)
          pen.at(column * across + across / 2, row * down + 6, 0, 1, () => paintRoll(pen, across, down, tall))
      pen.box(0, rows * down * 0.42, columns * across, rows * down * 0.26, 3, pen.round(colour), 0.88)
      pen.word(
        String(columns * rows),
        (columns * across) / 2,
        rows * down * 0.55,
        columns * across * 0.4,
        14,
        '#ffffff',
      )
    },
  }
}

function paintRoll(pen: Pen, across: number, down: number, tall: boolean): void {
  pen.fill(
    `M${-across / 2} 0V${down - 4}A${across / 2} 5 0 0 0 ${across / 2} ${down - 4}V0Z`,
    pen.round('#f7f8fd'),
  )
  pen.line(`M${-across / 2} ${down - 4}A${across / 2} 5 0 0 0 ${across / 2} ${down - 4}`, '#9fa8c4', 1.2, 0.7)
  if (tall)
    for (let y = 10; y < down - 4; y += 12)
      for (const x of [-10, 0, 10]) paintFlower(pen, x, y + (x === 0 ? 5 : 0))
  pen.oval(0, 0, across / 2, 5.5, pen.fall('#ffffff'))
  pen.oval(0, 0, across * 0.3, 3, '#dfe3ef')
  pen.oval(0, 0, across * 0.17, 1.9, darker('#b08a62', 0.2))
}

/** Printed many times on a roll, so it is plain: an emoji with its filters is heavy. */
function paintFlower(pen: Pen, x: number, y: number): void {
  for (let turn = 0; turn < 360; turn += 72)
    pen.at(x, y, turn, 1, () => pen.oval(0, -1.5, 1.1, 1.5, '#f08ab0'))
  pen.disc(x, y, 1, '#f9b02e')
}
