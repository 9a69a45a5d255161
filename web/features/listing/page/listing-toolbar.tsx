// Over the list: what narrows it, how it is sorted, and how it is laid out (LST-03).
import { useTranslations } from 'use-intl'
import { Select } from '#web/ui/form/select.tsx'
import {
  defaultItemSort,
  itemSortOf,
  itemViewOf,
  type ListingChoice,
  listingItemSorts,
  listingStoreSorts,
  ownOrder,
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
          <ItemSortChoice choice={choice} onChange={change} />
        ) : (
          <StoreSortChoice choice={choice} onChange={change} />
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

interface SortChoiceProps {
  choice: ListingChoice
  onChange(choice: ListingChoice): void
}

function ItemSortChoice({ choice, onChange }: SortChoiceProps) {
  const t = useTranslations('listing')
  return (
    <Select
      label={t('sort_label')}
      labelHidden
      options={listingItemSorts.map((value) => ({ value, label: t(`sort_items.${value}`) }))}
      value={itemSortOf(choice)}
      onValueChange={(sort) => onChange({ ...choice, sort: sort === defaultItemSort ? null : sort })}
    />
  )
}

function StoreSortChoice({ choice, onChange }: SortChoiceProps) {
  const t = useTranslations('listing')
  return (
    <Select
      label={t('sort_label')}
      labelHidden
      options={listingStoreSorts.map((value) => ({ value, label: t(`sort_stores.${value}`) }))}
      value={storeSortOf(choice)}
      onValueChange={(sort) => onChange({ ...choice, sort: sort === ownOrder ? null : sort })}
    />
  )
}
