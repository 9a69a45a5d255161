// Questions about categories as the desk edits them, and about the items and stores that follow them.
import { and, asc, count, desc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import type { Statements } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'

export type CategoryRow = typeof category.$inferSelect

export interface CategoryValues {
  name: Localised
  image: string
  featured: boolean
  status: boolean
  search_text: string
}

export type ListedCategory = { category: CategoryRow; items: number }

/** Of one module, or of all, or one alone. */
export async function categoriesListed(
  db: Statements,
  { module_id, id }: { module_id?: number | undefined; id?: number },
): Promise<ListedCategory[]> {
  const filed = db
    .select({ category_id: item.category_id, items: count().as('items') })
    .from(item)
    .where(and(isNull(item.archived_at), id === undefined ? undefined : eq(item.category_id, id)))
    .groupBy(item.category_id)
    .as('filed')
  const rows = await db
    .select({ category, items: filed.items })
    .from(category)
    .leftJoin(filed, eq(filed.category_id, category.id))
    .where(
      and(
        module_id === undefined ? undefined : eq(category.module_id, module_id),
        id === undefined ? undefined : eq(category.id, id),
      ),
    )
    .orderBy(desc(category.priority), asc(category.id))
  return rows.map((row) => ({ category: row.category, items: row.items ?? 0 }))
}

const sellingFromStores = moduleTypes.filter((type) => moduleTraits[type].sells_from_stores)

export function sellingModules(db: Statements) {
  return db
    .select({ id: module.id, name: module.module_name })
    .from(module)
    .where(and(inArray(module.module_type, sellingFromStores), isNull(module.archived_at)))
    .orderBy(asc(module.id))
}

/** One sequence is changed at a time: two moves at once would give two categories one place. */
export async function lockCategoriesOf(tx: Statements, module_id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: module.id })
    .from(module)
    .where(eq(module.id, module_id))
    .for('no key update')
  return rows.length > 0
}

export async function lockCategory(tx: Statements, id: number): Promise<CategoryRow | null> {
  const [row] = await tx.select().from(category).where(eq(category.id, id)).for('update')
  return row ?? null
}

export async function moduleOfCategory(db: Statements, id: number): Promise<number | null> {
  const [row] = await db.select({ module_id: category.module_id }).from(category).where(eq(category.id, id))
  return row?.module_id ?? null
}

/** In use, in the sequence customers see. */
export function siblingsOf(
  tx: Statements,
  { module_id, parent_id }: { module_id: number; parent_id: number },
) {
  return tx
    .select({ id: category.id, priority: category.priority })
    .from(category)
    .where(
      and(eq(category.module_id, module_id), eq(category.parent_id, parent_id), isNull(category.archived_at)),
    )
    .orderBy(desc(category.priority), asc(category.id))
}

/** Of the whole module, so that a new one is the last of its level whichever that is. */
export async function lowestPriority(tx: Statements, module_id: number): Promise<number> {
  const [row] = await tx
    .select({ lowest: sql<number>`coalesce(min(${category.priority}), 0)::int` })
    .from(category)
    .where(eq(category.module_id, module_id))
  return row?.lowest ?? 0
}

export async function setPriority(tx: Statements, id: number, priority: number): Promise<void> {
  await tx.update(category).set({ priority }).where(eq(category.id, id))
}

export async function childrenOf(tx: Statements, id: number): Promise<number> {
  const [row] = await tx
    .select({ children: count() })
    .from(category)
    .where(and(eq(category.parent_id, id), isNull(category.archived_at)))
  return row?.children ?? 0
}

export async function itemsIn(tx: Statements, id: number): Promise<number> {
  const [row] = await tx
    .select({ items: count() })
    .from(item)
    .where(and(eq(item.category_id, id), isNull(item.archived_at)))
  return row?.items ?? 0
}

export async function slugsLike(tx: Statements, slug: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ slug: category.slug })
    .from(category)
    .where(or(eq(category.slug, slug), like(category.slug, `${slug}-%`)))
  return new Set(rows.map((row) => row.slug))
}

export async function insertCategory(
  tx: Statements,
  values: CategoryValues & { module_id: number; parent_id: number; priority: number; slug: string },
): Promise<number> {
  const [row] = await tx.insert(category).values(values).returning({ id: category.id })
  if (!row) throw new Error('a category was not inserted')
  return row.id
}

type Change = Partial<CategoryValues & { parent_id: number; priority: number; archived_at: Date | null }>

export async function updateCategory(tx: Statements, id: number, change: Change): Promise<void> {
  await tx
    .update(category)
    .set({ ...change, version: sql`${category.version} + 1`, updated_at: new Date() })
    .where(eq(category.id, id))
}

/** Items name both their levels, archived ones too: they may come back. */
export async function fileItems(
  tx: Statements,
  from: number,
  to: { category_id: number; parent_id: number },
): Promise<void> {
  const stores = await tx
    .select({ id: item.store_id })
    .from(item)
    .where(eq(item.category_id, from))
    .groupBy(item.store_id)
  if (stores.length === 0) return
  await tx
    .update(item)
    .set({ category_id: to.category_id, parent_category_id: to.parent_id })
    .where(eq(item.category_id, from))
  await refileStores(
    tx,
    stores.map(({ id }) => id),
  )
}

/** A store names every category it sells from, of both levels. */
async function refileStores(tx: Statements, ids: readonly number[]): Promise<void> {
  const named = sql`(
    SELECT coalesce(array_agg(DISTINCT named ORDER BY named), '{}')
    FROM ${item}, unnest(ARRAY[${item.category_id}, ${item.parent_category_id}]) AS named
    WHERE ${item.store_id} = ${store.id} AND ${item.archived_at} IS NULL AND named > 0)`
  await tx
    .update(store)
    .set({ category_ids: named })
    .where(inArray(store.id, [...ids]))
}
