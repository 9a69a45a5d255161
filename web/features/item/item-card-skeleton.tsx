// The shape of an item card before the item is there.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type ItemCardLayout, itemCardLooks } from './item-card-looks.ts'

export function ItemCardSkeleton({ layout = 'vertical' }: { layout?: ItemCardLayout }) {
  const look = itemCardLooks[layout]
  return (
    <div
      aria-hidden
      className={classNames('flex h-full overflow-hidden rounded-card bg-surface shadow-soft', look.card)}
    >
      <Skeleton className={classNames('shrink-0', look.frame)} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3 sm:p-4">
        <Skeleton className="h-3 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-full rounded-full" />
        <Skeleton className="h-4 w-2/3 rounded-full" />
        <div className={classNames('mt-auto flex gap-2', look.deal)}>
          <div>
            <Skeleton className="h-5 w-16 rounded-full" />
          </div>
          <Skeleton className="h-11 rounded-full" />
        </div>
      </div>
    </div>
  )
}
