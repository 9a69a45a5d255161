// Conversations and notices in the bar (HDR-02): customers only, so guests carry nothing of it.
import { Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { lazyView } from '#web/ui/layout/lazy-view.ts'
import { SparePart } from '#web/ui/layout/spare-part.tsx'
import { CustomerRoom, IconRoom } from './customer-room.tsx'

const ChatLink = lazyView(() => import('./chat-link.tsx').then((part) => part.ChatLink))
const NotificationButton = lazyView(() =>
  import('./notification-button.tsx').then((part) => part.NotificationButton),
)

/** What stands beside them must not move when they come. */
const room = ['always', 'desktop'] as const

export function CustomerActions() {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return <CustomerRoom icons={room} />
  return (
    <SparePart>
      <Suspense fallback={<IconRoom icons={room} />}>
        <NotificationButton />
        <div className="max-[1181px]:hidden">
          <ChatLink />
        </div>
      </Suspense>
    </SparePart>
  )
}
