// One star with the average beside it, for cards and headers.
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { CardIcon } from '#web/ui/media/card-icon.tsx'

type RatingBadgeProps = {
  /** The average, already formatted. */
  text: string
  /** What a screen reader hears instead of the bare number. */
  label: string
  /** How many people rated, already formatted. */
  count?: string
}

export function RatingBadge({ text, label, count }: RatingBadgeProps) {
  return (
    <span className="inline-flex min-h-6 w-fit items-center gap-1 rounded-inner bg-rating-soft px-2 text-13">
      <CardIcon name="star" size={14} className="fill-rating text-rating" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <bdi aria-hidden className="font-semibold text-ink">
        {text}
      </bdi>
      {count && (
        <bdi aria-hidden className="text-ink-soft">
          ({count})
        </bdi>
      )}
    </span>
  )
}
