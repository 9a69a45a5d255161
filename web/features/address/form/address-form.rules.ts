// The address form as data: what it requires (ADR-02), how it begins (ADR-05, ADR-13) and what it sends (ADR-03, ADR-12).
import { z } from 'zod'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { AddressInput } from '#contract/features/address/address.schema.ts'
import { normalisePhone } from '#contract/features/session/phone.rules.ts'
import { addressKinds, kindOf, ownLabelOf } from '../address-kind.ts'
import type { OrderAddress } from '../order-address.ts'

/** What can be wrong with a field; the texts have the same names. */
export const fieldProblems = [
  'address_required',
  'name_required',
  'phone_required',
  'phone_invalid',
  'email_required',
  'email_invalid',
  'too_long',
  'place_awaited',
] as const

export type FieldProblem = (typeof fieldProblems)[number]

export const placeAwaited: FieldProblem = 'place_awaited'

const says = (problem: FieldProblem) => ({ error: problem })
const line = z.string().trim().max(100, says('too_long'))

export const phoneLine = z
  .string()
  .trim()
  .min(1, says('phone_required'))
  .refine((typed) => typed === '' || normalisePhone(typed) !== null, says('phone_invalid'))

const isEmail = (typed: string) => z.email().max(255).safeParse(typed).success

export const emailLine = z
  .string()
  .trim()
  .refine((typed) => typed === '' || isEmail(typed), says('email_invalid'))

export const addressForm = z.object({
  kind: z.enum(addressKinds),
  label: line,
  address: z.string().trim().min(1, says('address_required')).max(1_000, says('too_long')),
  contact_person_name: line.min(1, says('name_required')),
  contact_person_number: phoneLine,
  contact_person_email: emailLine,
  road: line,
  house: line,
  floor: line,
  additional_information: z.string().trim().max(1_000, says('too_long')),
  save: z.boolean(),
})

export type AddressForm = z.output<typeof addressForm>

export interface Person {
  name: string
  phone: string
  email: string
}

export function blankForm(person: Person): AddressForm {
  return {
    kind: 'home',
    label: '',
    address: '',
    contact_person_name: person.name,
    contact_person_number: person.phone,
    contact_person_email: person.email,
    road: '',
    house: '',
    floor: '',
    additional_information: '',
    save: true,
  }
}

export function formOf(address: OrderAddress): AddressForm {
  return {
    kind: kindOf(address.address_type),
    label: ownLabelOf(address) ?? '',
    address: address.address,
    contact_person_name: address.contact_person_name,
    contact_person_number: address.contact_person_number,
    contact_person_email: address.contact_person_email ?? '',
    road: address.road ?? '',
    house: address.house ?? '',
    floor: address.floor ?? '',
    additional_information: address.additional_information ?? '',
    save: true,
  }
}

/** For other, a label that is not empty stands in for the type (ADR-03). */
export function inputOf(form: AddressForm, point: Coordinates): AddressInput {
  const { kind, label, save, contact_person_email, ...rest } = form
  const isOther = kind === 'other'
  return {
    ...rest,
    contact_person_number: normalisePhone(form.contact_person_number) ?? form.contact_person_number,
    address_type: isOther && label !== '' ? label : kind,
    ...(isOther ? { address_label: label } : {}),
    ...(contact_person_email === '' ? {} : { contact_person_email }),
    latitude: point.lat,
    longitude: point.lng,
  }
}

/** The same address for an order, without a place in the book. */
export function orderOnlyAddress(input: AddressInput, zone_ids: number[]): OrderAddress {
  return {
    id: null,
    address_type: input.address_type,
    address_label: input.address_label ?? null,
    contact_person_name: input.contact_person_name,
    contact_person_number: input.contact_person_number,
    contact_person_email: input.contact_person_email ?? null,
    address: input.address,
    road: input.road ?? null,
    house: input.house ?? null,
    floor: input.floor ?? null,
    additional_information: input.additional_information ?? null,
    latitude: input.latitude,
    longitude: input.longitude,
    zone_ids,
  }
}
