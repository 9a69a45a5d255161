// Over the list: what narrows it, how it is sorted, and how it is laid out (LST-03).
import { useTranslations } from 'use-intl'
import { storeSorts } from '#contract/features/store/store-list.schema.ts'
import { Select } from '#web/ui/form/select.tsx'
import {
  defaultItemSort,
  itemSortOf,
  itemSortsOf,
  itemViewOf,
  ownSort,
  storeSortOf,
  storeViewOf,
  tabViews,
} from '../listing-choice.ts'
import { FilterButtons } from './filter-buttons.tsx'
import type { Listing } from './use-listing.ts'
import { ViewChoice } from './view-choice.tsx'

export function ListingToolbar({ listing }: { listing: Listing }) {
  const { choice, change } = listing
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <FilterButtons listing={listing} />
      {/* Between two neighbours on a phone the whole name of the sort is to be read. */}
      <div className="ms-auto min-w-0 max-w-60 flex-1 max-sm:[&_button]:text-14">
        {choice.tab === 'items' ? (
          <ItemSortChoice listing={listing} />
        ) : (
          <StoreSortChoice listing={listing} />
        )}
      </div>
      {choice.tab === 'items' ? (
        <ViewChoice
          views={tabViews.items}
          view={itemViewOf(choice.view)}
          onViewChange={(view) => change({ ...choice, view })}
        />
      ) : (
        <ViewChoice
          views={tabViews.stores}
          view={storeViewOf(choice.view)}
          onViewChange={(view) => change({ ...choice, view })}
        />
      )}
    </div>
  )
}

/** The sort of the source itself is the best match where there is a text to match. */
function useOwnSortLabel({ context: { source } }: Listing): string {
  const t = useTranslations('listing')
  return t(source.kind === 'text' ? 'sort_best_match' : 'sort_recommended')
}

function ItemSortChoice({ listing }: { listing: Listing }) {
  const t = useTranslations('listing')
  const ownLabel = useOwnSortLabel(listing)
  const { choice, change } = listing
  const { source } = listing.context
  return (
    <Select
      label={t('sort_label')}
      labelHidden
      options={itemSortsOf(source).map((value) => ({
        value,
        label: value === ownSort ? ownLabel : t(`sort_items.${value}`),
      }))}
      value={itemSortOf(choice, source)}
      onValueChange={(sort) => change({ ...choice, sort: sort === defaultItemSort(source) ? null : sort })}
    />
  )
}

function StoreSortChoice({ listing }: { listing: Listing }) {
  const t = useTranslations('listing')
  const ownLabel = useOwnSortLabel(listing)
  const { choice, change } = listing
  return (
    <Select
      label={t('sort_label')}
      labelHidden
      options={storeSorts.map((value) => ({
        value,
        label: value === ownSort ? ownLabel : t(`sort_stores.${value}`),
      }))}
      value={storeSortOf(choice)}
      onValueChange={(sort) => change({ ...choice, sort: sort === ownSort ? null : sort })}
    />
  )
}
