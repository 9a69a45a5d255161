// Bottles by shape and closure: water, oil, syrup, shampoo, spray, drops, perfume.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { type Label, printLabel } from './label.ts'

export interface BottleSpec {
  /** Colour of the bottle, or of what shows through it. */
  colour: string
  cap: string
  closure?: Closure
  shape?: keyof typeof shapes
  /** Clear above the level: the share of the body that is filled. */
  filled?: number
  label?: Label
}

type Closure = 'screw' | 'flip' | 'pump' | 'dropper' | 'nasal' | 'trigger' | 'aerosol' | 'crown' | 'ball'

interface Shape {
  width: number
  height: number
  /** Outline of the body in a box of `width` × `height`, the neck in the middle of its upper edge. */
  outline: string
  neck: number
  label: { x: number; y: number; width: number; height: number }
}

const shapes = {
  /** Still and sparkling drinks. */
  slim: {
    width: 36,
    height: 88,
    neck: 12,
    outline: 'M12 0H24V8C24 16 35 17 35 30V82Q35 88 29 88H7Q1 88 1 82V30C1 17 12 16 12 8Z',
    label: { x: 1, y: 36, width: 34, height: 34 },
  },
  /** Oils and lemonades with a long neck. */
  tall: {
    width: 32,
    height: 92,
    neck: 9,
    outline: 'M11.5 0H20.5V22C20.5 32 31 32 31 44V87Q31 92 26 92H6Q1 92 1 87V44C1 32 11.5 32 11.5 22Z',
    label: { x: 1, y: 48, width: 30, height: 34 },
  },
  /** Syrups and solutions. */
  stout: {
    width: 44,
    height: 64,
    neck: 16,
    outline: 'M14 0H30V4C30 10 43 9 43 18V58Q43 64 37 64H7Q1 64 1 58V18C1 9 14 10 14 4Z',
    label: { x: 3, y: 20, width: 38, height: 38 },
  },
  /** Shampoo, gel, cleaner. */
  oval: {
    width: 46,
    height: 76,
    neck: 20,
    outline: 'M13 0H33C41 0 45 6 45 14V64C45 72 41 76 34 76H12C5 76 1 72 1 64V14C1 6 5 0 13 0Z',
    label: { x: 5, y: 14, width: 36, height: 52 },
  },
  /** A small bottle for drops. */
  small: {
    width: 38,
    height: 46,
    neck: 14,
    outline: 'M12 0H26V3C26 8 37 8 37 15V40Q37 46 31 46H7Q1 46 1 40V15C1 8 12 8 12 3Z',
    label: { x: 3, y: 15, width: 32, height: 27 },
  },
  /** Aerosol cans. */
  can: {
    width: 34,
    height: 78,
    neck: 22,
    outline: 'M7 0H27Q33 1 33 8V73Q33 78 28 78H6Q1 78 1 73V8Q1 1 7 0Z',
    label: { x: 3, y: 14, width: 28, height: 50 },
  },
  /** Kitchen and canister bottles with a handle. */
  canister: {
    width: 64,
    height: 84,
    neck: 18,
    outline: 'M23 0H41V6C41 12 63 12 63 26V76Q63 84 55 84H9Q1 84 1 76V26C1 12 23 12 23 6Z',
    label: { x: 8, y: 34, width: 48, height: 40 },
  },
  /** Perfume. */
  block: {
    width: 54,
    height: 54,
    neck: 14,
    outline: 'M8 0H46Q53 0 53 8V46Q53 54 46 54H8Q1 54 1 46V8Q1 0 8 0Z',
    label: { x: 8, y: 8, width: 38, height: 38 },
  },
} satisfies Record<string, Shape>

const headroom: Record<Closure, number> = {
  screw: 9,
  crown: 5,
  flip: 14,
  pump: 24,
  dropper: 26,
  nasal: 28,
  trigger: 26,
  aerosol: 16,
  ball: 16,
}

export function bottle(spec: BottleSpec): Drawing {
  const shape: Shape = shapes[spec.shape ?? 'slim']
  const closure = spec.closure ?? 'screw'
  const head = headroom[closure]
  /** A trigger and a pump reach beyond a slim bottle. */
  const margin = closure === 'trigger' ? 12 : 0
  return {
    width: shape.width + margin * 2,
    height: shape.height + head,
    paint: (pen) =>
      pen.at(margin, head, 0, 1, () => {
        closures[closure](pen, shape.width / 2, shape.neck, spec.cap)
        paintBody(pen, shape, spec)
      }),
  }
}

