// Whose name and phone a new address begins with (ADR-05): the profile's, or the guest's.
import { useSession } from '#web/platform/session/use-session.ts'
import { useGuest } from '../guest/guest-store.ts'
import type { Person } from './address-form.rules.ts'

/** Null while a customer's profile is on its way. */
export function usePerson(): Person | null {
  const { isSignedIn, profile } = useSession()
  const { contact } = useGuest()
  if (!isSignedIn) {
    return {
      name: contact?.contact_person_name ?? '',
      phone: contact?.contact_person_number ?? '',
      email: contact?.contact_person_email ?? '',
    }
  }
  if (!profile) return null
  return {
    name: `${profile.f_name} ${profile.l_name}`.trim(),
    phone: profile.phone ?? '',
    email: profile.email ?? '',
  }
}
