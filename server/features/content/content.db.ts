// Questions about the shop's own texts and settings.
import { asc, eq } from 'drizzle-orm'
import type { PolicyKey } from '#contract/features/content/policy.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { landing, newsletterSubscriber, policy, testimonial } from '#server/database/schema/content.ts'
import { businessSetting } from '#server/database/schema/zone.ts'

export function settingRows(db: Database) {
  return db.select({ key: businessSetting.key, value: businessSetting.value }).from(businessSetting)
}

export function landingRows(db: Database) {
  return db.select().from(landing)
}

export type LandingRow = Awaited<ReturnType<typeof landingRows>>[number]

export function activeTestimonials(db: Database) {
  return db.select().from(testimonial).where(eq(testimonial.status, true)).orderBy(asc(testimonial.id))
}

export type TestimonialRow = Awaited<ReturnType<typeof activeTestimonials>>[number]

export async function activePolicyKeys(db: Database): Promise<Set<string>> {
  const rows = await db.select({ key: policy.key }).from(policy).where(eq(policy.status, true))
  return new Set(rows.map((row) => row.key))
}

export async function policyText(db: Database, key: PolicyKey) {
  const [row] = await db.select().from(policy).where(eq(policy.key, key))
  return row?.status ? row.html : null
}

/** False when the address was there already; two requests at once cannot both get a yes. */
export async function addSubscriber(db: Database, email: string): Promise<boolean> {
  const added = await db
    .insert(newsletterSubscriber)
    .values({ email })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriber.id })
  return added.length > 0
}
