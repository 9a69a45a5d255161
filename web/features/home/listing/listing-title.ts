// What a list is called, by its source.
import type { useTranslations } from 'use-intl'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import type { ListingSource } from '#web/features/listing/listing-source.ts'

type Words = ReturnType<typeof useTranslations<'listing'>>

const titleKeys = {
  'special-offer': 'title_special_offer',
  'new-arrivals': 'title_new_arrivals',
  'all-categories': 'title_all_categories',
} as const

/** A category's own name in the visitor's language; what the link says only when the shop does not know it. */
export function listingTitle(source: ListingSource, categories: readonly ShownCategory[], t: Words): string {
  if (source.kind === 'text') return t('title_text', { text: source.text })
  if (source.kind !== 'category') return t(titleKeys[source.kind])
  const known = categories
    .flatMap((one) => [one, ...(one.childes ?? [])])
    .find(({ id }) => id === source.category_id)
  return known?.name || source.name || t('title_category')
}
