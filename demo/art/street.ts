// The landing picture: one street with five shops, one for each way of ordering, and the courier on the road.
import { type DemoModule, demoModules } from '../content/demo-modules.ts'
import { placedHeight, standFigure } from './figures/place-figure.ts'
import { moduleLooks } from './module-art.ts'
import { type Palette, paletteOf } from './paint/palette.ts'
import { chanceFrom } from './paint/random.ts'
import { circle, ellipse, path, rect } from './paint/shapes.ts'
import { openSheet, px, type Sheet } from './paint/sheet.ts'
import { cloud, fillSheet, hillLine } from './scenes/scenery.ts'

const [width, height] = [1200, 900]
const ground = 690
const shopWidth = 216
const roofs = {
  food: 318,
  grocery: 250,
  pharmacy: 344,
  ecommerce: 226,
  parcel: 300,
} as const satisfies Record<DemoModule, number>

/** The hero of the landing page, 1200 × 900. */
export function composeLandingHero(): string {
  const sheet = openSheet(width, height)
  drawSky(sheet)
  demoModules.forEach((type, place) => {
    drawShop(sheet, type, 48 + place * (shopWidth + 6))
  })
  drawRoad(sheet)
  const shadow = paletteOf(225).shadow
  const stand = (name: string, x: number, y: number, size: number, flip = false) =>
    standFigure(sheet, { name, x, y: y - placedHeight(name, size) / 2, size, flip }, shadow)
  stand('deciduous-tree', 30, 712, 150)
  stand('deciduous-tree', 1176, 712, 150)
  stand('potted-plant', 486, 726, 72)
  stand('potted-plant', 708, 726, 72)
  stand('delivery-truck', 946, 812, 190, true)
  stand('package', 328, 724, 88)
  stand('motor-scooter', 372, 850, 226, true)
  stand('woman-walking-light', 600, 742, 120)
  stand('man-walking-medium-light', 156, 742, 118, true)
  return sheet.toSvg()
}

function drawSky(sheet: Sheet): void {
  const sky = paletteOf(215)
  const meadow = paletteOf(110)
  fillSheet(sheet, sky.edge, sky.light, 90)
  const chance = chanceFrom('street')
  sheet.add(
    circle(930, 190, 210, { fill: '#ffffff', opacity: 0.3 }),
    circle(930, 190, 132, { fill: '#fff1bf', opacity: 0.9 }),
    cloud(190, 130, 52),
    cloud(560, 86, 40),
    cloud(1080, 116, 44),
    hillLine(sheet, 520, 90, chance, meadow.edge),
    hillLine(sheet, 600, 60, chance, meadow.tint),
  )
}

function drawRoad(sheet: Sheet): void {
  const stone = paletteOf(250)
  sheet.add(
    rect({ x: 0, y: ground, width, height: 70 }, { fill: '#f3eee9' }),
    rect({ x: 0, y: ground, width, height: 5 }, { fill: '#ffffff', opacity: 0.8 }),
    rect({ x: 0, y: ground + 64, width, height: 12 }, { fill: '#d9d2d6' }),
    rect(
      { x: 0, y: ground + 76, width, height: height - ground - 76 },
      {
        fill: sheet.linear([
          [0, '#73708a'],
          [1, '#5b5873'],
        ]),
      },
    ),
  )
  for (let x = 30; x < width; x += 150) {
    sheet.add(rect({ x, y: 846, width: 84, height: 9, radius: 4.5 }, { fill: stone.light, opacity: 0.75 }))
  }
}

function drawShop(sheet: Sheet, type: DemoModule, x: number): void {
  const { hue, subject } = moduleLooks[type]
  const palette = paletteOf(hue)
  const roof = roofs[type]
  const middle = x + shopWidth / 2
  sheet.add(
    rect(
      { x, y: roof, width: shopWidth, height: ground - roof + 10, radius: 14 },
      {
        fill: sheet.linear([
          [0, palette.tint],
          [1, palette.edge],
        ]),
      },
    ),
    rect({ x: x - 6, y: roof, width: shopWidth + 12, height: 20, radius: 10 }, { fill: palette.strong }),
  )
  drawSign(sheet, middle, roof, subject[0], palette)
  drawUpperWindows(sheet, x, roof + 48, palette)
  drawFront(sheet, x, palette)
  const goods = [subject[1], subject[2], subject[3]] as const
  goods.forEach((name, place) => {
    const size = 58
    standFigure(
      sheet,
      { name, x: x + 46 + place * 62, y: ground - 36 - placedHeight(name, size) / 2, size },
      palette.shadow,
    )
  })
  sheet.add(
    rect(
      { x: x + 8, y: ground - 38, width: shopWidth - 16, height: 38, radius: 6 },
      { fill: palette.strong },
    ),
  )
  sheet.add(
    rect(
      { x: x + 8, y: ground - 38, width: shopWidth - 16, height: 7, radius: 3 },
      { fill: '#ffffff', opacity: 0.55 },
    ),
  )
}

/** The round sign stands on the roof. */
function drawSign(sheet: Sheet, x: number, roof: number, name: string, palette: Palette): void {
  sheet.add(
    rect({ x: x - 5, y: roof - 30, width: 10, height: 34 }, { fill: palette.deep }),
    circle(x, roof - 84, 72, { fill: palette.vivid }),
    circle(x, roof - 84, 62, { fill: '#ffffff' }),
  )
  standFigure(sheet, { name, x, y: roof - 86, size: 84 }, palette.shadow)
}

function drawUpperWindows(sheet: Sheet, x: number, from: number, palette: Palette): void {
  const glass = sheet.linear([
    [0, '#ffffff', 0.95],
    [1, palette.soft, 0.9],
  ])
  for (let y = from; y < 430; y += 92) {
    for (const across of [0.27, 0.73]) {
      const left = x + shopWidth * across - 27
      sheet.add(
        rect({ x: left, y, width: 54, height: 66, radius: 27 }, { fill: glass }),
        rect({ x: left - 4, y: y + 60, width: 62, height: 9, radius: 4.5 }, { fill: palette.vivid }),
      )
    }
  }
}

function drawFront(sheet: Sheet, x: number, palette: Palette): void {
  const top = 520
  sheet.add(
    rect(
      { x: x + 12, y: top + 10, width: shopWidth - 24, height: ground - top - 10, radius: 8 },
      { fill: palette.light },
    ),
    ellipse(x + shopWidth / 2, ground - 50, shopWidth * 0.4, 60, { fill: '#ffffff', opacity: 0.9 }),
  )
  const [stripes, drop] = [6, 44]
  const step = (shopWidth + 12) / stripes
  const shade = sheet.linear([
    [0, palette.shadow, 0.22],
    [1, palette.shadow, 0],
  ])
  sheet.add(rect({ x: x + 12, y: top + drop, width: shopWidth - 24, height: 36 }, { fill: shade }))
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const left = x - 6 + stripe * step
    const fill = stripe % 2 === 0 ? palette.vivid : '#ffffff'
    sheet.add(
      path(
        `M${px(left)} ${top}H${px(left + step)}V${top + drop}A${px(step / 2)} ${px(step * 0.42)} 0 0 1 ${px(left)} ${top + drop}Z`,
        { fill },
      ),
    )
  }
}
