// How the row of categories looks in each module: how many in view on a wide screen, how many stand in while loading (HOM-12).
import type { ModuleType } from '#contract/core/module-type.ts'
import type { CategoryShape } from '#web/features/category/category-card.tsx'

interface CategoryRail {
  shape: CategoryShape
  inView: number
  skeletons: number
  /** The width that puts that many in view. */
  card: string
}

const eightTiles = {
  shape: 'tile',
  inView: 8,
  skeletons: 8,
  card: 'w-20 sm:w-28 lg:w-[calc((100%-7rem)/8)]',
} as const

export const categoryRails = {
  food: { shape: 'round', inView: 7, skeletons: 15, card: 'w-20 sm:w-28 lg:w-[calc((100%-6rem)/7)]' },
  grocery: eightTiles,
  pharmacy: eightTiles,
  ecommerce: {
    shape: 'wide',
    inView: 5,
    skeletons: 5,
    card: 'w-44 sm:w-56 lg:w-[calc((100%-4rem)/5)]',
  },
  // Parcels have kinds instead of categories; they are chosen in their own section.
  parcel: eightTiles,
} as const satisfies Record<ModuleType, CategoryRail>