function paintBody(pen: Pen, shape: Shape, { colour, filled, label }: BottleSpec): void {
  const { width, height, outline } = shape
  if (filled === undefined) pen.fill(outline, pen.round(colour))
  else {
    pen.fill(outline, pen.round('#e4f1fb'), 0.85)
    pen.within(outline, () => {
      const level = height * (1 - filled)
      pen.box(0, level, width, height - level, 0, pen.round(colour))
      pen.oval(width / 2, level, width / 2, 2.2, lighter(colour, 0.3))
    })
  }
  if (label)
    pen.within(outline, () => {
      if (label.paper) pen.box(0, shape.label.y, width, shape.label.height, 0, pen.round(label.paper))
      printLabel(pen, { ...label, paper: undefined }, shape.label)
    })
  pen.within(outline, () => {
    pen.box(width * 0.13, height * 0.2, width * 0.07, height * 0.66, width * 0.035, '#ffffff', 0.38)
    pen.box(0, height - 5, width, 5, 0, darker(colour, 0.5), 0.18)
  })
}

type PaintClosure = (pen: Pen, middle: number, neck: number, colour: string) => void

const closures: Record<Closure, PaintClosure> = {
  screw: (pen, middle, neck, colour) => {
    pen.box(middle - neck / 2 - 1.5, -9, neck + 3, 11, 2, pen.round(colour))
    for (let at = -neck / 2 + 1; at < neck / 2; at += 3)
      pen.line(`M${middle + at} -6.5V-1`, darker(colour, 0.3), 0.7, 0.4)
  },
  crown: (pen, middle, neck, colour) => {
    pen.box(middle - neck / 2 - 1.5, -5, neck + 3, 6, 2.5, pen.round(colour))
  },
  flip: (pen, middle, neck, colour) => {
    pen.fill(
      `M${middle - neck / 2 - 2} 2V-10Q${middle - neck / 2 - 2} -14 ${middle - neck / 2 + 2} -14H${middle + neck / 2 - 2}Q${middle + neck / 2 + 2} -14 ${middle + neck / 2 + 2} -10V2Z`,
      pen.round(colour),
    )
    pen.line(`M${middle - neck / 2 - 1} -5H${middle + neck / 2 + 1}`, darker(colour, 0.35), 0.9, 0.5)
  },
  pump: (pen, middle, neck, colour) => {
    pen.box(middle - 2, -18, 4, 14, 1, pen.round(darker(colour, 0.12)))
    pen.box(middle - neck / 2 - 1, -7, neck + 2, 9, 2.5, pen.round(colour))
    pen.fill(
      `M${middle + 8} -24H${middle - 10}Q${middle - 18} -23.5 ${middle - 20} -16.5L${middle - 16.5} -15.5Q${middle - 15} -18 ${middle - 10} -18H${middle + 8}Q${middle + 11} -18 ${middle + 11} -21Q${middle + 11} -24 ${middle + 8} -24Z`,
      pen.fall(colour),
    )
  },
  dropper: (pen, middle, neck, colour) => {
    pen.fill(
      `M${middle - 5} -10V-20Q${middle - 5} -26 ${middle} -26Q${middle + 5} -26 ${middle + 5} -20V-10Z`,
      pen.round(colour),
    )
    pen.box(middle - neck / 2 - 1.5, -12, neck + 3, 14, 2, pen.round('#f2eef7'))
    for (let at = -neck / 2 + 1; at < neck / 2; at += 3) pen.line(`M${middle + at} -9V-1`, '#b9aecb', 0.8)
  },
  nasal: (pen, middle, neck, colour) => {
    pen.fill(
      `M${middle - 4} -8L${middle - 2.6} -25Q${middle} -30 ${middle + 2.6} -25L${middle + 4} -8Z`,
      pen.round('#f7f4fb'),
    )
    pen.box(middle - neck / 2 - 3, -9, neck + 6, 4.5, 2, pen.round('#f2eef7'))
    pen.box(middle - neck / 2 - 1, -6, neck + 2, 8, 2, pen.round(colour))
  },
  trigger: (pen, middle, neck, colour) => {
    pen.box(middle - neck / 2 + 1, -12, neck - 2, 14, 2, pen.round(darker(colour, 0.15)))
    pen.fill(
      `M${middle - 24} -26H${middle + 6}Q${middle + 14} -26 ${middle + 15} -12H${middle - 8}Q${middle - 9} -18 ${middle - 14} -18H${middle - 24}Z`,
      pen.fall(colour),
    )
    pen.box(middle - 28, -26.5, 6, 9, 1.5, pen.fall('#f2eef7'))
    pen.line(`M${middle - 11} -13Q${middle - 17} -8 ${middle - 15} 2`, darker(colour, 0.1), 3.4)
  },
  aerosol: (pen, middle, neck, colour) => {
    pen.box(middle - neck / 2, -16, neck, 17, 3, pen.round(colour))
    pen.box(middle - neck / 2, -2, neck, 3, 1, darker(colour, 0.25), 0.5)
    pen.disc(middle - neck * 0.22, -11, 1.6, darker(colour, 0.4))
  },
  ball: (pen, middle, neck, colour) => {
    pen.box(middle - neck / 2 + 1, -4, neck - 2, 6, 1, pen.round('#e8c26a'))
    pen.box(middle - neck / 2 - 2, -16, neck + 4, 13, 3, pen.round(colour))
  },
}
