// Who may order (NET-12, CHK-02): customers always, guests where the shop allows it, campaigns for customers only.
import type { ReactNode } from 'react'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { hasSuspendedData } from '#web/platform/storage/personal-data.ts'
import type { CheckoutKind } from './checkout-kind.ts'

interface CheckoutGuardProps {
  kind: CheckoutKind
  fallback: ReactNode
  children: ReactNode
}

export function CheckoutGuard({ kind, fallback, children }: CheckoutGuardProps) {
  const { config } = useShop()
  const { isSignedIn, profile } = useSession()
  // Signed in again, but the profile is still loading: suspended data is restored with it, so no empty page is shown.
  if (isSignedIn && !profile && hasSuspendedData()) return fallback
  const takesGuests = config.guest_checkout_status === 1 && kind !== 'campaign'
  return takesGuests ? children : <CustomerOnly fallback={fallback}>{children}</CustomerOnly>
}
