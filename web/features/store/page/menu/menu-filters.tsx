// What a store's list is narrowed by: its categories, the price, and for dishes with or without meat, for food without allergens (STO-01, STO-02).
import { useTranslations } from 'use-intl'
import { AllergyFilter } from '#web/features/listing/filters/allergy-filter.tsx'
import { CategoryTree } from '#web/features/listing/filters/category-tree.tsx'
import { FilterSection } from '#web/features/listing/filters/filter-section.tsx'
import { PriceFilter } from '#web/features/listing/filters/price-filter.tsx'
import { VegChoice } from '#web/features/listing/filters/veg-choice.tsx'
import type { StoreMenuState } from './use-store-menu.ts'

export function MenuFilters({ menu }: { menu: StoreMenuState }) {
  const t = useTranslations()
  const { choice, change, categories, priceRange, traits } = menu
  return (
    <>
      {categories.length > 0 ? (
        <FilterSection title={t('listing.categories')}>
          <CategoryTree
            categories={categories}
            chosen={choice.categories}
            onChosenChange={(chosen) => change({ ...choice, categories: chosen })}
          />
        </FilterSection>
      ) : null}
      <FilterSection title={t('listing.price')}>
        <PriceFilter
          range={priceRange}
          price={choice.price}
          onPriceChange={(price) => change({ ...choice, price })}
        />
      </FilterSection>
      {traits.has_veg_mark ? (
        <FilterSection title={t('listing.veg_label')}>
          <VegChoice boxes={choice} onBoxesChange={(boxes) => change({ ...choice, ...boxes })} />
        </FilterSection>
      ) : null}
      {traits.is_edible ? (
        <FilterSection title={t('label.avoid')}>
          <AllergyFilter
            allergies={choice.allergies}
            onAllergiesChange={(allergies) => change({ ...choice, allergies })}
          />
        </FilterSection>
      ) : null}
    </>
  )
}
