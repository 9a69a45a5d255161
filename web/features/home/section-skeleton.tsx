// What stands for a section that is on its way: its title and a row of cards in their size.
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { type RailWidth, railWidths } from './rail.tsx'

interface RowSkeletonProps {
  count: number
  width: RailWidth
  card: ReactNode
}

export function RowSkeleton({ count, width, card }: RowSkeletonProps) {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return (
    <div
      aria-hidden
      className="-mx-(--gutter) flex gap-3 overflow-hidden px-(--gutter) py-1 sm:gap-4 lg:-mx-1 lg:px-1"
    >
      {indexes.map((index) => (
        <div key={index} className={`shrink-0 ${railWidths[width]}`}>
          {card}
        </div>
      ))}
    </div>
  )
}

export function SectionSkeleton(row: RowSkeletonProps) {
  return (
    <div aria-hidden className="flex flex-col gap-4 sm:gap-5">
      <Skeleton className="h-7 w-56 rounded-full sm:h-8.5" />
      <RowSkeleton {...row} />
    </div>
  )
}
