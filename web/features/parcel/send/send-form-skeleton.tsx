// The shape of the form that sends a parcel before it is there.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

export const sendFormFrame = 'flex flex-col gap-3 rounded-card bg-surface p-4 shadow-raised sm:p-5'

export function SendFormSkeleton() {
  return (
    <div aria-hidden className={sendFormFrame}>
      <Skeleton className="h-7 w-1/2 rounded-full" />
      <Skeleton className="h-18 rounded-control" />
      <Skeleton className="h-18 rounded-control" />
      <Skeleton className="h-18 rounded-control" />
      <Skeleton className="h-14 rounded-control" />
      <Skeleton className="h-13 rounded-card" />
    </div>
  )
}
