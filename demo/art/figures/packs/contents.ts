// Loose goods seen through a window, in a bag or in a heap: grains, beans, seeds, nuts.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

type Grain = (pen: Pen, x: number, y: number, size: number) => void

export const grains = {
  long:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.at(x, y, pen.chance.between(-80, 80), 1, () => pen.oval(0, 0, size, size * 0.38, pen.ball(colour))),
  round:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.disc(x, y, size * 0.8, pen.ball(colour)),
  flat:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.at(x, y, pen.chance.between(-60, 60), 1, () => {
        pen.oval(0, 0, size, size * 0.68, pen.ball(colour))
        pen.line(`M${-size * 0.5} 0H${size * 0.5}`, darker(colour, 0.25), size * 0.1, 0.6)
      }),
  corner:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.at(x, y, pen.chance.between(0, 120), 1, () => {
        pen.fill(
          `M0 ${-size}L${size * 0.85} ${size * 0.6}L${-size * 0.85} ${size * 0.6}Z`,
          darker(colour, 0.1),
        )
        pen.fill(`M0 ${-size}L${size * 0.85} ${size * 0.6}L0 ${size * 0.2}Z`, lighter(colour, 0.25))
      }),
  seed:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.at(x, y, pen.chance.between(-70, 70), 1, () => {
        pen.fill(`M0 ${-size}Q${size * 0.75} 0 0 ${size}Q${-size * 0.75} 0 0 ${-size}Z`, '#2f2a33')
        pen.line(`M0 ${-size * 0.7}V${size * 0.7}`, colour, size * 0.22)
      }),
  raisin:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.at(x, y, pen.chance.between(-70, 70), 1, () => {
        pen.oval(0, 0, size, size * 0.7, pen.ball(colour))
        pen.line(`M${-size * 0.6} 0Q0 ${-size * 0.4} ${size * 0.6} 0`, darker(colour, 0.35), size * 0.12, 0.7)
      }),
  apricot:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.at(x, y, pen.chance.between(-40, 40), 1, () => {
        pen.oval(0, 0, size, size * 0.82, pen.ball(colour))
        pen.oval(size * 0.1, 0, size * 0.55, size * 0.4, darker(colour, 0.22), 0.5)
        pen.line(`M${-size * 0.5} 0Q0 ${size * 0.3} ${size * 0.6} 0`, darker(colour, 0.4), size * 0.08, 0.6)
      }),
  walnut:
    (colour: string): Grain =>
    (pen, x, y, size) =>
      pen.at(x, y, pen.chance.between(-50, 50), 1, () => {
        for (const [dx, dy] of [
          [-0.45, -0.35],
          [0.45, -0.35],
          [-0.45, 0.4],
          [0.45, 0.4],
        ] as const)
          pen.oval(dx * size, dy * size, size * 0.56, size * 0.5, pen.ball(colour))
        pen.line(`M0 ${-size * 0.8}V${size * 0.8}`, darker(colour, 0.4), size * 0.12, 0.7)
        for (const side of [-1, 1])
          pen.line(
            `M${side * size * 0.25} ${-size * 0.5}Q${side * size * 0.7} 0 ${side * size * 0.25} ${size * 0.5}`,
            darker(colour, 0.35),
            size * 0.1,
            0.6,
          )
      }),
}

/** Fills the window of a pouch. */
export function windowOf(grain: Grain, ground: string) {
  return (pen: Pen) => {
    pen.box(12, 53, 42, 28, 0, ground)
    spread(pen, grain, { left: 14, right: 52, top: 56, bottom: 79, step: 4.4, size: 3 })
  }
}

interface Spread {
  left: number
  right: number
  top: number
  bottom: number
  step: number
  size: number
}

export function spread(pen: Pen, grain: Grain, { left, right, top, bottom, step, size }: Spread): void {
  for (let y = top; y <= bottom; y += step * 0.8)
    for (let x = left; x <= right; x += step)
      grain(pen, x + pen.chance.between(-0.3, 0.3) * step, y + pen.chance.between(-0.3, 0.3) * step, size)
}

/** A wooden or glass bowl heaped with loose goods. */
export function heap({
  grain,
  ground,
  bowl,
  size,
}: {
  grain: Grain
  ground: string
  bowl: string
  size: number
}): Drawing {
  return {
    width: 92,
    height: 74,
    paint: (pen) => {
      pen.fill('M2 34Q4 74 46 74Q88 74 90 34Z', pen.fall(bowl))
      pen.oval(46, 34, 45, 14, pen.fall(lighter(bowl, 0.25)))
      const mound = 'M6 34Q14 2 46 2Q78 2 86 34Q82 45 46 45Q10 45 6 34Z'
      pen.fill(mound, pen.fall(ground))
      pen.within('M4 36Q12 0 46 0Q80 0 88 36Q82 46 46 46Q10 46 4 36Z', () => {
        for (let y = 8; y <= 40; y += size * 1.15) {
          const half = Math.sqrt(Math.max(0, 1 - ((40 - y) / 42) ** 2)) * 40
          for (let x = 46 - half; x <= 46 + half; x += size * 1.7)
            grain(pen, x + pen.chance.between(-1, 1), y + pen.chance.between(-1, 1), size)
        }
      })
    },
  }
}
