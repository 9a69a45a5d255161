// Questions about the settings as the desk edits them.
import { count, eq, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { offlineMethod } from '#server/database/schema/content.ts'
import { businessSetting } from '#server/database/schema/zone.ts'

export function versionedSettings(db: Statements) {
  return db
    .select({ key: businessSetting.key, value: businessSetting.value, version: businessSetting.version })
    .from(businessSetting)
}

export type SettingRow = Awaited<ReturnType<typeof versionedSettings>>[number]

/** Until the transaction ends nobody else changes a setting: rows that are not there yet cannot be locked. */
export async function lockSettings(tx: Statements): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('business_setting'))`)
}

export async function writeSetting(tx: Statements, key: string, value: unknown): Promise<void> {
  // A text or null would be taken for SQL's own: it is handed over as JSON.
  const json = sql`${JSON.stringify(value)}::jsonb`
  await tx
    .insert(businessSetting)
    .values({ key, value: json })
    .onConflictDoUpdate({
      target: businessSetting.key,
      set: { value: json, version: sql`${businessSetting.version} + 1` },
    })
}

export async function activeOfflineMethodCount(db: Statements): Promise<number> {
  const [row] = await db
    .select({ methods: count() })
    .from(offlineMethod)
    .where(eq(offlineMethod.status, true))
  return row?.methods ?? 0
}
