// The shape of a page while a slow network brings the real one: it lies over the one that is left, whose scroll position is kept for the way back.
import { useEffect } from 'react'
import { Skeleton, SkeletonCard } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { focusPageHeading } from '#web/ui/navigation/page-heading.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function PageSkeleton() {
  useEffect(() => {
    // What was pressed on the page is hidden with it.
    if (document.activeElement?.closest('#content')) focusPageHeading()
    return () => {
      // The page is there: its heading takes over, unless the reader has gone on.
      if (document.activeElement?.id === 'content') setTimeout(focusPageHeading)
    }
  }, [])
  return (
    <div data-page-skeleton className="fixed inset-x-0 top-16 bottom-0 overflow-hidden bg-paper sm:top-28">
      <Container className="flex flex-col gap-6 py-6 sm:py-10">
        <Skeleton className="h-8 w-1/2 max-w-80 rounded-full" />
        <Skeleton className="h-36 rounded-card sm:h-56" />
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {cards.map((card) => (
            <SkeletonCard key={card} />
          ))}
        </div>
      </Container>
    </div>
  )
}
