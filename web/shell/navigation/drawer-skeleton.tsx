// The shape of a drawer while a slow network brings the real one; nothing in it can be pressed yet.
import { createPortal } from 'react-dom'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

const rows = ['a', 'b', 'c', 'd']

export function DrawerSkeleton() {
  // Outside of the bar its button stands in: a bar that sticks would hold it.
  return createPortal(
    <div
      aria-hidden
      data-drawer-skeleton
      className="pointer-events-none fixed inset-y-0 end-0 z-overlay flex w-[min(100vw-3rem,26rem)] flex-col gap-5 rounded-s-sheet bg-raised p-6 shadow-float"
    >
      <Skeleton className="h-7 w-1/2 rounded-full" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-20 rounded-card" />
      ))}
    </div>,
    document.body,
  )
}
