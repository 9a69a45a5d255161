// Everything a tab can be narrowed by, in one column: boxes, price, ratings, and for stores time, place and day (LST-06).
import { useTranslations } from 'use-intl'
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { filterEntries, withWord } from '../applied-filters.ts'
import type { ListingChoice } from '../listing-choice.ts'
import { AllergyFilter } from './allergy-filter.tsx'
import { DeliveryTimeFilter } from './delivery-time-filter.tsx'
import { FilterSection } from './filter-section.tsx'
import { PlaceAndDayFilter } from './place-and-day-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RatingFilter } from './rating-filter.tsx'

export interface FilterPanelProps {
  choice: ListingChoice
  module_type: ModuleType
  /** Null while the first answer is on its way. */
  priceRange: { min: number; max: number } | null
  onChange(choice: ListingChoice): void
}

export function FilterPanel({ choice, module_type, priceRange, onChange }: FilterPanelProps) {
  const t = useTranslations()
  return (
    <>
      <FilterSection title={t('listing.words_label')}>
        <div className="grid grid-cols-1 gap-x-4 text-ink">
          {filterEntries(choice, (word) => t(`listing.words.${word}`)).map(({ label, value, checked }) => (
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
        <FilterSection title={t('listing.price')}>
          <PriceFilter
            range={priceRange}
            price={choice.price}
            onPriceChange={(price) => onChange({ ...choice, price })}
          />
        </FilterSection>
      ) : null}
      <FilterSection title={t('listing.ratings')}>
        <RatingFilter rating={choice.rating} onRatingChange={(rating) => onChange({ ...choice, rating })} />
      </FilterSection>
      {choice.tab === 'items' && moduleTraits[module_type].is_edible ? (
        <FilterSection title={t('label.avoid')}>
          <AllergyFilter
            allergies={choice.allergies}
            onAllergiesChange={(allergies) => onChange({ ...choice, allergies })}
          />
        </FilterSection>
      ) : null}
      {choice.tab === 'stores' ? (
        <>
          <FilterSection title={t('listing.delivery_time')}>
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
