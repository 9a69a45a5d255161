// Reads one field as an email address or a phone number, whichever it is.
import { emailAddress, phoneNumber } from '#contract/features/session/session.schema.ts'

export type Contact = { email: string } | { phone: string }

export function readContact(typed: string): Contact | null {
  const email = emailAddress.safeParse(typed)
  if (email.success) return { email: email.data }
  const phone = phoneNumber.safeParse(typed)
  return phone.success ? { phone: phone.data } : null
}
