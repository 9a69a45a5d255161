// Hard packs: boxes, cartons, tins, jars, tubs, tubes and trays.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { type Label, printLabel } from './label.ts'

interface Printed {
  colour: string
  label?: Label
}

/** A folded box seen from the front with its right side and its top. */
export function box({
  colour,
  label,
  width = 60,
  height = 72,
  band,
  side = 14,
}: Printed & { width?: number; height?: number; band?: string; side?: number }): Drawing {
  return {
    width: width + side,
    height: height + side * 0.6,
    paint: (pen) => paintBox(pen, { colour, label, width, height, band, side }),
  }
}

export function paintBox(
  pen: Pen,
  {
    colour,
    label,
    width,
    height,
    band,
    side,
  }: Required<Pick<Parameters<typeof box>[0], 'width' | 'height' | 'side'>> & Printed & { band?: string },
): void {
  const top = side * 0.6
  pen.fill(`M0 ${top}L${side} 0H${width + side}L${width} ${top}Z`, lighter(colour, 0.45))
  pen.fill(
    `M${width} ${top}L${width + side} 0V${height}Q${width + side} ${height + 1} ${width + side - 1} ${height + 1.4}L${width} ${height + top}Z`,
    pen.fall(darker(colour, 0.24)),
  )
  pen.box(0, top, width, height, 1.5, pen.fall(colour, 0.5))
  if (band) {
    pen.box(0, top + height * 0.8, width, height * 0.2, 1.5, pen.fall(band, 0.5))
    pen.fill(
      `M${width} ${top + height * 0.8}L${width + side} ${height * 0.8}V${height}L${width} ${height + top}Z`,
      darker(band, 0.3),
    )
  }
  if (label)
    printLabel(pen, label, {
      x: width * 0.06,
      y: top + height * 0.05,
      width: width * 0.88,
      height: height * (band ? 0.73 : 0.9),
    })
}

/** A drink carton: flat top with a screw cap, or folded to a gable. */
export function carton({
  colour,
  label,
  top,
  cap = '#ffffff',
}: Printed & { top: 'flat' | 'gable'; cap?: string }): Drawing {
  return {
    width: 52,
    height: 96,
    paint: (pen) => {
      if (top === 'gable') {
        pen.fill('M40 24L52 18L47 8H38Z', pen.fall(darker(colour, 0.3)))
        pen.fill('M0 24L6 8H46L40 24Z', pen.fall(lighter(colour, 0.35)))
        pen.box(5, 0, 42, 9, 1.5, pen.fall(lighter(colour, 0.55)))
        pen.disc(21, 16, 5, pen.ball(cap))
      } else {
        pen.fill('M0 24L12 16H52L40 24Z', lighter(colour, 0.5))
        pen.box(18, 8, 14, 11, 2, pen.round(cap))
      }
      pen.fill(`M40 24L52 ${top === 'gable' ? 18 : 16}V89L40 96Z`, pen.fall(darker(colour, 0.26)))
      pen.box(0, 24, 40, 72, 1.5, pen.fall(colour, 0.5))
      if (label) printLabel(pen, label, { x: 2, y: 28, width: 36, height: 64 })
    },
  }
}

/** A tin; a flat one for fish, a tall one for powder. */
export function tin({
  colour,
  label,
  width = 56,
  height = 62,
  lid = '#d8dbe6',
}: Printed & { width?: number; height?: number; lid?: string }): Drawing {
  const [tilt, across] = [width * 0.12, width / 2]
  return {
    width,
    height,
    paint: (pen) => {
      const body = `M0 ${tilt}V${height - tilt}A${across} ${tilt} 0 0 0 ${width} ${height - tilt}V${tilt}Z`
      pen.fill(body, pen.round(colour))
      if (label)
        pen.within(body, () =>
          printLabel(pen, label, {
            x: width * 0.1,
            y: tilt * 2.1,
            width: width * 0.8,
            height: height - tilt * 3.1,
          }),
        )
      pen.box(width * 0.12, tilt * 2, width * 0.06, height - tilt * 3.4, 2, '#ffffff', 0.35)
      pen.oval(across, tilt, across, tilt, pen.round(lid))
      pen.oval(across, tilt * 1.05, across * 0.84, tilt * 0.76, pen.fall(darker(lid, 0.12)))
    },
  }
}

