// How what a store sells is laid out: dishes in lines with the picture at the side, products as tiles.
import type { ModuleTraits } from '#contract/core/module-type.ts'

export const menuLooks = {
  dish: { layout: 'menu', grid: { min: 340 }, skeleton: 'menu-row-skeleton' },
  product: { layout: 'menu_tile', grid: { min: 200, pairs: true }, skeleton: 'menu-tile-skeleton' },
} as const satisfies Record<ModuleTraits['item_look'], unknown>
