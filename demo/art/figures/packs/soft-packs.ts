// Soft packs: bags, pouches, sacks, wrappers, bundles in film, trays under film.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'
import { type Label, printLabel } from './label.ts'

interface Printed {
  colour: string
  label?: Label
}

/** A puffed bag with crimped ends: chips, sweets, frozen vegetables. */
export function bag({ colour, label, frost = false }: Printed & { frost?: boolean }): Drawing {
  return {
    width: 68,
    height: 92,
    paint: (pen) => {
      const outline =
        'M3 4Q34 8 65 4Q62 14 66 28Q69 46 66 64Q62 78 65 88Q34 84 3 88Q6 78 2 64Q-1 46 2 28Q6 14 3 4Z'
      pen.fill(outline, pen.round(colour))
      for (const y of [2, 84]) crimp(pen, y, colour)
      pen.fill('M12 16Q8 46 13 76Q17 46 14 16Z', '#ffffff', 0.4)
      pen.fill('M58 20Q62 46 57 74Q55 46 58 20Z', darker(colour, 0.4), 0.25)
      if (label) printLabel(pen, label, { x: 12, y: 14, width: 44, height: 66 })
      if (frost)
        for (const [x, y] of [
          [11, 77],
          [57, 18],
          [55, 79],
        ] as const)
          flake(pen, x, y, 5)
    },
  }
}

function crimp(pen: Pen, y: number, colour: string): void {
  pen.box(2, y, 64, 7, 1, pen.fall(lighter(colour, 0.25)))
  for (let x = 5; x < 66; x += 3.2) pen.line(`M${x} ${y + 1}V${y + 6}`, darker(colour, 0.25), 0.6, 0.5)
}

/** A six-armed snow crystal, the sign of frozen goods. */
export function flake(pen: Pen, x: number, y: number, reach: number, colour = '#ffffff'): void {
  for (const turn of [0, 60, 120])
    pen.at(x, y, turn, 1, () => {
      pen.line(`M0 ${-reach}V${reach}`, colour, reach * 0.2)
      pen.line(
        `M${-reach * 0.35} ${-reach * 0.9}L0 ${-reach * 0.55}L${reach * 0.35} ${-reach * 0.9}M${-reach * 0.35} ${reach * 0.9}L0 ${reach * 0.55}L${reach * 0.35} ${reach * 0.9}`,
        colour,
        reach * 0.16,
      )
    })
}

/** A stand-up pouch with a folded foot: coffee, tea, nuts, pet food. */
export function pouch({ colour, label, window }: Printed & { window?: (pen: Pen) => void }): Drawing {
  return {
    width: 66,
    height: 92,
    paint: (pen) => {
      const outline = 'M6 0H60Q62 0 62 3L65 80Q66 92 56 92H10Q0 92 1 80L4 3Q4 0 6 0Z'
      pen.fill(outline, pen.round(colour))
      pen.box(4, 0, 58, 7, 1.5, pen.fall(lighter(colour, 0.3)))
      pen.line('M5 10H61', darker(colour, 0.3), 0.8, 0.5)
      pen.fill('M2 84Q33 74 64 84Q64 92 56 92H10Q2 92 2 84Z', darker(colour, 0.3), 0.35)
      if (window) {
        pen.box(13, 54, 40, 26, 12, '#ffffff', 0.85)
        const hole = 'M25 55H41Q52 55 52 67Q52 79 41 79H25Q14 79 14 67Q14 55 25 55Z'
        pen.within(hole, () => window(pen))
      }
      if (label) printLabel(pen, label, { x: 9, y: 14, width: 48, height: window ? 38 : 64 })
      pen.box(9, 14, 3, 60, 1.5, '#ffffff', 0.3)
    },
  }
}

/** A paper sack with a folded top: flour, washing powder, litter. */
export function sack({ colour, label, handle = false }: Printed & { handle?: boolean }): Drawing {
  return {
    width: 64,
    height: 88,
    paint: (pen) => {
      pen.fill('M52 12L64 8V80L52 88Z', pen.fall(darker(colour, 0.25)))
      pen.fill('M0 12Q26 9 52 12V84Q52 88 48 88H4Q0 88 0 84Z', pen.fall(colour, 0.6))
      pen.fill('M0 12L12 0H62L64 8L52 12Q26 9 0 12Z', pen.fall(lighter(colour, 0.4)))
      pen.line('M1 18Q26 15 51 18', darker(colour, 0.3), 0.7, 0.4)
      if (handle) pen.line('M20 8Q21 -2 36 -1Q47 0 46 6', darker(colour, 0.35), 2.6)
      if (label) printLabel(pen, label, { x: 4, y: 20, width: 44, height: 64 })
    },
  }
}

