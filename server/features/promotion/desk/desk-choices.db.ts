// Questions of forms and filters of the desk: what may be chosen, found by a part of its name.
import { and, asc, type Column, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { isFound, isOfStores, textIn } from '#server/database/desk-rows.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import { category, item } from '#server/database/schema/item.ts'
import { order } from '#server/database/schema/order.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone } from '#server/database/schema/zone.ts'

export interface ChoiceQuestion {
  q: string
  ids?: readonly number[] | undefined
  module_id?: number | undefined
  store_id?: number | undefined
  language: Language
  /** Null: all. */
  store_ids: readonly number[] | null
}

const most = 20

const nothing = sql<string>`''`

/** Ids ask for these alone; archived things are found by them only. */
function asked(column: Column, found: SQL | undefined, inUse: SQL | undefined, ids?: readonly number[]) {
  return ids === undefined ? and(found, inUse) : inArray(column, [...ids])
}

export function modulesLike(db: Statements, { q, ids, language, store_ids }: ChoiceQuestion) {
  const ofTheirs = sql`exists (select 1 from ${store} where ${store.module_id} = ${module.id}
    and ${isOfStores(store.id, store_ids) ?? sql`true`})`
  return db
    .select({ id: module.id, name: textIn(module.module_name, language), detail: nothing })
    .from(module)
    .where(
      and(
        asked(module.id, isFound(q, [module.module_name]), isNull(module.archived_at), ids),
        store_ids === null ? undefined : ofTheirs,
      ),
    )
    .orderBy(asc(module.id))
}

export function zonesLike(db: Statements, { q, ids, language }: ChoiceQuestion) {
  return db
    .select({ id: zone.id, name: textIn(zone.name, language), detail: nothing })
    .from(zone)
    .where(asked(zone.id, isFound(q, [zone.name]), isNull(zone.archived_at), ids))
    .orderBy(asc(zone.id))
    .limit(100)
}

export function storesLike(db: Statements, { q, ids, module_id, language, store_ids }: ChoiceQuestion) {
  return db
    .select({
      id: store.id,
      name: textIn(store.name, language),
      detail: textIn(module.module_name, language),
    })
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .where(
      and(
        isOfStores(store.id, store_ids),
        module_id === undefined ? undefined : eq(store.module_id, module_id),
        asked(store.id, isFound(q, [store.name]), isNull(store.archived_at), ids),
      ),
    )
    .orderBy(textIn(store.name, language), asc(store.id))
    .limit(most)
}

/** The most ordered first: they are what promotions are made for. */
export function itemsLike(db: Statements, question: ChoiceQuestion) {
  const { q, ids, module_id, store_id, language, store_ids } = question
  return db
    .select({ id: item.id, name: textIn(item.name, language), detail: textIn(store.name, language) })
    .from(item)
    .innerJoin(store, eq(store.id, item.store_id))
    .where(
      and(
        isOfStores(item.store_id, store_ids),
        module_id === undefined ? undefined : eq(item.module_id, module_id),
        store_id === undefined ? undefined : eq(item.store_id, store_id),
        asked(item.id, isFound(q, [item.name]), isNull(item.archived_at), ids),
      ),
    )
    .orderBy(sql`${item.order_count} desc`, asc(item.id))
    .limit(most)
}

export function categoriesLike(db: Statements, { q, ids, module_id, language }: ChoiceQuestion) {
  return db
    .select({ id: category.id, name: textIn(category.name, language), detail: nothing })
    .from(category)
    .where(
      and(
        module_id === undefined ? undefined : eq(category.module_id, module_id),
        asked(category.id, isFound(q, [category.name]), isNull(category.archived_at), ids),
      ),
    )
    .orderBy(asc(category.parent_id), textIn(category.name, language))
    .limit(most)
}

export function couriersLike(db: Statements, { q, ids }: ChoiceQuestion) {
  return db
    .select({ id: deliveryMan.id, name: fullName(deliveryMan), detail: nothing })
    .from(deliveryMan)
    .where(asked(deliveryMan.id, isFound(q, [deliveryMan.f_name, deliveryMan.l_name]), undefined, ids))
    .orderBy(asc(deliveryMan.f_name), asc(deliveryMan.id))
    .limit(most)
}

const fullName = (of: typeof deliveryMan | typeof customer) =>
  sql<string>`trim(${of.f_name} || ' ' || ${of.l_name})`

/** The end of the phone, or a masked email: enough to tell two of one name apart. */
const contact = sql<string>`coalesce('…' || right(${customer.phone}, 4), left(${customer.email}, 2) || '…', '')`

export function customersLike(db: Statements, { q, ids, store_ids }: ChoiceQuestion) {
  const ordered = sql`exists (select 1 from ${order} where ${order.customer_id} = ${customer.id}
    and ${isOfStores(order.store_id, store_ids) ?? sql`true`})`
  const full = sql`${customer.f_name} || ' ' || ${customer.l_name} ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`}`
  const found = q === '' ? undefined : sql`(${full} or ${isFound(q, [customer.phone, customer.email])})`
  return db
    .select({ id: customer.id, name: fullName(customer), detail: contact })
    .from(customer)
    .where(
      and(
        isNull(customer.deleted_at),
        store_ids === null ? undefined : ordered,
        asked(customer.id, found, undefined, ids),
      ),
    )
    .orderBy(asc(customer.f_name), asc(customer.id))
    .limit(ids === undefined ? most : 200)
}
