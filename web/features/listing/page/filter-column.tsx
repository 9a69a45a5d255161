// What stands beside the list on wide screens and in the drawer on small ones: the categories, and the kind of dishes.
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { CategoryTree } from '../filters/category-tree.tsx'
import { FilterSection } from '../filters/filter-section.tsx'
import { VegChoice } from '../filters/veg-choice.tsx'
import type { Listing } from './use-listing.ts'

export function FilterColumn({ listing }: { listing: Listing }) {
  const t = useTranslations('listing')
  const { choice, change, categories, module_type } = listing
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
      {moduleTraits[module_type].has_veg_mark ? (
        <FilterSection title={t('veg_label')}>
          <VegChoice boxes={choice} onBoxesChange={(boxes) => change({ ...choice, ...boxes })} />
        </FilterSection>
      ) : null}
    </>
  )
}
