// What a store's list is narrowed by: its categories, the price, and for dishes with or without meat (STO-01, STO-02).
import { useTranslations } from 'use-intl'
import { moduleConfig } from '#contract/features/content/module-config.ts'
import { CategoryTree } from '#web/features/listing/filters/category-tree.tsx'
import { FilterSection } from '#web/features/listing/filters/filter-section.tsx'
import { PriceFilter } from '#web/features/listing/filters/price-filter.tsx'
import { VegChoice } from '#web/features/listing/filters/veg-choice.tsx'
import type { StoreMenuState } from './use-store-menu.ts'

export function MenuFilters({ menu }: { menu: StoreMenuState }) {
  const t = useTranslations('listing')
  const { choice, change, categories, priceRange, module_type } = menu
  return (
    <>
      {categories.length > 0 ? (
        <FilterSection title={t('categories')}>
          <CategoryTree
            categories={categories}
            chosen={choice.categories}
            onChosenChange={(chosen) => change({ ...choice, categories: chosen })}
          />
        </FilterSection>
      ) : null}
      <FilterSection title={t('price')}>
        <PriceFilter
          range={priceRange}
          price={choice.price}
          onPriceChange={(price) => change({ ...choice, price })}
        />
      </FilterSection>
      {moduleConfig[module_type].veg_non_veg ? (
        <FilterSection title={t('veg_label')}>
          <VegChoice boxes={choice} onBoxesChange={(boxes) => change({ ...choice, ...boxes })} />
        </FilterSection>
      ) : null}
    </>
  )
}
