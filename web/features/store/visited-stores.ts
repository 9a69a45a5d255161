// Remembers which stores a visitor opened and what they saw there (NET-06, HOM-14, HOM-20).
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StorageValue } from '#web/platform/storage/keys.ts'
import { readStored, writeStored } from '#web/platform/storage/storage.ts'
import { rememberVisitedModule } from '#web/platform/storage/visited-modules.ts'

export type VisitedStore = Pick<
  Store,
  | 'id'
  | 'slug'
  | 'name'
  | 'module_id'
  | 'zone_id'
  | 'logo_full_url'
  | 'avg_rating'
  | 'rating_count'
  | 'delivery_time'
>

export type VisitedProduct = { store_id: number; image: string; name: string }

/** A store as it was stored, by this or by an earlier version of the shop. */
type StoredVisit = StorageValue<'visitedStores'>[number]

const productsPerStore = 5
/** Storage is small and nobody scrolls further back. */
const mostStores = 30

/** The store moves to the end: the newest visit is the last. */
export function withVisit<Visited extends { id: number }>(
  before: readonly Visited[],
  store: Visited,
): Visited[] {
  return [...before.filter((one) => one.id !== store.id), store].slice(-mostStores)
}

/** The first five products of the store replace those stored before. */
export function withProducts(
  before: readonly VisitedProduct[],
  store_id: number,
  products: readonly Pick<Item, 'image_full_url' | 'name'>[],
): VisitedProduct[] {
  const seen = products
    .slice(0, productsPerStore)
    .map(({ image_full_url, name }) => ({ store_id, image: image_full_url, name }))
  return [...before.filter((one) => one.store_id !== store_id), ...seen]
}

/** Called by the store page once the store and its first products are there. */
export function rememberStoreVisit(
  store: VisitedStore,
  products: readonly Pick<Item, 'image_full_url' | 'name'>[],
): void {
  const { id, slug, name, module_id, zone_id, logo_full_url, avg_rating, rating_count, delivery_time } = store
  const visit = { id, slug, name, module_id, zone_id, logo_full_url, avg_rating, rating_count, delivery_time }
  const stores = withVisit<StoredVisit>(readStored('visitedStores') ?? [], visit)
  const known = new Set(stores.map((one) => one.id))
  const shown = withProducts(readStored('visitedStoresProducts') ?? [], id, products)
  writeStored('visitedStores', stores)
  writeStored(
    'visitedStoresProducts',
    shown.filter((one) => known.has(one.store_id)),
  )
  rememberVisitedModule(module_id)
}

export interface Visit {
  store: VisitedStore
  products: VisitedProduct[]
}

/** The visits to stores of this module, the newest first. */
export function visitsIn(
  module_id: number,
  stores: readonly StoredVisit[],
  products: readonly VisitedProduct[],
): Visit[] {
  return stores
    .filter((one) => one.module_id === module_id)
    .filter(isWhole)
    .reverse()
    .map((store) => ({ store, products: products.filter((one) => one.store_id === store.id) }))
}

/** What an earlier version stored may lack what a card shows. */
function isWhole(visit: StoredVisit): visit is StoredVisit & VisitedStore {
  const texts = [visit.slug, visit.name, visit.logo_full_url, visit.delivery_time]
  const numbers = [visit.zone_id, visit.avg_rating, visit.rating_count]
  return texts.every((one) => typeof one === 'string') && numbers.every((one) => typeof one === 'number')
}

export const productsShown = 3

/** '2+' stands for the rest when a store has more than four products stored (HOM-14). */
export function restBadge(products: readonly unknown[]): string | null {
  return products.length > productsShown + 1 ? `${products.length - productsShown}+` : null
}
