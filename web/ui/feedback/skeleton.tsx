// Placeholders with the size of what is coming, so that nothing jumps when it arrives.
import { classNames } from '#web/ui/styles/class-names.ts'

/** Size and radius come with the class name. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('skeleton', className ?? 'h-4 rounded-full')} />
}

interface SkeletonLineProps {
  /** The type it stands for, such as `text-13`: the line is as high as one of its lines. */
  size: string
  width: string
}

export function SkeletonLine({ size, width }: SkeletonLineProps) {
  return (
    <div aria-hidden className={classNames('flex h-lh items-center', size)}>
      <Skeleton className={classNames('h-3/4 rounded-full', width)} />
    </div>
  )
}

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'] as const

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const indexes = Array.from({ length: lines }, (_, index) => index)
  return (
    <div aria-hidden className="flex flex-col gap-2.5">
      {indexes.map((index) => (
        <Skeleton
          key={index}
          className={classNames('h-3.5 rounded-full', lineWidths[index % lineWidths.length])}
        />
      ))}
    </div>
  )
}

/** A picture with two lines under it: the shape of most cards. */
export function SkeletonCard({ ratio = 'aspect-4/3' }: { ratio?: string }) {
  return (
    <div aria-hidden className="overflow-hidden rounded-card bg-surface shadow-soft">
      <Skeleton className={ratio} />
      <div className="flex flex-col gap-2.5 p-4">
        <Skeleton className="h-4 w-3/4 rounded-full" />
        <Skeleton className="h-3.5 w-1/2 rounded-full" />
      </div>
    </div>
  )
}
