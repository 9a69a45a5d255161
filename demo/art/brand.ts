// The house mark of Fivefold: five petals folded from paper, one for each way of ordering.
import { type DemoModule, demoModules } from '../content/demo-modules.ts'
import { oklch } from './paint/colour.ts'
import { letter, textWidth } from './paint/lettering.ts'
import { group, path, rect } from './paint/shapes.ts'
import { openSheet, px } from './paint/sheet.ts'

const petalAngles = {
  food: 30,
  grocery: 142,
  pharmacy: 185,
  ecommerce: 278,
  parcel: 75,
} as const satisfies Record<DemoModule, number>

const petalLightness = {
  food: 0.67,
  grocery: 0.7,
  pharmacy: 0.68,
  ecommerce: 0.58,
  parcel: 0.79,
} as const satisfies Record<DemoModule, number>

const wordmarkColours = { ink: '#1c1b22', paper: '#ffffff' } as const

/** Sign and name beside each other, 640 × 160 on nothing; `paper` is for dark pages. */
export function composeLogo(tone: keyof typeof wordmarkColours, name = 'Fivefold'): string {
  const size = 112
  const sheet = openSheet(Math.ceil(188 + textWidth(name, size)), 160)
  sheet.add(
    petals(82, 84, 74),
    letter({ text: name, x: 176, y: 82, size, fill: wordmarkColours[tone], anchor: 'start' }),
  )
  return sheet.toSvg()
}

/** The sign alone on a rounded white tile, 256 × 256. */
export function composeFavicon(): string {
  const sheet = openSheet(256, 256)
  sheet.add(
    rect({ x: 0, y: 0, width: 256, height: 256, radius: 60 }, { fill: '#ffffff' }),
    petals(128, 133, 112),
  )
  return sheet.toSvg()
}

/** Five petals around a centre; `reach` is the length of a petal. */
function petals(x: number, y: number, reach: number): string {
  const parts = demoModules.map((type, place) => {
    const [angle, lightness] = [petalAngles[type], petalLightness[type]]
    const turned = `transform="translate(${px(x)} ${px(y)})rotate(${place * 72})"`
    return group(
      [
        path(halfPetal(reach, -1), { fill: oklch(lightness + 0.09, 0.17, angle) }),
        path(halfPetal(reach, 1), { fill: oklch(lightness - 0.03, 0.19, angle) }),
      ],
      turned,
    )
  })
  return parts.join('')
}

/** One side of a petal that points up; the crease is its straight edge. */
function halfPetal(reach: number, side: 1 | -1): string {
  const at = (across: number, up: number) => `${px(across * side * reach)} ${px(-up * reach)}`
  return `M${at(0, 0.09)}L${at(0, 1)}C${at(0.24, 1)} ${at(0.45, 0.9)} ${at(0.45, 0.71)}C${at(0.45, 0.56)} ${at(0.24, 0.41)} ${at(0, 0.09)}Z`
}
