// What a guest must say of themselves before ordering (GST-01): all three are required.
import { z } from 'zod'
import { addressForm, type FieldProblem } from '../form/address-form.rules.ts'
import type { GuestContact } from './guest-store.ts'

const needed: FieldProblem = 'email_required'
const { contact_person_name, contact_person_number, contact_person_email } = addressForm.shape

export const guestForm = z.object({
  contact_person_name,
  contact_person_number,
  contact_person_email: z.string().trim().min(1, needed).pipe(contact_person_email),
})

/** What is still empty is no mistake before somebody has tried to order. */
export const unfinishedForm = z.object({
  contact_person_name: contact_person_name.or(z.literal('')),
  contact_person_number: contact_person_number.or(z.literal('')),
  contact_person_email: contact_person_email.or(z.literal('')),
})

export const blankContact: GuestContact = {
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
}

export function isContactField(name: string | undefined): name is keyof GuestContact {
  return name !== undefined && name in blankContact
}
