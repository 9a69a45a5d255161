// What the builder is given and the ids it hands from one table to the next.
import type { category, item } from '#server/database/schema/item.ts'
import type { store } from '#server/database/schema/store.ts'
import type { ItemContent, StoreContent } from '../content/content.types.ts'
import type { ShopModule } from '../content/demo-modules.ts'

export interface StreetAddress {
  street_en: string
  street_ru: string
  house: string
  lat: number
  lng: number
}

export interface WorldPlan {
  now: Date
  time_zone: string
  /** Real houses of the city, spread over it. */
  streets: readonly StreetAddress[]
  /** Grown by branches of its stores until it holds so many; without it the world is as it was written. */
  items?: number | undefined
}

export type StoreRow = typeof store.$inferInsert & { id: number }
export type ItemRow = typeof item.$inferInsert & { id: number }
export type CategoryRow = typeof category.$inferInsert & { id: number }

/** A store row with what it was made from. */
export interface MadeStore {
  row: StoreRow
  content: StoreContent
  module_type: ShopModule
  /** What its chances are drawn from: no two stores are alike. */
  seed: string
  /** Only of a branch: the word its items have after their name. */
  house?: string
}

export interface MadeItem {
  row: ItemRow
  content: ItemContent
  store: MadeStore
}

/** Hands out ids in order, one counter a table. */
export function idCounter(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}
