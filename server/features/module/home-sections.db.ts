// Questions about home pages the shop has arranged itself: one setting holds those of all modules.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Statements } from '#server/database/connection.ts'
import { businessSetting } from '#server/database/schema/zone.ts'

const key = 'home_sections'

/** One that cannot be read counts as missing: the page is then as its kind has it. */
const stored = z.record(z.string(), z.array(z.string())).catch({})

/** By module; those without are as their kind has them. */
export async function storedSections(db: Statements): Promise<ReadonlyMap<number, readonly string[]>> {
  const [row] = await db
    .select({ value: businessSetting.value })
    .from(businessSetting)
    .where(eq(businessSetting.key, key))
  return new Map(Object.entries(stored.parse(row?.value ?? {})).map(([id, keys]) => [Number(id), keys]))
}

/** In one statement: two modules may be arranged at once. Null: as its kind has it. */
export async function storeSections(
  tx: Statements,
  module_id: number,
  keys: readonly string[] | null,
): Promise<void> {
  const name = String(module_id)
  const value =
    keys === null
      ? sql`${businessSetting.value} - ${name}::text`
      : sql`${businessSetting.value} || excluded.value`
  await tx
    .insert(businessSetting)
    .values({ key, value: keys === null ? {} : { [name]: keys }, public: false })
    .onConflictDoUpdate({
      target: businessSetting.key,
      set: { value, version: sql`${businessSetting.version} + 1` },
    })
}
