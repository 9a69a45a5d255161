// The footer: rendered by the server, hydrated when a reader comes near it.
import { Suspense } from 'react'
import { useIsCheckout, useIsLanding } from '#web/shell/navigation/use-shown-module.ts'
import { useEndInSight } from '#web/ui/layout/end-in-sight.ts'
import { useHydrateWhenVisible } from '#web/ui/lazy/hydration.ts'
import { componentsLoadedOnServer, lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { LazyHydration } from '#web/ui/lazy/lazy-hydration.tsx'

const Footer = lazyComponent(() => import('./footer.tsx').then((part) => part.Footer), {
  isServerRendered: true,
})
if (import.meta.env.SSR) await componentsLoadedOnServer()

/** Nothing below the checkout may draw the customer away from it. */
export function PageEnd() {
  return useIsCheckout() ? null : <FooterAtEnd />
}

function FooterAtEnd() {
  const { frame, visible } = useHydrateWhenVisible<HTMLDivElement>()
  const isLanding = useIsLanding()
  useEndInSight(frame)
  return (
    <div ref={frame}>
      {/* One that was not hydrated in the other look cannot be hydrated in this one: it is rendered anew. */}
      <Suspense key={isLanding ? 'landing' : 'shop'}>
        <LazyHydration until={visible}>
          <Footer />
        </LazyHydration>
      </Suspense>
    </div>
  )
}
