// The shape of stores before they are there.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { storesPerPage } from './store.queries.ts'

/** The narrowest a card may get, in pixels. */
export const narrowestStore = 272

const indexes = Array.from({ length: storesPerPage }, (_, index) => index)

export function StoreGridSkeleton() {
  return (
    <CardGrid min={narrowestStore}>
      {indexes.map((index) => (
        <li key={index}>
          <StoreCardSkeleton />
        </li>
      ))}
    </CardGrid>
  )
}

export function StoreCardSkeleton() {
  return (
    <div aria-hidden className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-soft">
      <Skeleton className="aspect-5/2" />
      <div className="flex flex-col gap-2 p-4 pt-11">
        <Skeleton className="h-5 w-2/3 rounded-full" />
        <Skeleton className="h-4 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-full rounded-full" />
        <Skeleton className="h-4 w-1/2 rounded-full" />
      </div>
    </div>
  )
}
