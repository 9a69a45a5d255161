// The lowest average somebody will have.
import { useTranslations } from 'use-intl'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { RatingInput } from '#web/ui/choice/rating-input.tsx'

interface RatingFilterProps {
  rating: number | null
  onRatingChange(rating: number | null): void
}

export function RatingFilter({ rating, onRatingChange }: RatingFilterProps) {
  const t = useTranslations('listing')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <span className="-ms-2">
        <RatingInput
          value={rating ?? 0}
          onValueChange={onRatingChange}
          label={t('ratings')}
          starLabel={(stars) => t('rating_at_least', { stars })}
        />
      </span>
      {rating === null ? null : (
        <LinkText
          render={<button type="button" />}
          onClick={() => onRatingChange(null)}
          className="min-h-11 text-14"
        >
          {t('any_rating')}
        </LinkText>
      )}
    </div>
  )
}
