// Stands for a store opened before until its card is here.
import { Skeleton, SkeletonLine } from '#web/ui/feedback/skeleton.tsx'

export const visitFrame = 'relative flex h-full flex-col gap-3 rounded-card bg-surface p-3 shadow-soft'

export function VisitCardSkeleton() {
  return (
    <div aria-hidden className={visitFrame}>
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 shrink-0 rounded-full" />
        <div className="flex flex-1 flex-col gap-0.5">
          <SkeletonLine size="text-14 sm:text-16" width="w-2/3" />
          <div className="flex h-6 items-center">
            <Skeleton className="h-3 w-1/2 rounded-full" />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-2">
        <Skeleton className="aspect-square rounded-control" />
        <Skeleton className="aspect-square rounded-control" />
        <Skeleton className="aspect-square rounded-control" />
      </div>
    </div>
  )
}
