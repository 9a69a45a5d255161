// Stars that show an average, to the nearest half.
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

const best = 5
const indexes = Array.from({ length: best }, (_, index) => index)

export function nearestHalf(value: number): number {
  return Math.min(best, Math.max(0, Math.round(value * 2) / 2))
}

/** How much of the star at this index is filled: 0, 0.5 or 1. */
export function fillAt(index: number, value: number): number {
  return Math.min(1, Math.max(0, nearestHalf(value) - index))
}

const widths = { 0: 'w-0', 0.5: 'w-1/2', 1: 'w-full' } as const

function widthOf(fill: number): string {
  if (fill >= 1) return widths[1]
  return fill > 0 ? widths[0.5] : widths[0]
}

/** The label says the number in words; the stars alone say nothing to a screen reader. */
export function Rating({ value, label, size = 18 }: { value: number; label: string; size?: number }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {indexes.map((index) => (
        <span key={index} className="relative">
          <CardIcon name="star" size={size} className="fill-fill-strong text-fill-strong" />
          <span
            className={classNames(
              'absolute inset-y-0 start-0 overflow-hidden',
              widthOf(fillAt(index, value)),
            )}
          >
            <CardIcon name="star" size={size} className="max-w-none fill-rating text-rating" />
          </span>
        </span>
      ))}
    </span>
  )
}
