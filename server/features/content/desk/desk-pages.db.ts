// Questions about the shop's own pages as the desk writes them.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { landing, offlineMethod, policy, testimonial } from '#server/database/schema/content.ts'

export function policyRows(db: Statements) {
  return db.select().from(policy)
}

/** Until the transaction ends: rows that are not there yet cannot be locked. */
export async function lockPages(tx: Statements, table: 'policy' | 'landing'): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${table}))`)
}

export async function writePolicy(
  tx: Statements,
  key: string,
  { html, status }: { html: Localised; status: boolean },
): Promise<void> {
  const set = { html, status, updated_at: new Date() }
  await tx
    .insert(policy)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: policy.key, set: { ...set, version: sql`${policy.version} + 1` } })
}

export function versionedLanding(db: Statements) {
  return db.select().from(landing)
}

export type LandingPart = Omit<typeof landing.$inferInsert, 'version'>

export async function writeLanding(tx: Statements, { key, text, value }: LandingPart): Promise<void> {
  const set = { text: text ?? null, value: value === undefined || value === null ? null : json(value) }
  await tx
    .insert(landing)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: landing.key, set: { ...set, version: sql`${landing.version} + 1` } })
}

/** A text would be taken for SQL's own: it is handed over as JSON. */
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

export function testimonialRows(db: Statements, ids?: readonly number[]) {
  return db
    .select()
    .from(testimonial)
    .where(ids && inArray(testimonial.id, [...ids]))
    .orderBy(asc(testimonial.id))
}

export type TestimonialRow = Awaited<ReturnType<typeof testimonialRows>>[number]

export type NewTestimonial = Omit<typeof testimonial.$inferInsert, 'id' | 'version'>

export async function insertTestimonial(tx: Statements, values: NewTestimonial): Promise<TestimonialRow> {
  const [row] = await tx.insert(testimonial).values(values).returning()
  if (!row) throw new Error('a new testimonial has no row')
  return row
}

export async function lockTestimonial(tx: Statements, id: number): Promise<TestimonialRow | null> {
  const [row] = await tx.select().from(testimonial).where(eq(testimonial.id, id)).for('update')
  return row ?? null
}

export async function updateTestimonial(
  tx: Statements,
  id: number,
  values: Partial<NewTestimonial>,
): Promise<void> {
  await tx
    .update(testimonial)
    .set({ ...values, version: sql`${testimonial.version} + 1` })
    .where(eq(testimonial.id, id))
}

export async function deleteTestimonial(tx: Statements, id: number): Promise<void> {
  await tx.delete(testimonial).where(eq(testimonial.id, id))
}

export function offlineMethodRows(db: Statements, ids?: readonly number[]) {
  return db
    .select()
    .from(offlineMethod)
    .where(ids && inArray(offlineMethod.id, [...ids]))
    .orderBy(asc(offlineMethod.id))
}

export type OfflineMethodRow = Awaited<ReturnType<typeof offlineMethodRows>>[number]

export type NewOfflineMethod = Omit<typeof offlineMethod.$inferInsert, 'id' | 'version'>

export async function insertOfflineMethod(
  tx: Statements,
  values: NewOfflineMethod,
): Promise<OfflineMethodRow> {
  const [row] = await tx.insert(offlineMethod).values(values).returning()
  if (!row) throw new Error('a new way to pay has no row')
  return row
}

export async function lockOfflineMethod(tx: Statements, id: number): Promise<OfflineMethodRow | null> {
  const [row] = await tx.select().from(offlineMethod).where(eq(offlineMethod.id, id)).for('update')
  return row ?? null
}

export async function updateOfflineMethod(
  tx: Statements,
  id: number,
  values: Partial<NewOfflineMethod>,
): Promise<void> {
  await tx
    .update(offlineMethod)
    .set({ ...values, version: sql`${offlineMethod.version} + 1` })
    .where(eq(offlineMethod.id, id))
}
