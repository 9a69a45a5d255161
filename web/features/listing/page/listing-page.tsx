// The listing page: a search, a category, the offers, the new arrivals or everything, by the address (LST-01).
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { listingTitle } from '../listing-title.ts'
import { ListingView } from './listing-view.tsx'
import type { ListingContext } from './use-listing.ts'

export function ListingPage(context: ListingContext) {
  const { data: categories = [] } = useQuery(categoriesQuery(context.access))
  const t = useTranslations('listing')
  return (
    <ListingView context={context}>
      <SearchBox access={context.access} />
      <h1 className="line-clamp-3 font-semibold text-22 sm:text-28">
        <bdi>{listingTitle(context.source, categories, t)}</bdi>
      </h1>
    </ListingView>
  )
}
