// Over the list: what narrows it, in which order it stands, and how it is laid out (LST-03).
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import { useTranslations } from 'use-intl'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import {
  defaultItemSort,
  itemSortOf,
  type ListingChoice,
  type ListingView,
  listingItemSorts,
  listingStoreSorts,
  ownOrder,
  storeSortOf,
} from '../listing-choice.ts'
import { FilterButtons } from './filter-buttons.tsx'
import type { Listing } from './use-listing.ts'

export function ListingToolbar({ listing }: { listing: Listing }) {
  const { choice, change } = listing
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <FilterButtons listing={listing} />
      <div className="ms-auto min-w-0 max-w-60 flex-1">
        {choice.tab === 'items' ? (
          <ItemSortChoice choice={choice} onChange={change} />
        ) : (
          <StoreSortChoice choice={choice} onChange={change} />
        )}
      </div>
      {choice.tab === 'items' ? (
        <ViewChoice view={choice.view} onViewChange={(view) => change({ ...choice, view })} />
      ) : null}
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

interface ViewChoiceProps {
  view: ListingView
  onViewChange(view: ListingView): void
}

export function ViewChoice({ view, onViewChange }: ViewChoiceProps) {
  const t = useTranslations('listing')
  return (
    <SegmentedControl
      label={t('view_label')}
      value={view}
      onValueChange={onViewChange}
      options={[
        {
          value: 'grid',
          icon: <LayoutGrid aria-hidden size={18} />,
          label: <VisuallyHidden>{t('view_grid')}</VisuallyHidden>,
        },
        {
          value: 'list',
          icon: <Rows3 aria-hidden size={18} />,
          label: <VisuallyHidden>{t('view_list')}</VisuallyHidden>,
        },
      ]}
    />
  )
}
