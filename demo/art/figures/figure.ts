// What a picture shows, by name: goods drawn here, and the Fluent Emoji that already are a true picture.
import { emojiBounds } from '../emoji/bounds.ts'
import { emojiBody, emojiNames } from '../emoji/emoji.ts'
import { drawings } from './drawings.ts'
import type { Figure } from './figure-group.ts'
import { drawFigure } from './pen.ts'

/** The figure of a name; a drawing of ours, or an emoji. */
export function figureOf(name: string): Figure {
  const drawing = drawings[name]
  if (!drawing) return { body: emojiBody(name), bounds: emojiBounds(name), upright: false }
  const { width, height } = drawing
  return {
    body: drawFigure(name, drawing),
    bounds: { left: 0, top: 0, right: width, bottom: height },
    upright: true,
  }
}

/** Every name a picture may use. */
export function figureNames(): ReadonlySet<string> {
  return new Set([...emojiNames(), ...Object.keys(drawings)])
}