/** Soft goods pressed into a film; the print takes `labelRoom` of the width, from the start. */
export function bundle({
  colour,
  label,
  width = 88,
  height = 62,
  flap,
  labelRoom = 1,
}: Printed & { width?: number; height?: number; flap?: string; labelRoom?: number }): Drawing {
  return {
    width,
    height,
    paint: (pen) => {
      pen.fill(
        `M8 2Q${width / 2} -2 ${width - 8} 2Q${width} 3 ${width - 1} 12Q${width + 1} ${height / 2} ${width - 1} ${height - 10}Q${width} ${height - 1} ${width - 9} ${height - 1}Q${width / 2} ${height + 1} 9 ${height - 1}Q0 ${height - 1} 1 ${height - 10}Q-1 ${height / 2} 1 12Q0 3 8 2Z`,
        pen.round(colour),
      )
      for (const x of [6, width - 6])
        pen.line(
          `M${x} 8Q${x + (x < 20 ? 3 : -3)} ${height / 2} ${x} ${height - 8}`,
          darker(colour, 0.3),
          0.8,
          0.35,
        )
      pen.box(10, 5, width - 24, 2.6, 1.3, '#ffffff', 0.5)
      if (flap) {
        pen.box(width * 0.28, 6, width * 0.44, height * 0.24, 5, pen.fall(flap))
        pen.line(`M${width * 0.34} ${height * 0.27}H${width * 0.66}`, darker(flap, 0.3), 0.9, 0.5)
      }
      const top = flap ? height * 0.34 : height * 0.1
      if (label)
        printLabel(pen, label, {
          x: width * 0.14 * labelRoom,
          y: top,
          width: width * 0.72 * labelRoom,
          height: height * 0.92 - top,
        })
    },
  }
}

/** Food on a tray under film; `goods` are painted in the hollow, 8, 8 to 92, 52. */
export function tray({
  colour = '#2f3440',
  goods,
  label,
}: {
  colour?: string
  goods: (pen: Pen) => void
  label?: Label
}): Drawing {
  return {
    width: 100,
    height: 66,
    paint: (pen) => {
      pen.fill('M8 0H92Q100 0 100 8L97 56Q96 66 86 66H14Q4 66 3 56L0 8Q0 0 8 0Z', pen.fall(colour))
      const hollow = 'M12 5H88Q94 5 94 11L92 49Q91 56 84 56H16Q9 56 8 49L6 11Q6 5 12 5Z'
      pen.fill(hollow, pen.fall(darker(colour, 0.25)))
      pen.within(hollow, () => goods(pen))
      pen.fill('M14 6L34 6L18 55L10 54Z', '#ffffff', 0.16)
      pen.fill('M44 6L50 6L36 56L31 56Z', '#ffffff', 0.12)
      if (label) printLabel(pen, { paper: '#ffffff', ...label }, { x: 66, y: 38, width: 30, height: 22 })
    },
  }
}

/** A bar half out of its wrapper: chocolate, soap. */
export function bar({
  colour,
  label,
  foil,
  inside,
  squares,
}: Printed & { foil: string; inside: string; squares: boolean }): Drawing {
  return {
    width: 58,
    height: 92,
    paint: (pen) => {
      pen.box(5, 0, 48, 50, 3, pen.fall(inside))
      if (squares)
        for (const x of [7, 22.5, 38])
          for (const y of [2, 15.5]) {
            pen.box(x, y, 13.5, 12, 2, pen.fall(lighter(inside, 0.12)))
            pen.box(x + 2.5, y + 2.5, 8.5, 7, 1.5, darker(inside, 0.12), 0.5)
          }
      pen.fill('M2 34L8 28L14 33L20 27L27 33L34 27L41 33L48 28L56 34V44H2Z', pen.fall(foil))
      pen.box(0, 37, 58, 55, 3, pen.round(colour))
      pen.box(5, 40, 3, 48, 1.5, '#ffffff', 0.3)
      if (label) printLabel(pen, label, { x: 7, y: 40, width: 44, height: 49 })
    },
  }
}
