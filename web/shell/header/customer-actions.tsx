// Conversations and notices in the bar (HDR-02): customers only, so guests carry nothing of it.
import { Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { OptionalPart } from '#web/ui/layout/optional-part.tsx'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { CustomerPlaceholder, IconPlaceholders } from './customer-placeholder.tsx'

const ChatLink = lazyComponent(() => import('./chat-link.tsx').then((part) => part.ChatLink))
const NotificationButton = lazyComponent(() =>
  import('./notification-button.tsx').then((part) => part.NotificationButton),
)

/** What stands beside them must not move when they come. */
const icons = ['always', 'desktop'] as const

export function CustomerActions() {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return <CustomerPlaceholder icons={icons} />
  return (
    <OptionalPart>
      <Suspense fallback={<IconPlaceholders icons={icons} />}>
        <NotificationButton />
        <div className="max-[1181px]:hidden">
          <ChatLink />
        </div>
      </Suspense>
    </OptionalPart>
  )
}
