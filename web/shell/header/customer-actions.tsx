// Conversations and notices in the bar (HDR-02): customers only, so guests carry nothing of it.
import { lazy, Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { CustomerRoom, IconRoom } from './customer-room.tsx'

const ChatLink = lazy(() => import('./chat-link.tsx').then((part) => ({ default: part.ChatLink })))
const NotificationButton = lazy(() =>
  import('./notification-button.tsx').then((part) => ({ default: part.NotificationButton })),
)

/** What stands beside them must not move when they come. */
const room = ['always', 'desktop'] as const

export function CustomerActions() {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return <CustomerRoom icons={room} />
  return (
    <Suspense fallback={<IconRoom icons={room} />}>
      <NotificationButton />
      <div className="max-[1181px]:hidden">
        <ChatLink />
      </div>
    </Suspense>
  )
}
