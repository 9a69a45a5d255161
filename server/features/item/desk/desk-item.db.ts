// Questions about one item at the desk, what it is filed under, and writing it.
import { and, asc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import type { Statements } from '#server/database/connection.ts'
import { addOn, attribute, category, commonCondition, item, unit } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'

export type StoredItem = typeof item.$inferSelect
export type NewItem = typeof item.$inferInsert

export async function itemById(db: Statements, id: number): Promise<StoredItem | null> {
  const [row] = await db.select().from(item).where(eq(item.id, id))
  return row ?? null
}

export function itemsById(db: Statements, ids: readonly number[]): Promise<StoredItem[]> {
  return db
    .select()
    .from(item)
    .where(inArray(item.id, [...ids]))
}

/** In one order of ids for everybody, so that no two wait for each other; the keys stay free for what points at them. */
export function lockItems(tx: Statements, ids: readonly number[]): Promise<StoredItem[]> {
  return tx
    .select()
    .from(item)
    .where(inArray(item.id, [...ids]))
    .orderBy(asc(item.id))
    .for('no key update')
}

export async function lockItem(tx: Statements, id: number): Promise<StoredItem | null> {
  const [row] = await lockItems(tx, [id])
  return row ?? null
}

export async function updateItem(tx: Statements, id: number, change: Partial<NewItem>): Promise<void> {
  await tx.update(item).set(change).where(eq(item.id, id))
}

/** What changes of many items at once; one statement, so that the triggers of the table run once. */
export type ChangedItem = Pick<
  StoredItem,
  | 'id'
  | 'price'
  | 'variations'
  | 'discount'
  | 'discount_type'
  | 'status'
  | 'visible'
  | 'category_id'
  | 'parent_category_id'
  | 'search_text'
> & { archived_at: Date | null }

export async function updateItems(tx: Statements, changed: readonly ChangedItem[], now: Date): Promise<void> {
  await tx.execute(sql`
    update ${item} set
      price = fresh.price, variations = fresh.variations, discount = fresh.discount,
      discount_type = fresh.discount_type, status = fresh.status, visible = fresh.visible,
      category_id = fresh.category_id, parent_category_id = fresh.parent_category_id,
      search_text = fresh.search_text, archived_at = fresh.archived_at,
      version = ${item.version} + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as fresh (
      id integer, price integer, variations jsonb, discount integer, discount_type text, status boolean,
      visible boolean, category_id integer, parent_category_id integer, search_text text, archived_at timestamptz)
    where ${item.id} = fresh.id`)
}

/** Null where the slug is taken. */
export async function insertItem(tx: Statements, row: NewItem): Promise<StoredItem | null> {
  const [made] = await tx.insert(item).values(row).onConflictDoNothing({ target: item.slug }).returning()
  return made ?? null
}

const storeColumns = {
  id: store.id,
  name: store.name,
  module_id: store.module_id,
  zone_id: store.zone_id,
  status: store.status,
  archived_at: store.archived_at,
  module_name: module.module_name,
  module_type: module.module_type,
}

function selectStores(db: Statements) {
  return db.select(storeColumns).from(store).innerJoin(module, eq(module.id, store.module_id))
}

export type OwningStore = Awaited<ReturnType<typeof selectStores>>[number]

export async function storeById(db: Statements, id: number): Promise<OwningStore | null> {
  const [row] = await selectStores(db).where(eq(store.id, id))
  return row ?? null
}

export function storesByIds(db: Statements, ids: readonly number[]): Promise<OwningStore[]> {
  return selectStores(db).where(inArray(store.id, [...ids]))
}

const selling = moduleTypes.filter((one) => moduleTraits[one].sells_from_stores)

export interface WantedStores {
  q: string
  id?: number | undefined
  /** Null is all. */
  within: readonly number[] | null
  language: Language
}

export function storesNamed(
  db: Statements,
  { q, id, within, language }: WantedStores,
): Promise<OwningStore[]> {
  const name = sql`${store.name} ->> ${language}::text`
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return selectStores(db)
    .where(
      and(
        id === undefined ? undefined : eq(store.id, id),
        within === null ? undefined : inArray(store.id, [...within]),
        q === '' ? undefined : ilike(sql`${store.name}::text`, part),
        isNull(store.archived_at),
        inArray(module.module_type, selling),
      ),
    )
    .orderBy(name, asc(store.id))
    .limit(50)
}

export type StoredCategory = typeof category.$inferSelect

/**
 * With the one above it, if there is one. Whoever renames or moves one of them waits until the items that are written now
 * are written: they are found by its name. The lightest of locks, for the triggers of items count in these rows.
 */
export async function categoryPath(tx: Statements, id: number): Promise<StoredCategory[]> {
  const held = (one: number) => tx.select().from(category).where(eq(category.id, one)).for('key share')
  const [leaf] = await held(id)
  if (!leaf) return []
  return leaf.parent_id === 0 ? [leaf] : [leaf, ...(await held(leaf.parent_id))]
}

export async function termRows(db: Statements, module_id: number | undefined) {
  const inModule = module_id === undefined ? undefined : eq(category.module_id, module_id)
  const [modules, categories, units, attributes, conditions] = await Promise.all([
    db.select().from(module).where(inArray(module.module_type, selling)).orderBy(asc(module.id)),
    db
      .select()
      .from(category)
      .where(and(inModule, isNull(category.archived_at)))
      .orderBy(sql`${category.priority} desc`, asc(category.id)),
    db.select().from(unit).orderBy(asc(unit.id)),
    db.select().from(attribute).orderBy(asc(attribute.id)),
    db.select().from(commonCondition).orderBy(asc(commonCondition.id)),
  ])
  return { modules, categories, units, attributes, conditions }
}

export async function isUnit(db: Statements, id: number): Promise<boolean> {
  return (await db.select({ id: unit.id }).from(unit).where(eq(unit.id, id))).length > 0
}

export async function isCondition(db: Statements, id: number): Promise<boolean> {
  const known = db.select({ id: commonCondition.id }).from(commonCondition)
  return (await known.where(eq(commonCondition.id, id))).length > 0
}

export type StoredAddOn = typeof addOn.$inferSelect

export function addOnsOf(db: Statements, store_id: number, language: Language): Promise<StoredAddOn[]> {
  return db
    .select()
    .from(addOn)
    .where(eq(addOn.store_id, store_id))
    .orderBy(sql`${addOn.name} ->> ${language}::text`, asc(addOn.id))
}

/** Of those ids, the ones this store has. */
export async function ownAddOns(
  db: Statements,
  store_id: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: addOn.id })
    .from(addOn)
    .where(and(eq(addOn.store_id, store_id), inArray(addOn.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

export async function insertAddOn(tx: Statements, row: typeof addOn.$inferInsert): Promise<StoredAddOn> {
  const [made] = await tx.insert(addOn).values(row).returning()
  if (!made) throw new Error('the add-on was not made')
  return made
}

export async function lockAddOn(tx: Statements, id: number): Promise<StoredAddOn | null> {
  const [row] = await tx.select().from(addOn).where(eq(addOn.id, id)).for('no key update')
  return row ?? null
}

export function addOnsById(db: Statements, ids: readonly number[]): Promise<StoredAddOn[]> {
  return db
    .select()
    .from(addOn)
    .where(inArray(addOn.id, [...ids]))
}

export async function updateAddOn(
  tx: Statements,
  id: number,
  change: Partial<StoredAddOn>,
): Promise<StoredAddOn> {
  const [row] = await tx.update(addOn).set(change).where(eq(addOn.id, id)).returning()
  if (!row) throw new Error('the add-on is gone under its lock')
  return row
}

/**
 * What stores say of their items: how many they sell and under which categories. Under the stores' locks, and counted
 * by a statement of its own: two who add an item at once would otherwise both count without the other's.
 */
export async function countAssortment(tx: Statements, store_ids: readonly number[]): Promise<void> {
  if (store_ids.length === 0) return
  const ids = sql`any(${sql.param([...new Set(store_ids)])}::int[])`
  await tx
    .select({ id: store.id })
    .from(store)
    .where(sql`${store.id} = ${ids}`)
    .orderBy(asc(store.id))
    .for('no key update')
  await tx.execute(sql`
    with sold as materialized (
      select store_id, category_id, parent_category_id from ${item}
      where ${item.store_id} = ${ids} and ${item.status} and ${item.is_approved} and ${item.archived_at} is null
    ), counts as (
      select store_id, count(*)::integer as items from sold group by store_id
    ), filed as (
      select store_id, array_agg(distinct category order by category) as categories
      from sold, lateral (values (category_id), (parent_category_id)) as named (category)
      where category > 0 group by store_id
    ), counted as (
      select store.id, coalesce(counts.items, 0) as items, coalesce(filed.categories, '{}') as categories
      from ${store} left join counts on counts.store_id = store.id left join filed on filed.store_id = store.id
      where ${store.id} = ${ids}
    )
    update ${store} set total_items = counted.items, category_ids = counted.categories
    from counted where ${store.id} = counted.id
      and (${store.total_items}, ${store.category_ids}) is distinct from (counted.items, counted.categories)`)
}
