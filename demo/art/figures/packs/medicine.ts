// Medicines by form: the box with what lies in it, so that tablets, capsules, sachets and drops are told apart.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { type Label, printLabel } from './label.ts'
import { paintTablet } from './vessels.ts'

export interface MedicineSpec {
  /** The colour of the band and of the print. */
  colour: string
  word: string
  /** Strength or count as printed. */
  amount?: string
  motif?: string
  /** What lies before the box. */
  form: Form
}

type Form =
  | { kind: 'tablets' | 'capsules' | 'chews'; colour: string; other?: string; rows?: number }
  | { kind: 'sachets'; colour: string; motif?: string }

/** A white box with a band and, before it, what it holds. */
export function medicine({ colour, word, amount, motif, form }: MedicineSpec): Drawing {
  return {
    width: 100,
    height: 82,
    paint: (pen) => {
      paintMedicineBox(pen, colour, motif)
      pen.word(word, 40, 21, 72, 13, darker(colour, 0.35))
      if (amount) pen.word(amount, 21, 34, 34, 9, colour)
      if (form.kind === 'sachets') paintSachets(pen, form)
      else pen.at(36, 49, 6, 1, () => paintBlister(pen, form))
    },
  }
}

function paintMedicineBox(pen: Pen, colour: string, motif: string | undefined): void {
  pen.fill('M0 9L10 0H90L80 9Z', '#d5d8e8')
  pen.fill('M80 9L90 0V52L80 62Z', pen.fall(darker(colour, 0.25)))
  pen.box(0, 9, 80, 53, 1.5, pen.fall('#eef0f8', 0.5))
  pen.fill('M0 46Q30 36 80 50V60.5Q80 62 78.5 62H1.5Q0 62 0 60.5Z', pen.fall(colour))
  pen.fill('M0 42Q30 32 80 46V50Q30 36 0 46Z', lighter(colour, 0.5))
  if (motif) pen.emoji(motif, 66, 38, 20)
}

function paintBlister(pen: Pen, form: { kind: string; colour: string; other?: string; rows?: number }): void {
  const columns = 5
  const rows = form.rows ?? 2
  const height = 8 + rows * 12
  pen.box(-1, 1.5, 62, height, 4, '#7a7f96', 0.5)
  pen.box(0, 0, 62, height, 4, pen.fall('#dfe3ee'))
  pen.box(2, 2, 58, 2, 1, '#ffffff', 0.7)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      pen.at(8 + column * 11.5, 10 + row * 12, 0, 1, () => {
        pen.disc(0, 0.6, 5.3, '#aab0c6', 0.55)
        paintDose(pen, form)
      })
}

function paintDose(
  pen: Pen,
  { kind, colour, other }: { kind: string; colour: string; other?: string },
): void {
  if (kind === 'capsules') {
    pen.at(0, 0, -35, 1, () => {
      pen.box(-5.5, -2.9, 11, 5.8, 2.9, pen.fall(colour))
      pen.fill('M0 -2.9H2.6A2.9 2.9 0 0 1 2.6 2.9H0Z', pen.fall(other ?? lighter(colour, 0.6)))
      pen.box(-3.6, -1.9, 6.5, 1.1, 0.5, '#ffffff', 0.6)
    })
    return
  }
  pen.disc(0, 0, 4.5, pen.ball(colour))
  if (kind === 'tablets') pen.line('M-3 0H3', darker(colour, 0.25), 0.7, 0.6)
  else pen.disc(0, 0, 2.6, lighter(colour, 0.35), 0.8)
}

function paintSachets(pen: Pen, { colour, motif }: { colour: string; motif?: string }): void {
  for (const [x, turn] of [
    [50, 6],
    [70, 14],
  ] as const)
    pen.at(x, 38, turn, 1, () => {
      pen.box(0, 0, 26, 38, 1.5, pen.round(colour))
      pen.box(0, 0, 26, 4, 1, lighter(colour, 0.45))
      pen.box(0, 34, 26, 4, 1, lighter(colour, 0.45))
      if (motif) pen.emoji(motif, 13, 19, 18)
    })
}

/** A plastic jar for vitamins with a few of them before it. */
export function pillJar({
  colour,
  cap,
  label,
  dose,
}: {
  colour: string
  cap: string
  label: Label
  dose: (pen: Pen, x: number, y: number) => void
}): Drawing {
  return {
    width: 76,
    height: 92,
    paint: (pen) => {
      pen.box(14, 0, 42, 17, 3, pen.round(cap))
      for (let x = 17; x < 55; x += 3.4) pen.line(`M${x} 3V14`, darker(cap, 0.3), 0.7, 0.4)
      pen.fill('M16 16H54V19Q66 20 66 30V84Q66 92 58 92H12Q4 92 4 84V30Q4 20 16 19Z', pen.round(colour))
      pen.box(4, 34, 62, 44, 0, pen.round(label.paper ?? '#ffffff'))
      printLabel(pen, { ...label, paper: undefined }, { x: 9, y: 36, width: 48, height: 41 })
      pen.box(10, 26, 3.6, 60, 1.8, '#ffffff', 0.4)
      for (const [x, y] of [
        [46, 86],
        [60, 88],
        [68, 82],
      ] as const)
        dose(pen, x, y)
    },
  }
}

/** Doses that lie before a jar. */
export const doses = {
  tablet: (colour: string) => (pen: Pen, x: number, y: number) => paintTablet(pen, x, y - 1, 6.5, colour),
  capsule: (colour: string, other?: string) => (pen: Pen, x: number, y: number) =>
    pen.at(x, y - 1, -24, 1.35, () =>
      paintDose(pen, { kind: 'capsules', colour, ...(other ? { other } : {}) }),
    ),
  bear: (colours: readonly [string, ...string[]]) => (pen: Pen, x: number, y: number) => {
    const colour = colours[Math.round(x) % colours.length] ?? colours[0]
    pen.at(x, y - 4, 0, 1, () => {
      for (const side of [-1, 1]) {
        pen.disc(side * 3, -6.5, 2, pen.ball(colour))
        pen.disc(side * 4.5, 1, 2, pen.ball(colour))
        pen.disc(side * 2.8, 6, 2.5, pen.ball(colour))
      }
      pen.oval(0, 2, 4.6, 5.4, pen.ball(colour))
      pen.disc(0, -4, 4, pen.ball(lighter(colour, 0.15)))
    })
  },
}
