// Questions about categories as the desk edits them.
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import type { Statements } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'
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

/** Null where the slug is taken. */
export async function insertCategory(
  tx: Statements,
  values: CategoryValues & { module_id: number; parent_id: number; priority: number; slug: string },
): Promise<number | null> {
  const [row] = await tx
    .insert(category)
    .values(values)
    .onConflictDoNothing({ target: category.slug })
    .returning({ id: category.id })
  return row?.id ?? null
}

type Change = Partial<CategoryValues & { parent_id: number; priority: number; archived_at: Date | null }>

export async function updateCategory(tx: Statements, id: number, change: Change): Promise<void> {
  await tx
    .update(category)
    .set({ ...change, version: sql`${category.version} + 1`, updated_at: new Date() })
    .where(eq(category.id, id))
}
