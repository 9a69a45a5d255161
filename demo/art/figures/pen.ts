// The tool goods are drawn with: soft gradients, no outlines, light from the upper left, as Fluent Emoji are lit.
import { emojiBounds } from '../emoji/bounds.ts'
import { emojiBody } from '../emoji/emoji.ts'
import { darker, lighter } from '../paint/colour.ts'
import { letter, textWidth } from '../paint/lettering.ts'
import { type Chance, chanceFrom } from '../paint/random.ts'
import { circle, ellipse, path, rect } from '../paint/shapes.ts'
import { openSheet, px, type Sheet } from '../paint/sheet.ts'
import { figureGroup } from './figure-group.ts'

/** A drawing fills its box to the edges: the box is what centring, sizing and the shadow go by. */
export interface Drawing {
  width: number
  height: number
  paint: (pen: Pen) => void
}

export interface Pen {
  /** The same for every drawing of a name. */
  chance: Chance
  /** Round from left to right: bottles, tins, legs. */
  round: (colour: string) => string
  /** Lit above, darker below: fronts, cloth, tops. */
  fall: (colour: string, depth?: number) => string
  /** Round all over: fruit, tablets, dough. */
  ball: (colour: string) => string
  fill: (outline: string, paint: string, opacity?: number) => void
  line: (outline: string, colour: string, thickness: number, opacity?: number) => void
  oval: (x: number, y: number, across: number, down: number, paint: string, opacity?: number) => void
  disc: (x: number, y: number, radius: number, paint: string, opacity?: number) => void
  box: (
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    paint: string,
    opacity?: number,
  ) => void
  emoji: (name: string, x: number, y: number, size: number, angle?: number) => void
  /** A word no wider than `room`. */
  word: (text: string, x: number, y: number, room: number, size: number, colour: string) => void
  /** Everything `paint` draws, moved to a point, turned and scaled. */
  at: (x: number, y: number, angle: number, scale: number, paint: () => void) => void
  /** Everything `paint` draws, cut to an outline. */
  within: (outline: string, paint: () => void) => void
}

/** The inner SVG of a drawing. */
export function drawFigure(name: string, { width, height, paint }: Drawing): string {
  const sheet = openSheet(width, height)
  paint(penOn(sheet, chanceFrom(name)))
  return sheet.toBody()
}

function penOn(sheet: Sheet, chance: Chance): Pen {
  const grouped = (attributes: string, paint: () => void) => {
    sheet.add(`<g ${attributes}>`)
    paint()
    sheet.add('</g>')
  }
  return {
    chance,
    round: (colour) => sheet.linear(roundStops(colour), 0),
    fall: (colour, depth = 1) =>
      sheet.linear([
        [0, lighter(colour, 0.2 * depth)],
        [0.45, colour],
        [1, darker(colour, 0.2 * depth)],
      ]),
    ball: (colour) =>
      sheet.radial(
        [
          [0, lighter(colour, 0.42)],
          [0.45, colour],
          [1, darker(colour, 0.3)],
        ],
        { x: 0.36, y: 0.28, radius: 0.8 },
      ),
    fill: (outline, paint, opacity) => sheet.add(path(outline, inked({ fill: paint }, opacity))),
    line: (outline, stroke, thickness, opacity) =>
      sheet.add(roundLine(path(outline, inked({ stroke, thickness }, opacity)))),
    oval: (x, y, across, down, fill, opacity) =>
      sheet.add(ellipse(x, y, across, down, inked({ fill }, opacity))),
    disc: (x, y, radius, fill, opacity) => sheet.add(circle(x, y, radius, inked({ fill }, opacity))),
    box: (x, y, width, height, radius, fill, opacity) =>
      sheet.add(rect({ x, y, width, height, radius }, inked({ fill }, opacity))),
    emoji: (name, x, y, size, angle = 0) => {
      const figure = { body: emojiBody(name), bounds: emojiBounds(name), upright: false }
      sheet.add(figureGroup(sheet, figure, { x, y, size, angle }))
    },
    word: (text, x, y, room, size, colour) => {
      const fitted = Math.min(size, (size * room) / textWidth(text, size))
      sheet.add(letter({ text, x, y, size: fitted, fill: colour }))
    },
    at: (x, y, angle, scale, paint) =>
      grouped(`transform="translate(${px(x)} ${px(y)}) rotate(${px(angle)}) scale(${px(scale)})"`, paint),
    within: (outline, paint) => grouped(`clip-path="${sheet.clip(`<path d="${outline}"/>`)}"`, paint),
  }
}

function roundStops(colour: string): [number, string][] {
  return [
    [0, darker(colour, 0.08)],
    [0.22, lighter(colour, 0.28)],
    [0.55, colour],
    [1, darker(colour, 0.28)],
  ]
}

function inked<Ink extends object>(ink: Ink, opacity: number | undefined): Ink & { opacity?: number } {
  return opacity === undefined ? ink : { ...ink, opacity }
}

function roundLine(element: string): string {
  return element.replace('/>', ' stroke-linecap="round" stroke-linejoin="round"/>')
}
