// The wide picture at the head of a store.
import type { ArtSubject } from '../content/content.types.ts'
import { paletteOf } from './paint/palette.ts'
import { chanceFrom } from './paint/random.ts'
import { openSheet } from './paint/sheet.ts'
import { bands, horizon, orbit, type Scene, scatter } from './scenes/cover-scenes.ts'
import { awning, portholes, shelves } from './scenes/shop-scenes.ts'

export interface StoreArt {
  subject: ArtSubject
  hue: number
  name: string
  seed: string
}

const scenes: readonly [Scene, ...Scene[]] = [scatter, horizon, bands, orbit, shelves, awning, portholes]

/** The cover of a store, 1200 × 480: scene, colours and arrangement follow name and seed. */
export function composeStoreCover({ subject, hue, name, seed }: StoreArt): string {
  const chance = chanceFrom(`${seed}/${name}/cover`)
  const sheet = openSheet(1200, 480)
  const scene = chance.pick(scenes)
  scene(sheet, {
    names: subject,
    palette: paletteOf(hue + chance.between(-10, 10), chance.between(-28, 28)),
    chance,
  })
  return sheet.toSvg()
}
