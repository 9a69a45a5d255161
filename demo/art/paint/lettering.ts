// Letters as outlines, taken from Rubik at weight 700 (SIL Open Font License): a machine without fonts draws them alike.
import glyphs from './glyphs.json' with { type: 'json' }
import { px } from './sheet.ts'

interface Glyph {
  advance: number
  outline: string
}

export interface Lettering {
  text: string
  /** Middle of the line of text. */
  x: number
  /** Middle of the capitals' height. */
  y: number
  /** Type size: capitals are 0.7 of it. */
  size: number
  fill: string
  /** Where `x` is on the line. */
  anchor?: 'start' | 'middle'
}

const outlines: Record<string, Glyph | undefined> = glyphs
const unitsPerEm = 1000
const capHeight = 700
const wordGap = 260

/** One line of text; characters without an outline are left out. */
export function letter({ text, x, y, size, fill, anchor = 'middle' }: Lettering): string {
  const scale = size / unitsPerEm
  const start = anchor === 'middle' ? x - textWidth(text, size) / 2 : x
  let advance = 0
  const strokes: string[] = []
  for (const character of text) {
    const glyph = outlines[character]
    if (glyph) strokes.push(`<path transform="translate(${px(advance)} 0)" d="${glyph.outline}"/>`)
    advance += glyph?.advance ?? wordGap
  }
  const moved = `translate(${px(start)} ${px(y + (capHeight * scale) / 2)}) scale(${px(scale * 1000)}e-3)`
  return `<g fill="${fill}" transform="${moved}">${strokes.join('')}</g>`
}

export function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, character) => sum + (outlines[character]?.advance ?? wordGap), 0)
  return (units * size) / unitsPerEm
}

/** First letters of the first two words that begin with a Latin letter or a figure; empty when there are none. */
export function monogramOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '')
  const initials = plain.split(/[^A-Za-z0-9]+/).flatMap((word) => word.slice(0, 1))
  return initials.filter(Boolean).slice(0, 2).join('').toUpperCase()
}
