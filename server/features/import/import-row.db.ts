// The rows of a checked file, as they were sent and with what becomes of them.
import { and, asc, count, eq, gt, ilike, ne } from 'drizzle-orm'
import type { RowFate } from '#contract/features/import/import-words.ts'
import type { Statements } from '#server/database/connection.ts'
import { importRow, type RowReason } from '#server/database/schema/import.ts'

export type StagedRow = typeof importRow.$inferSelect

export async function insertRows(
  db: Statements,
  rows: readonly (typeof importRow.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(importRow).values([...rows])
}

export async function deleteRows(db: Statements, import_id: number): Promise<void> {
  await db.delete(importRow).where(eq(importRow.import_id, import_id))
}

/** After a line, in sequence; refused ones or all the others. */
export function rowsAfter(
  db: Statements,
  import_id: number,
  { line, limit, refused }: { line: number; limit: number; refused: boolean },
): Promise<StagedRow[]> {
  const fate = refused ? eq(importRow.fate, 'refused') : ne(importRow.fate, 'refused')
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.import_id, import_id), gt(importRow.line, line), fate))
    .orderBy(asc(importRow.line))
    .limit(limit)
}

export interface RowFilter {
  fate?: RowFate | undefined
  q: string
  limit: number
  before: number
}

export async function rowsOf(
  db: Statements,
  import_id: number,
  { fate, q, limit, before }: RowFilter,
): Promise<{ rows: StagedRow[]; total_size: number }> {
  const name = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const wanted = and(
    eq(importRow.import_id, import_id),
    fate === undefined ? undefined : eq(importRow.fate, fate),
    q === '' ? undefined : ilike(importRow.name, name),
  )
  const rows = await db
    .select()
    .from(importRow)
    .where(wanted)
    .orderBy(asc(importRow.line))
    .limit(limit)
    .offset(before)
  const [all] = await db.select({ size: count() }).from(importRow).where(wanted)
  return { rows, total_size: all?.size ?? 0 }
}

export async function countFates(db: Statements, import_id: number): Promise<Record<RowFate, number>> {
  const rows = await db
    .select({ fate: importRow.fate, rows: count() })
    .from(importRow)
    .where(eq(importRow.import_id, import_id))
    .groupBy(importRow.fate)
  const none = { made: 0, changed: 0, unchanged: 0, refused: 0 }
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.fate, row.rows])) }
}

export async function refuseRow(
  db: Statements,
  { import_id, line }: { import_id: number; line: number },
  reasons: RowReason[],
): Promise<void> {
  await db
    .update(importRow)
    .set({ fate: 'refused', changes: [], reasons })
    .where(and(eq(importRow.import_id, import_id), eq(importRow.line, line)))
}
