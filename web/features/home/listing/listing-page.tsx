// The listing page: a search, a category, the offers, the new arrivals or everything, by the address it shares with the home page (LST-01).
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { ListingView } from '#web/features/listing/page/listing-view.tsx'
import type { ListingContext } from '#web/features/listing/page/use-listing.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { StoreResults } from '#web/features/store/store-results.tsx'
import { listingTitle } from './listing-title.ts'

export function ListingPage(asked: Omit<ListingContext, 'categories'>) {
  const { access, source } = asked
  const { data: categories = [] } = useQuery(categoriesQuery(access))
  const t = useTranslations('listing')
  return (
    <ListingView context={{ ...asked, categories }} stores={(shown) => <StoreResults {...shown} />}>
      <SearchBox access={access} />
      <h1 className="line-clamp-3 font-semibold text-22 sm:text-28">
        <bdi>{listingTitle(source, categories, t)}</bdi>
      </h1>
    </ListingView>
  )
}
