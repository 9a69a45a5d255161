// Questions about the log of changes.

import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditAct, AuditSubject } from '#contract/features/audit/audit.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { auditEntry } from '#server/database/schema/staff.ts'

export type AuditRow = typeof auditEntry.$inferSelect

export async function insertEntry(tx: Statements, entry: typeof auditEntry.$inferInsert): Promise<void> {
  await tx.insert(auditEntry).values(entry)
}

export interface AuditFilter {
  staff_id?: number | undefined
  subject?: AuditSubject | undefined
  act?: AuditAct | undefined
  /** Days of `time_zone`, both included. */
  from?: string | undefined
  to?: string | undefined
  /** The id to go on from. */
  before?: number | undefined
  limit: number
}

/** Newest first. */
export function entriesOf(db: Statements, filter: AuditFilter, time_zone: string): Promise<AuditRow[]> {
  const { staff_id, subject, act, from, to, before, limit } = filter
  return db
    .select()
    .from(auditEntry)
    .where(
      and(
        staff_id === undefined ? undefined : eq(auditEntry.staff_id, staff_id),
        subject === undefined ? undefined : eq(auditEntry.subject, subject),
        act === undefined ? undefined : eq(auditEntry.act, act),
        from === undefined ? undefined : sql`${auditEntry.at} >= ${midnight(from, 0, time_zone)}`,
        to === undefined ? undefined : sql`${auditEntry.at} < ${midnight(to, 1, time_zone)}`,
        before === undefined ? undefined : lt(auditEntry.id, before),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit)
}

/** Days are as long as the zone makes them: the clocks may change in between. */
function midnight(day: string, later: number, time_zone: string): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${time_zone}::text)`
}

export async function entryById(db: Statements, id: number): Promise<AuditRow | null> {
  const [row] = await db.select().from(auditEntry).where(eq(auditEntry.id, id))
  return row ?? null
}

/** Those of the entries whose thing was changed again, by one of these acts. */
export async function changedAgain(
  db: Statements,
  ids: readonly number[],
  acts: readonly AuditAct[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const later = alias(auditEntry, 'later')
  const isSame = and(
    eq(later.subject, auditEntry.subject),
    eq(later.subject_id, auditEntry.subject_id),
    gt(later.id, auditEntry.id),
    inArray(later.act, [...acts]),
  )
  const rows = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .innerJoin(later, isSame)
    .where(inArray(auditEntry.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
