// The shape of the item dialog before the item is there.
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { dialogColumns, dialogPicture } from './dialog-look.ts'

export function ItemDialogSkeleton() {
  return (
    <div aria-hidden className={dialogColumns}>
      <Skeleton className={dialogPicture} />
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <Skeleton className="h-4 w-1/3 rounded-full" />
        <Skeleton className="h-7 w-4/5 rounded-full" />
        <SkeletonText lines={2} />
        <Skeleton className="h-7 w-1/4 rounded-full" />
        <Skeleton className="mt-4 h-36 rounded-card" />
      </div>
    </div>
  )
}
