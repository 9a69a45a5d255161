// Listens for news while a customer is signed in, and asks on the home page how the last order was; guests, and search
// engines, need nothing of it.
import { Suspense } from 'react'
import { useMessages } from 'use-intl'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { lazyView } from '#web/ui/layout/lazy-view.ts'
import { useIsHome } from './navigation/use-shown-module.ts'

const LiveDesk = lazyView(() => import('./live-desk.tsx').then((part) => part.LiveDesk))

const ReviewReminder = lazyView(() =>
  import('#web/features/order/rate/review-reminder.tsx').then((part) => part.ReviewReminder),
)

export function LiveNews() {
  // A list of what was searched for has the same address, but neither the home page's texts nor room for a question.
  const isHome = useIsHome()
  const hasTexts = 'home' in useMessages()
  return useSignedIn() ? (
    <Suspense>
      <LiveDesk />
      {isHome && hasTexts ? <ReviewReminder /> : null}
    </Suspense>
  ) : null
}
