// How the row of categories looks, shape by shape: how many in view on a wide screen, how many stand in while loading (HOM-12).
import type { ModuleTraits } from '#contract/core/module-type.ts'

interface CategoryRail {
  shape: ModuleTraits['category_shape']
  inView: number
  skeletons: number
  /** The width that puts that many in view. */
  card: string
}

export const categoryRails = {
  round: { shape: 'round', inView: 7, skeletons: 15, card: 'w-20 sm:w-28 lg:w-[calc((100%-6rem)/7)]' },
  tile: { shape: 'tile', inView: 8, skeletons: 8, card: 'w-20 sm:w-28 lg:w-[calc((100%-7rem)/8)]' },
  wide: { shape: 'wide', inView: 5, skeletons: 5, card: 'w-44 sm:w-56 lg:w-[calc((100%-4rem)/5)]' },
} as const satisfies Record<ModuleTraits['category_shape'], CategoryRail>
