// Imports, the parts of their files, and what is remembered for the next one.
import { and, asc, count, desc, eq, ilike, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { fieldsOf } from '#contract/features/import/import-fields.ts'
import type { ImportKind, ImportState } from '#contract/features/import/import-words.ts'
import type { Statements } from '#server/database/connection.ts'
import {
  catalogueImport,
  importMapping,
  importPart,
  importPicture,
  importRow,
} from '#server/database/schema/import.ts'
import { staff, staffStore } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'

export type ImportRecord = typeof catalogueImport.$inferSelect
export type ImportPatch = Partial<typeof catalogueImport.$inferInsert>
export type PartOf = (typeof importPart.$inferSelect)['of']

const over: ImportState[] = ['done', 'refused', 'canceled']

export async function insertImport(
  db: Statements,
  values: typeof catalogueImport.$inferInsert,
): Promise<ImportRecord> {
  const [row] = await db.insert(catalogueImport).values(values).returning()
  if (!row) throw new Error('the insert returned no row')
  return row
}

export async function importById(db: Statements, id: number): Promise<ImportRecord | null> {
  const [row] = await db.select().from(catalogueImport).where(eq(catalogueImport.id, id))
  return row ?? null
}

/** Newest first; of one of the staff, or of all. */
export async function importsOf(
  db: Statements,
  staff_id: number | null,
  { q, limit, before }: { q: string; limit: number; before: number },
): Promise<{ rows: ImportRecord[]; total_size: number }> {
  const name = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const wanted = and(
    staff_id === null ? undefined : eq(catalogueImport.staff_id, staff_id),
    q === '' ? undefined : ilike(catalogueImport.file_name, name),
  )
  const rows = await db
    .select()
    .from(catalogueImport)
    .where(wanted)
    .orderBy(desc(catalogueImport.id))
    .limit(limit)
    .offset(before)
  const [all] = await db.select({ size: count() }).from(catalogueImport).where(wanted)
  return { rows, total_size: all?.size ?? 0 }
}

export async function unfinishedImports(db: Statements, staff_id: number): Promise<number> {
  const isOpen = and(eq(catalogueImport.staff_id, staff_id), notInArray(catalogueImport.state, over))
  const [all] = await db.select({ size: count() }).from(catalogueImport).where(isOpen)
  return all?.size ?? 0
}

/** Whoever changes it sees the same version; null where it is at another one, or in another state, by now. */
export async function stepImport(
  db: Statements,
  { id, version, states }: { id: number; version: number; states: readonly ImportState[] },
  patch: ImportPatch,
): Promise<ImportRecord | null> {
  const [row] = await db
    .update(catalogueImport)
    .set({ ...patch, version: version + 1 })
    .where(
      and(
        eq(catalogueImport.id, id),
        eq(catalogueImport.version, version),
        inArray(catalogueImport.state, [...states]),
      ),
    )
    .returning()
  return row ?? null
}

export async function savePart(
  db: Statements,
  part: { import_id: number; of: PartOf; number: number; bytes: Buffer },
): Promise<void> {
  await db
    .insert(importPart)
    .values(part)
    .onConflictDoUpdate({
      target: [importPart.import_id, importPart.of, importPart.number],
      set: { bytes: part.bytes },
    })
}

/** Numbers of the parts that came, and how large they are together. */
export async function partsOf(db: Statements, import_id: number, of: PartOf) {
  const { rows } = await db.execute<{ numbers: number[]; size: number }>(sql`
    select coalesce(array_agg(number order by number), '{}') as numbers,
      coalesce(sum(octet_length(bytes)), 0) as size
    from ${importPart} where import_id = ${import_id} and "of" = ${of}`)
  return rows[0] ?? { numbers: [], size: 0 }
}

export async function readPart(db: Statements, import_id: number, of: PartOf, number: number) {
  const [row] = await db
    .select({ bytes: importPart.bytes })
    .from(importPart)
    .where(and(eq(importPart.import_id, import_id), eq(importPart.of, of), eq(importPart.number, number)))
  return row?.bytes ?? null
}

export async function dropParts(db: Statements, import_id: number): Promise<void> {
  await db.delete(importPart).where(eq(importPart.import_id, import_id))
}

export async function rememberedMapping(db: Statements, kind: ImportKind, headings_hash: string) {
  const [row] = await db
    .select()
    .from(importMapping)
    .where(and(eq(importMapping.kind, kind), eq(importMapping.headings_hash, headings_hash)))
  const known = new Set<string>(fieldsOf[kind])
  const fits = Object.values(row?.mapping ?? {}).every((field) => field === null || known.has(field))
  return row && fits ? row.mapping : null
}

export async function rememberMapping(
  db: Statements,
  values: Pick<typeof importMapping.$inferInsert, 'kind' | 'headings_hash' | 'mapping'>,
): Promise<void> {
  await db
    .insert(importMapping)
    .values(values)
    .onConflictDoUpdate({
      target: [importMapping.kind, importMapping.headings_hash],
      set: { mapping: values.mapping },
    })
}

export async function knownPictures(
  db: Statements,
  folder: string,
  sources: readonly string[],
): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map()
  const rows = await db
    .select({ source: importPicture.source, file: importPicture.file })
    .from(importPicture)
    .where(and(eq(importPicture.folder, folder), inArray(importPicture.source, [...sources])))
  return new Map(rows.map(({ source, file }) => [source, file]))
}

export async function rememberPicture(
  db: Statements,
  values: Pick<typeof importPicture.$inferInsert, 'folder' | 'source' | 'file'>,
): Promise<void> {
  await db
    .insert(importPicture)
    .values(values)
    .onConflictDoUpdate({ target: [importPicture.folder, importPicture.source], set: { file: values.file } })
}

/** What they may do now, whatever they might when they began. */
export async function authorOf(db: Statements, staff_id: number) {
  const [row] = await db
    .select({ roles: staff.roles, is_active: staff.is_active })
    .from(staff)
    .where(eq(staff.id, staff_id))
  const stores = await db
    .select({ store_id: staffStore.store_id })
    .from(staffStore)
    .where(eq(staffStore.staff_id, staff_id))
  return row?.is_active ? { roles: row.roles, store_ids: stores.map((one) => one.store_id) } : null
}

export async function isStoreThere(db: Statements, id: number): Promise<boolean> {
  const [row] = await db.select({ id: store.id }).from(store).where(eq(store.id, id))
  return row !== undefined
}

/** Uploads nobody went on with, and rows of imports that are long over. */
export async function forgetOld(
  db: Statements,
  { begun, ended }: { begun: Date; ended: Date },
): Promise<void> {
  const stale = await db
    .update(catalogueImport)
    .set({ state: 'canceled', ended_at: new Date(begun) })
    .where(
      and(
        inArray(catalogueImport.state, ['uploading', 'mapping', 'checked']),
        lt(catalogueImport.created_at, begun),
      ),
    )
    .returning({ id: catalogueImport.id })
  for (const { id } of stale) await dropParts(db, id)
  const old = db
    .select({ id: catalogueImport.id })
    .from(catalogueImport)
    .where(lt(catalogueImport.ended_at, ended))
    .orderBy(asc(catalogueImport.id))
  await db.delete(importRow).where(inArray(importRow.import_id, old))
}
