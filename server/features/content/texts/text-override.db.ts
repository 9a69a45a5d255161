// Questions about the texts the shop says in its own words.
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { textOverride } from '#server/database/schema/content.ts'

export type OverrideRow = typeof textOverride.$inferSelect

export function overridesIn(db: Statements, language: Language): Promise<OverrideRow[]> {
  return db.select().from(textOverride).where(eq(textOverride.language, language))
}

/** Those that hold, in all languages. */
export function standingOverrides(db: Statements): Promise<OverrideRow[]> {
  return db.select().from(textOverride).where(isNotNull(textOverride.text)).orderBy(asc(textOverride.id))
}

/** Makes the row of a text nobody has changed yet, so that it can be locked: its version is 0. */
export async function lockOverride(tx: Statements, language: Language, key: string): Promise<OverrideRow> {
  await tx.insert(textOverride).values({ language, key, version: 0 }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(textOverride)
    .where(and(eq(textOverride.language, language), eq(textOverride.key, key)))
    .for('update')
  if (!row) throw new Error(`the row of ${language} ${key} is gone`)
  return row
}

export async function lockOverrideById(tx: Statements, id: number): Promise<OverrideRow | null> {
  const [row] = await tx.select().from(textOverride).where(eq(textOverride.id, id)).for('update')
  return row ?? null
}

export async function writeOverride(
  tx: Statements,
  { id, version }: OverrideRow,
  text: string | null,
): Promise<void> {
  await tx
    .update(textOverride)
    .set({ text, version: version + 1, updated_at: new Date() })
    .where(eq(textOverride.id, id))
}

export function overridesByIds(db: Statements, ids: readonly number[]): Promise<OverrideRow[]> {
  return db
    .select()
    .from(textOverride)
    .where(inArray(textOverride.id, [...ids]))
}
