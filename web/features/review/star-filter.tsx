// Chips to read only the reviews with so many stars.
import Star from 'lucide-react/icons/star'
import { useTranslations } from 'use-intl'
import type { Review } from '#contract/features/review/review.schema.ts'
import { Chip } from '#web/ui/action/chip.tsx'
import { type StarChoice, starCounts, withStars } from './stars.ts'

interface StarFilterProps {
  reviews: readonly Pick<Review, 'rating'>[]
  value: StarChoice
  onValueChange(stars: StarChoice): void
}

export function StarFilter({ reviews, value, onValueChange }: StarFilterProps) {
  const t = useTranslations('review')
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('filter_label')}</legend>
      <Chip selected={value === 'all'} onClick={() => onValueChange('all')}>
        {t('all')} <bdi className="tabular">{reviews.length}</bdi>
      </Chip>
      {starCounts.map((stars) => (
        <Chip
          key={stars}
          selected={value === stars}
          aria-label={t('stars', { count: Number(stars) })}
          onClick={() => onValueChange(stars)}
        >
          <Star aria-hidden size={14} className="fill-current" />
          <bdi className="tabular">{stars}</bdi>
          <bdi className="opacity-75 tabular">({withStars(reviews, stars).length})</bdi>
        </Chip>
      ))}
    </fieldset>
  )
}
