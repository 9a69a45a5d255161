// How each of the five modules looks: its hue and its things.
import type { ArtSubject } from '../content/content.types.ts'
import type { DemoModule } from '../content/demo-modules.ts'
import { standFigure } from './figures/place-figure.ts'
import { paletteOf } from './paint/palette.ts'
import { chanceFrom } from './paint/random.ts'
import { openSheet } from './paint/sheet.ts'
import { orbit } from './scenes/cover-scenes.ts'

interface ModuleLook {
  hue: number
  subject: ArtSubject
}

export const moduleLooks = {
  food: { hue: 10, subject: ['hamburger', 'pizza', 'green-salad', 'bubble-tea'] },
  grocery: { hue: 125, subject: ['basket', 'red-apple', 'broccoli', 'bread'] },
  pharmacy: { hue: 174, subject: ['pill', 'adhesive-bandage', 'lotion-bottle', 'stethoscope'] },
  ecommerce: { hue: 242, subject: ['shopping-bags', 'headphone', 'running-shoe', 'mobile-phone'] },
  parcel: { hue: 40, subject: ['package', 'round-pushpin', 'love-letter', 'wrapped-gift'] },
} as const satisfies Record<DemoModule, ModuleLook>

/** The sign of a module, 256 × 256 on nothing: it stands on whatever surface the page gives it. */
export function composeModuleIcon(module_type: DemoModule): string {
  const { hue, subject } = moduleLooks[module_type]
  const sheet = openSheet(256, 256)
  standFigure(sheet, { name: subject[0], x: 128, y: 120, size: 204 }, paletteOf(hue).shadow)
  return sheet.toSvg()
}

/** The wide card of a module, 720 × 480. */
export function composeModuleThumbnail(module_type: DemoModule): string {
  const { hue, subject } = moduleLooks[module_type]
  const sheet = openSheet(720, 480)
  orbit(sheet, { names: subject, palette: paletteOf(hue), chance: chanceFrom(`module/${module_type}`) })
  return sheet.toSvg()
}
