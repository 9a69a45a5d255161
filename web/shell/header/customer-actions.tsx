// Conversations and notices in the bar (HDR-02): customers only, so guests carry nothing of it.
import { lazy, Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'

const ChatLink = lazy(() => import('./chat-link.tsx').then((part) => ({ default: part.ChatLink })))
const NotificationButton = lazy(() =>
  import('./notification-button.tsx').then((part) => ({ default: part.NotificationButton })),
)

/** What stands beside them must not move when they come. */
function RoomForBoth() {
  return (
    <>
      <span aria-hidden className="size-11 shrink-0" />
      <span aria-hidden className="size-11 shrink-0 max-[1181px]:hidden" />
    </>
  )
}

export function CustomerActions() {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return null
  return (
    <Suspense fallback={<RoomForBoth />}>
      <NotificationButton />
      <div className="max-[1181px]:hidden">
        <ChatLink />
      </div>
    </Suspense>
  )
}
