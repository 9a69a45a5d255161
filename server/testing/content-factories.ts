// Rows for tests about the shop's own texts and settings.
import type { Database } from '#server/database/connection.ts'
import {
  landing,
  offlineMethod,
  parcelInstruction,
  policy,
  reason,
  review,
  testimonial,
  vehicle,
} from '#server/database/schema/content.ts'
import { businessSetting } from '#server/database/schema/zone.ts'
import { inAllLanguages, onlyRow } from './factories.ts'

export async function setSetting(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insert(businessSetting)
    .values({ key, value })
    .onConflictDoUpdate({ target: businessSetting.key, set: { value } })
}

export function makePolicy(db: Database, overrides: Partial<typeof policy.$inferInsert> & { key: string }) {
  const html = inAllLanguages(`<p>About ${overrides.key}</p>`)
  return onlyRow(
    db
      .insert(policy)
      .values({ html, ...overrides })
      .returning(),
  )
}

export function makeLanding(db: Database, row: typeof landing.$inferInsert) {
  return onlyRow(db.insert(landing).values(row).returning())
}

export function makeTestimonial(db: Database, overrides: Partial<typeof testimonial.$inferInsert> = {}) {
  const values = {
    name: inAllLanguages('Aliya'),
    designation: inAllLanguages('Teacher'),
    review: inAllLanguages('Always on time'),
    reviewer_image: 'aliya.webp',
    company_image: 'school.webp',
    ...overrides,
  }
  return onlyRow(db.insert(testimonial).values(values).returning())
}

export function makeOfflineMethod(db: Database, overrides: Partial<typeof offlineMethod.$inferInsert> = {}) {
  const values = {
    method_name: inAllLanguages('Bank transfer'),
    method_fields: [{ input_name: inAllLanguages('Account'), input_data: 'KZ01' }],
    method_informations: [
      {
        customer_input: 'payer_name',
        customer_label: inAllLanguages('Payer'),
        customer_placeholder: inAllLanguages('Name of payer'),
        is_required: true,
      },
    ],
    ...overrides,
  }
  return onlyRow(db.insert(offlineMethod).values(values).returning())
}

export function makeVehicle(db: Database, overrides: Partial<typeof vehicle.$inferInsert> = {}) {
  const values = {
    type: inAllLanguages('Bicycle'),
    starting_coverage_area: 0,
    maximum_coverage_area: 5,
    extra_charges: 0,
    ...overrides,
  }
  return onlyRow(db.insert(vehicle).values(values).returning())
}

export function makeReason(db: Database, overrides: Partial<typeof reason.$inferInsert> = {}) {
  const values = { kind: 'cancellation' as const, reason: inAllLanguages('Changed my mind'), ...overrides }
  return onlyRow(db.insert(reason).values(values).returning())
}

export function makeParcelInstruction(
  db: Database,
  overrides: Partial<typeof parcelInstruction.$inferInsert> = {},
) {
  const values = { instruction: inAllLanguages('Ring twice'), ...overrides }
  return onlyRow(db.insert(parcelInstruction).values(values).returning())
}

export function makeReview(
  db: Database,
  overrides: Pick<typeof review.$inferInsert, 'module_id'> & Partial<typeof review.$inferInsert>,
) {
  const values = {
    customer_name: 'Aliya Bekova',
    rating: 5,
    comment: inAllLanguages('Very good'),
    ...overrides,
  }
  return onlyRow(db.insert(review).values(values).returning())
}
