// What the shop's own people changed: who, what, when, before and after.
import { z } from 'zod'

/** What kind of thing was changed. */
export const auditSubjects = [
  'staff',
  'invitation',
  'account',
  'zone',
  'module',
  'parcel_category',
  'parcel_instruction',
  'vehicle',
  'reason',
  'store',
  'item',
  'category',
  'unit',
  'attribute',
  'condition',
  'add_on',
  'import',
  'banner',
  'section_banner',
  'campaign',
  'item_campaign',
  'flash_sale',
  'coupon',
  'cashback',
  'notice',
  'subscriber',
  'review',
  'order',
  'setting',
  'text',
  'policy',
  'landing',
  'testimonial',
  'offline_method',
] as const

export type AuditSubject = (typeof auditSubjects)[number]

/** In one word each, for the sentence that a screen makes of it. */
export const auditActs = [
  'signed_in',
  'invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'duties_changed',
  'sessions_ended',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'made',
  'changed',
  'archived',
  'restored',
  'removed',
  'imported',
  'sent',
  'undone',
] as const

export type AuditAct = (typeof auditActs)[number]

/** Only what changed, by its field. */
export const auditValues = z.record(z.string(), z.unknown())

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null: the shop itself. The name is as it was then. */
  staff_id: z.number().int().nullable(),
  staff_name: z.string().nullable(),
  act: z.enum(auditActs),
  subject: z.enum(auditSubjects),
  subject_id: z.number().int().nullable(),
  /** What the thing was called then. */
  subject_name: z.string(),
  before: auditValues.nullable(),
  after: auditValues.nullable(),
  /** Whether taking it back is safe now: it is still as this change left it. */
  can_undo: z.boolean(),
})

export type AuditEntry = z.output<typeof auditEntry>
