// The gallery of the design system; it exists while developing and is not found in the built shop.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'

const Gallery = lazyComponent(() => import('#web/ui/gallery/gallery.tsx').then(({ Gallery }) => Gallery))

export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: () => (
    <Suspense>
      <Gallery />
    </Suspense>
  ),
})
