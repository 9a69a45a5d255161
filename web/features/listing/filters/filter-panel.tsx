// Everything a tab can be narrowed by, in one column: boxes, price, ratings, and for stores time, place and day (LST-06).
import { useTranslations } from 'use-intl'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { filterEntries, withWord } from '../applied-filters.ts'
import type { ListingChoice } from '../listing-choice.ts'
import { DeliveryTimeFilter } from './delivery-time-filter.tsx'
import { FilterSection } from './filter-section.tsx'
import { PlaceAndDayFilter } from './place-and-day-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RatingFilter } from './rating-filter.tsx'

export interface FilterPanelProps {
  choice: ListingChoice
  /** Null while the first answer is on its way. */
  priceRange: { min: number; max: number } | null
  onChange(choice: ListingChoice): void
}

export function FilterPanel({ choice, priceRange, onChange }: FilterPanelProps) {
  const t = useTranslations('listing')
  return (
    <>
      <FilterSection title={t('words_label')}>
        <div className="grid grid-cols-1 gap-x-4 text-ink">
          {filterEntries(choice, (word) => t(`words.${word}`)).map(({ label, value, checked }) => (
            <Checkbox
              key={value}
              label={label}
              checked={checked}
              onCheckedChange={(on) => onChange(withWord(choice, value, on))}
            />
          ))}
        </div>
      </FilterSection>
      {choice.tab === 'items' && priceRange ? (
        <FilterSection title={t('price')}>
          <PriceFilter
            range={priceRange}
            price={choice.price}
            onPriceChange={(price) => onChange({ ...choice, price })}
          />
        </FilterSection>
      ) : null}
      <FilterSection title={t('ratings')}>
        <RatingFilter rating={choice.rating} onRatingChange={(rating) => onChange({ ...choice, rating })} />
      </FilterSection>
      {choice.tab === 'stores' ? (
        <>
          <FilterSection title={t('delivery_time')}>
            <DeliveryTimeFilter
              time={choice.delivery_time}
              onTimeChange={(delivery_time) => onChange({ ...choice, delivery_time })}
            />
          </FilterSection>
          <div className="py-4">
            <PlaceAndDayFilter choice={choice} onChange={onChange} />
          </div>
        </>
      ) : null}
    </>
  )
}
