// Questions about what customers keep for later.
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { wish } from '#server/database/schema/wishlist.ts'
import { module } from '#server/database/schema/zone.ts'
import type { Scope } from '#server/platform/http/bind.ts'

export type Wish = { kind: 'item' | 'store'; id: number }

export type Place = Pick<Scope, 'module_id' | 'zone_ids'>

/** In the module, in an active one at least, and delivered in the zones. Needs `module` joined. */
export function offeredIn(
  { module_id, zone_ids }: Place,
  zone: typeof item.zone_id | typeof store.zone_id,
): SQL {
  const here = and(
    eq(module.status, true),
    module_id === null ? undefined : eq(module.id, module_id),
    or(eq(module.all_zone_service, true), inArray(zone, [...zone_ids])),
  )
  return here ?? eq(module.status, true)
}

export async function wishedItemIds(db: Database, customer_id: number, place: Place): Promise<number[]> {
  const rows = await db
    .select({ id: item.id })
    .from(wish)
    .innerJoin(item, eq(item.id, wish.item_id))
    .innerJoin(module, eq(module.id, item.module_id))
    .where(and(eq(wish.customer_id, customer_id), eq(item.visible, true), offeredIn(place, item.zone_id)))
    .orderBy(desc(wish.id))
  return rows.map((row) => row.id)
}

export async function wishedStoreIds(db: Database, customer_id: number, place: Place): Promise<number[]> {
  const rows = await db
    .select({ id: store.id })
    .from(wish)
    .innerJoin(store, eq(store.id, wish.store_id))
    .innerJoin(module, eq(module.id, store.module_id))
    .where(and(eq(wish.customer_id, customer_id), eq(store.status, true), offeredIn(place, store.zone_id)))
    .orderBy(desc(wish.id))
  return rows.map((row) => row.id)
}

const idsOf = ({ kind, id }: Wish) => (kind === 'item' ? { item_id: id } : { store_id: id })

/** False when it was there already; two taps at once cannot both get a yes. */
export async function addWish(db: Database, customer_id: number, wanted: Wish): Promise<boolean> {
  const added = await db
    .insert(wish)
    .values({ customer_id, ...idsOf(wanted) })
    .onConflictDoNothing()
    .returning({ id: wish.id })
  return added.length > 0
}

/** False when there was nothing to remove. */
export async function removeWish(db: Database, customer_id: number, { kind, id }: Wish): Promise<boolean> {
  const which = kind === 'item' ? eq(wish.item_id, id) : eq(wish.store_id, id)
  const removed = await db
    .delete(wish)
    .where(and(eq(wish.customer_id, customer_id), which))
    .returning({ id: wish.id })
  return removed.length > 0
}

/** All of them, wherever they are offered. */
export function wishesOf(db: Database, customer_id: number) {
  return db
    .select({ item_id: wish.item_id, store_id: wish.store_id, created_at: wish.created_at })
    .from(wish)
    .where(eq(wish.customer_id, customer_id))
    .orderBy(desc(wish.id))
}

export async function forgetWishes(db: Statements, customer_id: number): Promise<void> {
  await db.delete(wish).where(eq(wish.customer_id, customer_id))
}
