// What only signed-in customers load: server-sent events, and on the home page the question how the last order was.
import { Suspense } from 'react'
import { useMessages } from 'use-intl'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { useCookieNotice } from './cookies/cookie-notice-host.tsx'
import { useIsHome } from './navigation/use-shown-module.ts'

const LiveEvents = lazyComponent(() => import('./live-events.tsx').then((part) => part.LiveEvents))

const ReviewReminder = lazyComponent(() =>
  import('#web/features/order/rate/review-reminder.tsx').then((part) => part.ReviewReminder),
)

export function CustomerExtras() {
  // A list of what was searched for has the same address, but neither the home page's texts nor room for a question.
  const isHome = useIsHome()
  const hasTexts = 'home' in useMessages()
  // One card at a time at the end of the screen.
  const isAsked = useCookieNotice() !== null
  return useSignedIn() ? (
    <Suspense>
      <LiveEvents />
      {isHome && hasTexts && !isAsked ? <ReviewReminder /> : null}
    </Suspense>
  ) : null
}
