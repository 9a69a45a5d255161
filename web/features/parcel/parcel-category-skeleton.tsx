// The shape of a kind of parcel before it is there.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

export const parcelCardFrame =
  'relative flex h-full items-center gap-4 rounded-card bg-surface p-4 shadow-soft'

export function ParcelCategorySkeleton() {
  return (
    <div aria-hidden className={parcelCardFrame}>
      <Skeleton className="size-20 shrink-0 rounded-card" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-full rounded-full" />
      </div>
    </div>
  )
}
