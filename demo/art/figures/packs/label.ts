// What is printed on a pack. Words are names that read alike in every language: substances, brands, amounts.
import type { Pen } from '../pen.ts'

export interface Label {
  word?: string
  /** An amount as packs print it: `500 g`. */
  amount?: string
  /** A Fluent Emoji that shows what is inside. */
  motif?: string
  /** Drawn instead of a motif where no emoji shows what is inside; painted around 0, 0 in a box of ±10. */
  picture?: (pen: Pen) => void
  /** Colour of the label; without it the print stands on the pack itself. */
  paper?: string
  ink?: string
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Prints a label into an area: motif above, word in the middle, amount at the foot. */
export function printLabel(pen: Pen, label: Label, area: Area): void {
  const { x, y, width, height } = area
  if (label.paper) pen.box(x, y, width, height, Math.min(width, height) * 0.08, pen.fall(label.paper, 0.35))
  const ink = label.ink ?? '#3b2a4d'
  const middle = x + width / 2
  const wordSize = Math.min(height * 0.24, width * 0.3)
  const amountSize = Math.min(height * 0.13, width * 0.17)
  const below = (label.word ? wordSize * 1.02 : 0) + (label.amount ? amountSize * 1.35 : 0)
  const shown = label.motif ?? label.picture
  const room = height * 0.9 - below
  const top = y + (shown ? height * 0.05 : (height - below) / 2)
  if (label.motif) pen.emoji(label.motif, middle, top + room / 2, Math.min(room, width * 0.78) * 0.98)
  const { picture } = label
  if (picture)
    pen.at(middle, top + room / 2, 0, (Math.min(room, width * 0.86) / 20) * 0.98, () => picture(pen))
  const wordAt = (shown ? top + room : top) + wordSize * 0.5
  if (label.word) pen.word(label.word, middle, wordAt, width * 0.86, wordSize, ink)
  if (label.amount) {
    const amountAt = (label.word ? wordAt + wordSize * 0.52 : shown ? top + room : top) + amountSize * 0.65
    pen.word(label.amount, middle, amountAt, width * 0.8, amountSize, ink)
  }
}
