// Which process works at which import: a claim that runs out unless it is renewed, so that another one goes on after a crash.
import { and, eq, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { catalogueImport } from '#server/database/schema/import.ts'
import type { ImportPatch, ImportRecord } from '../import.db.ts'

/** The database's clock, which is one for all processes. */
const soon = sql`now() + interval '30 seconds'`

/** The oldest that waits, or whose process has said nothing for too long. */
export async function claimNext(db: Statements, claimant: string): Promise<ImportRecord | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${catalogueImport} set claimed_by = ${claimant}, claimed_until = ${soon}, attempts = attempts + 1
    where id = (
      select id from ${catalogueImport}
      where state in ('checking', 'running') and (claimed_until is null or claimed_until < now())
      order by id limit 1 for update skip locked)
    returning id`)
  const id = rows[0]?.id
  if (id === undefined) return null
  const [row] = await db.select().from(catalogueImport).where(eq(catalogueImport.id, id))
  return row ?? null
}

/** False where it is somebody else's by now, or was canceled. */
export async function keepClaim(
  db: Statements,
  { id, claimed_by, state }: ImportRecord,
  progress: number,
): Promise<boolean> {
  const kept = await db
    .update(catalogueImport)
    .set({ claimed_until: soon, progress })
    .where(isMine(id, claimed_by, state))
    .returning({ id: catalogueImport.id })
  return kept.length > 0
}

/** Ends the work, if it still is this process's; false where it is not, and nothing may be left of it. */
export async function endClaim(
  db: Statements,
  { id, claimed_by, state, version }: ImportRecord,
  patch: ImportPatch,
): Promise<boolean> {
  const ended = await db
    .update(catalogueImport)
    .set({ ...patch, claimed_by: null, claimed_until: null, version: version + 1 })
    .where(isMine(id, claimed_by, state))
    .returning({ id: catalogueImport.id })
  return ended.length > 0
}

/** Whoever comes next goes on; `attempts` as it is then. */
export async function leaveClaim(
  db: Statements,
  { id, claimed_by, state }: ImportRecord,
  attempts: number,
): Promise<void> {
  await db
    .update(catalogueImport)
    .set({ claimed_by: null, claimed_until: null, attempts })
    .where(isMine(id, claimed_by, state))
}

const isMine = (id: number, claimed_by: string | null, state: ImportRecord['state']) =>
  and(
    eq(catalogueImport.id, id),
    eq(catalogueImport.claimed_by, claimed_by ?? ''),
    eq(catalogueImport.state, state),
  )

/** One import writes at a time: what the next one finds is then true until it ends. False: another one does. */
export async function beginWriting(tx: Statements): Promise<boolean> {
  await tx.execute(sql`set local statement_timeout = '120s'`)
  await tx.execute(sql`set local lock_timeout = '15s'`)
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('catalogue import')) as free`,
  )
  return rows[0]?.free === true
}
