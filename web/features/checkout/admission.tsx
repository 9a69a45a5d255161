// Who may order (NET-12, CHK-02): customers always, guests where the shop allows it, campaigns for customers only.
import type { ReactNode } from 'react'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { isTabAside } from '#web/platform/storage/leaving.ts'
import type { CheckoutKind } from './checkout-kind.ts'

interface AdmissionProps {
  kind: CheckoutKind
  waiting: ReactNode
  children: ReactNode
}

export function Admission({ kind, waiting, children }: AdmissionProps) {
  const { config } = useShop()
  const { isSignedIn, profile } = useSession()
  // Signed in again, but not known by name yet: what was filled in before comes with it, and an empty page would be a lie.
  if (isSignedIn && !profile && isTabAside()) return waiting
  const takesGuests = config.guest_checkout_status === 1 && kind !== 'campaign'
  return takesGuests ? children : <CustomerOnly waiting={waiting}>{children}</CustomerOnly>
}
