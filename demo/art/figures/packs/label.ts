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
export function printLabel(pen: Pen, label: Label, { x, y, width, height }: Area): void {
  if (label.paper) pen.box(x, y, width, height, Math.min(width, height) * 0.08, pen.fall(label.paper, 0.35))
  const middle = x + width / 2
  const wordSize = label.word ? Math.min(height * 0.24, width * 0.3) : 0
  const amountSize = label.amount ? Math.min(height * 0.13, width * 0.17) : 0
  const print = wordSize * 1.02 + amountSize * 1.35
  const pictured = label.motif !== undefined || label.picture !== undefined
  const room = pictured ? height * 0.9 - print : 0
  const top = pictured ? y + height * 0.05 : y + (height - print) / 2
  printPicture(pen, label, { x: middle, y: top + room / 2, room, width })
  const ink = label.ink ?? '#3b2a4d'
  if (label.word) pen.word(label.word, middle, top + room + wordSize * 0.5, width * 0.86, wordSize, ink)
  const foot = top + room + wordSize * 1.02
  if (label.amount) pen.word(label.amount, middle, foot + amountSize * 0.65, width * 0.8, amountSize, ink)
}

interface PicturePlace {
  x: number
  y: number
  room: number
  width: number
}

function printPicture(pen: Pen, { motif, picture }: Label, { x, y, room, width }: PicturePlace): void {
  if (motif) pen.emoji(motif, x, y, Math.min(room, width * 0.78) * 0.98)
  if (picture) pen.at(x, y, 0, (Math.min(room, width * 0.86) / 20) * 0.98, () => picture(pen))
}
