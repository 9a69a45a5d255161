// Chips to read only the reviews with so many stars.
import Star from 'lucide-react/icons/star'
import { useTranslations } from 'use-intl'
import { reviewsWith } from '#contract/features/review/review.rules.ts'
import { Chip } from '#web/ui/action/chip.tsx'
import { type StarChoice, starChoices } from './stars.ts'

interface StarFilterProps {
  /** How many there are of each kind, five stars first. */
  ratings: readonly number[]
  value: StarChoice
  onValueChange(stars: StarChoice): void
}

export function StarFilter({ ratings, value, onValueChange }: StarFilterProps) {
  const t = useTranslations('review')
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('filter_label')}</legend>
      <Chip selected={value === undefined} onClick={() => onValueChange(undefined)}>
        {t('all')} <bdi className="tabular">{reviewsWith(ratings)}</bdi>
      </Chip>
      {starChoices.map((stars) => (
        <Chip
          key={stars}
          selected={value === stars}
          // With what is to be seen on it, so that it can be called by that.
          aria-label={`${stars} (${reviewsWith(ratings, stars)}), ${t('stars', { count: stars })}`}
          onClick={() => onValueChange(stars)}
        >
          <Star aria-hidden size={14} className="fill-current" />
          <bdi className="tabular">{stars}</bdi>
          <bdi className="opacity-75 tabular">({reviewsWith(ratings, stars)})</bdi>
        </Chip>
      ))}
    </fieldset>
  )
}
