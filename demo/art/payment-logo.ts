// Marks of the ways to pay: a card with a sign and, where one is given, the name in outlines.

import { placeFigure } from './figures/place-figure.ts'
import { letter, textWidth } from './paint/lettering.ts'
import { paletteOf } from './paint/palette.ts'
import { circle, rect } from './paint/shapes.ts'
import { openSheet } from './paint/sheet.ts'

export interface PaymentArt {
  /** Emoji of the method: `dollar-banknote`, `credit-card`, `purse`, `bank`. */
  mark: string
  hue: number
  /** Latin letters only; left out, the mark stands alone. */
  name?: string
}

/** 320 × 200. */
export function composePaymentLogo({ mark, hue, name = '' }: PaymentArt): string {
  const sheet = openSheet(320, 200)
  const palette = paletteOf(hue)
  const fill = sheet.linear(
    [
      [0, '#ffffff'],
      [1, palette.soft],
    ],
    45,
  )
  sheet.add(
    rect({ x: 2, y: 2, width: 316, height: 196, radius: 28 }, { fill, stroke: palette.edge, thickness: 4 }),
    circle(160, name ? 76 : 100, name ? 56 : 82, { fill: palette.edge, opacity: 0.7 }),
  )
  placeFigure(sheet, { name: mark, x: 160, y: name ? 76 : 100, size: name ? 92 : 124 })
  if (name) {
    const size = Math.min(38, (38 * 270) / textWidth(name, 38))
    sheet.add(letter({ text: name, x: 160, y: 162, size, fill: palette.deep }))
  }
  return sheet.toSvg()
}
