// Listens for news while a customer is signed in; guests, and search engines, need nothing of it.
import { lazy, Suspense } from 'react'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'

const LiveDesk = lazy(() => import('./live-desk.tsx').then((part) => ({ default: part.LiveDesk })))

export function LiveNews() {
  return useSignedIn() ? (
    <Suspense>
      <LiveDesk />
    </Suspense>
  ) : null
}
