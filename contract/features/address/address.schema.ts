// A saved address: what is sent, and what comes back (ADR-12).
import { z } from 'zod'
import { wireNumber } from '../../core/wire.ts'

const limits = {
  type: 100,
  name: 100,
  number: 20,
  line: 100,
  address: 1_000,
  information: 1_000,
} as const

const line = z.string().trim().max(limits.line).optional()

export const addressInput = z.object({
  contact_person_name: z.string().trim().max(limits.name),
  /** home, office, other, or the customer's own label for it (ADR-03). */
  address_type: z.string().trim().max(limits.type),
  contact_person_number: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(
      z
        .string()
        .trim()
        .max(limits.number)
        .regex(/^\+?[\d\s().-]{5,}$/),
    ),
  contact_person_email: z.string().trim().max(255).pipe(z.email()).optional(),
  address: z.string().trim().max(limits.address),
  address_label: line,
  floor: line,
  road: line,
  house: line,
  additional_information: z.string().trim().max(limits.information).optional(),
  latitude: wireNumber.min(-90).max(90),
  longitude: wireNumber.min(-180).max(180),
})

export type AddressInput = z.output<typeof addressInput>

export const address = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  address_type: z.string(),
  address_label: z.string().nullable(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.string().nullable(),
  address: z.string(),
  floor: z.string().nullable(),
  road: z.string().nullable(),
  house: z.string().nullable(),
  additional_information: z.string().nullable(),
  /** Coordinates are texts here, as clients of this API expect. */
  latitude: z.string(),
  longitude: z.string(),
  /** The most specific zone; null where nobody delivers any more. */
  zone_id: z.number().int().nullable(),
  zone_ids: z.array(z.number().int()),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Address = z.output<typeof address>
