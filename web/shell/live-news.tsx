// Listens for news while a customer is signed in, and asks on the home page how the last order was; guests, and search
// engines, need nothing of it.
import { lazy, Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { useIsHome } from './navigation/use-shown-module.ts'

const LiveDesk = lazy(() => import('./live-desk.tsx').then((part) => ({ default: part.LiveDesk })))

const ReviewReminder = lazy(() =>
  import('#web/features/order/rate/review-reminder.tsx').then((part) => ({ default: part.ReviewReminder })),
)

export function LiveNews() {
  const isHome = useIsHome()
  return useSignedIn() ? (
    <Suspense>
      <LiveDesk />
      {isHome ? <ReviewReminder /> : null}
    </Suspense>
  ) : null
}
