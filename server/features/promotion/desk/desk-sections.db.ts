// Questions about the fixed pictures of home pages as the desk edits them.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { editedRows } from '#server/database/desk-rows.ts'
import { sectionBanner } from '#server/database/schema/promotion.ts'
import { module } from '#server/database/schema/zone.ts'

export type SectionRow = typeof sectionBanner.$inferSelect

export function sectionsOfModule(db: Statements, module_id: number): Promise<SectionRow[]> {
  return db
    .select()
    .from(sectionBanner)
    .where(eq(sectionBanner.module_id, module_id))
    .orderBy(asc(sectionBanner.type), asc(sectionBanner.position), asc(sectionBanner.id))
}

export async function sectionById(db: Statements, id: number): Promise<SectionRow | null> {
  const [row] = await db.select().from(sectionBanner).where(eq(sectionBanner.id, id))
  return row ?? null
}

export async function lockSection(tx: Statements, id: number): Promise<SectionRow | null> {
  const [row] = await tx.select().from(sectionBanner).where(eq(sectionBanner.id, id)).for('update')
  return row ?? null
}

/** Two who fill one place of a module at once: the second finds it taken. False: there is no such module. */
export async function lockModule(tx: Statements, id: number): Promise<boolean> {
  return (
    (await tx.select({ id: module.id }).from(module).where(eq(module.id, id)).for('no key update')).length > 0
  )
}

export async function isPlaceTaken(tx: Statements, module_id: number, key: string): Promise<boolean> {
  const same = and(eq(sectionBanner.module_id, module_id), eq(sectionBanner.key, key))
  return (await tx.select({ id: sectionBanner.id }).from(sectionBanner).where(same)).length > 0
}

/** Behind the others of its kind. */
export async function insertSection(
  tx: Statements,
  row: Omit<typeof sectionBanner.$inferInsert, 'position'>,
): Promise<number> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${sectionBanner}
    where module_id = ${row.module_id} and type = ${row.type})`
  const [made] = await tx
    .insert(sectionBanner)
    .values({ ...row, position: last })
    .returning({ id: sectionBanner.id })
  if (!made) throw new Error('a picture that was inserted has an id')
  return made.id
}

export async function updateSection(tx: Statements, id: number, change: Partial<SectionRow>): Promise<void> {
  await tx
    .update(sectionBanner)
    .set({ ...change, version: sql`${sectionBanner.version} + 1` })
    .where(eq(sectionBanner.id, id))
}

export async function deleteSection(tx: Statements, id: number): Promise<void> {
  await tx.delete(sectionBanner).where(eq(sectionBanner.id, id))
}

export const editedSections = editedRows(sectionBanner)
