// What a customer keeps that the lists of this module and these zones do not show, though it is offered somewhere.
import { and, desc, eq, not } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { wish } from '#server/database/schema/wishlist.ts'
import { module, zone } from '#server/database/schema/zone.ts'
import { offeredIn, type Place } from './wishlist.db.ts'

const facts = {
  wish_id: wish.id,
  store: { id: store.id, slug: store.slug, name: store.name },
  module: { id: module.id, type: module.module_type, name: module.module_name },
  zone: { id: zone.id, name: zone.name },
}

export async function wishedItemsElsewhere(db: Database, customer_id: number, place: Place) {
  return db
    .select({ ...facts, item: { id: item.id, slug: item.slug, name: item.name } })
    .from(wish)
    .innerJoin(item, and(eq(item.id, wish.item_id), eq(item.visible, true)))
    .innerJoin(store, eq(store.id, item.store_id))
    .innerJoin(module, and(eq(module.id, item.module_id), eq(module.status, true)))
    .innerJoin(zone, and(eq(zone.id, item.zone_id), eq(zone.status, true)))
    .where(and(eq(wish.customer_id, customer_id), not(offeredIn(place, item.zone_id))))
    .orderBy(desc(wish.id))
}

export async function wishedStoresElsewhere(db: Database, customer_id: number, place: Place) {
  return db
    .select(facts)
    .from(wish)
    .innerJoin(store, and(eq(store.id, wish.store_id), eq(store.status, true)))
    .innerJoin(module, and(eq(module.id, store.module_id), eq(module.status, true)))
    .innerJoin(zone, and(eq(zone.id, store.zone_id), eq(zone.status, true)))
    .where(and(eq(wish.customer_id, customer_id), not(offeredIn(place, store.zone_id))))
    .orderBy(desc(wish.id))
}

export type WishedElsewhere = Awaited<ReturnType<typeof wishedStoresElsewhere>>[number] & {
  item?: Awaited<ReturnType<typeof wishedItemsElsewhere>>[number]['item']
}
