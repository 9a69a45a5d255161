// Where the footer stands: drawn by the server, brought to life when a reader comes near it.
import { Suspense } from 'react'
import { useIsLanding } from '#web/shell/navigation/use-shown-module.ts'
import { Asleep } from '#web/ui/layout/asleep.tsx'
import { lazyPart, loadedOnServer } from '#web/ui/layout/lazy-part.tsx'
import { useWakeUp } from '#web/ui/layout/wake-up.ts'

const Footer = lazyPart(() => import('./footer.tsx').then((part) => part.Footer))
if (import.meta.env.SSR) await loadedOnServer()

export function PageEnd() {
  const { frame, awake } = useWakeUp<HTMLDivElement>()
  const isLanding = useIsLanding()
  return (
    <div ref={frame}>
      {/* One that still sleeps in the other look cannot be woken in this one: it is drawn anew. */}
      <Suspense key={isLanding ? 'landing' : 'shop'}>
        <Asleep until={awake}>
          <Footer />
        </Asleep>
      </Suspense>
    </div>
  )
}