/** A glass jar with a lid, what is inside showing above the label. */
export function jar({
  colour,
  label,
  lid,
  flat = false,
}: Printed & { lid: string; flat?: boolean }): Drawing {
  const height = flat ? 48 : 66
  return {
    width: 60,
    height: height + 14,
    paint: (pen) => {
      const outline = `M8 14H52Q60 16 60 26V${height + 6}Q60 ${height + 14} 52 ${height + 14}H8Q0 ${height + 14} 0 ${height + 6}V26Q0 16 8 14Z`
      pen.fill(outline, pen.round(colour))
      if (label) {
        if (label.paper)
          pen.within(outline, () => pen.box(0, 26, 60, height - 18, 0, pen.round(label.paper ?? '#ffffff')))
        printLabel(pen, { ...label, paper: undefined }, { x: 6, y: 26, width: 48, height: height - 18 })
      }
      pen.box(6, 20, 4, height - 12, 2, '#ffffff', 0.45)
      pen.box(4, 0, 52, 15, 3.5, pen.round(lid))
      pen.line('M7 10H53', darker(lid, 0.3), 0.8, 0.45)
    },
  }
}

/** A plastic tub with a foil or a lid: yoghurt, sour cream, ice cream. */
export function tub({
  colour,
  label,
  lid = '#f4f6fb',
  wide = false,
}: Printed & { lid?: string; wide?: boolean }): Drawing {
  const [width, height] = wide ? [84, 62] : [60, 64]
  return {
    width,
    height,
    paint: (pen) => {
      const outline = `M3 8H${width - 3}L${width - 9} ${height - 5}Q${width - 10} ${height} ${width - 15} ${height}H15Q10 ${height} 9 ${height - 5}Z`
      pen.fill(outline, pen.round(colour))
      if (label) printLabel(pen, label, { x: width * 0.19, y: 12, width: width * 0.62, height: height - 17 })
      pen.box(width * 0.13, 14, 3, height - 26, 1.5, '#ffffff', 0.4)
      pen.box(0, 0, width, 10, 4, pen.round(lid))
      pen.box(2, 8, width - 4, 2.5, 1, darker(lid, 0.35), 0.35)
    },
  }
}

/** A cream tube standing on its cap. */
export function tube({ colour, label, cap }: Printed & { cap: string }): Drawing {
  return {
    width: 42,
    height: 92,
    paint: (pen) => {
      pen.box(9, 76, 24, 16, 2.5, pen.round(cap))
      pen.fill('M0 0H42L35 70Q34 79 28 79H14Q8 79 7 70Z', pen.round(colour))
      pen.box(0, 0, 42, 6, 1, pen.fall(lighter(colour, 0.35)))
      for (let at = 3; at < 41; at += 4) pen.line(`M${at} 1V5`, darker(colour, 0.3), 0.6, 0.4)
      if (label) printLabel(pen, label, { x: 8, y: 11, width: 26, height: 56 })
    },
  }
}

/** A slim tube for fizzy tablets with one tablet before it. */
export function fizzyTube({ colour, label, tablet }: Printed & { tablet: string }): Drawing {
  return {
    width: 70,
    height: 96,
    paint: (pen) => {
      pen.box(8, 0, 30, 13, 3, pen.round('#f5f3fa'))
      pen.box(10, 11, 26, 85, 4, pen.round(colour))
      if (label) printLabel(pen, label, { x: 11, y: 18, width: 24, height: 70 })
      pen.box(13, 16, 2.4, 74, 1.2, '#ffffff', 0.4)
      paintTablet(pen, 53, 84, 16, tablet)
      for (const [x, y, radius] of [
        [58, 62, 3],
        [51, 54, 2.2],
        [60, 47, 1.6],
      ] as const)
        pen.disc(x, y, radius, pen.ball('#bfe6ff'), 0.85)
    },
  }
}

/** A round tablet lying on its side, scored in the middle. */
export function paintTablet(pen: Pen, x: number, y: number, reach: number, colour: string): void {
  pen.oval(x, y + reach * 0.3, reach, reach * 0.5, darker(colour, 0.28))
  pen.oval(x, y, reach, reach * 0.5, pen.fall(colour))
  pen.line(
    `M${x - reach * 0.5} ${y + reach * 0.22}L${x + reach * 0.5} ${y - reach * 0.22}`,
    darker(colour, 0.3),
    reach * 0.09,
    0.6,
  )
}
