// The list itself, in whichever state it is: on its way, there, empty, or refused.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { itemViewOf, type StoreView, storeViewOf } from '../listing-choice.ts'
import { EmptyResults } from './empty-results.tsx'
import { ItemResults, ItemResultsSkeleton } from './item-results.tsx'
import { MoreResults } from './more-results.tsx'
import type { Listing } from './use-listing.ts'

/** A slot of the page: stores have lists of their own and use this feature for them. */
export type ShowStores = (shown: {
  /** Null while they are on their way. */
  stores: readonly Store[] | null
  module_type: ModuleType
  view: StoreView
}) => ReactNode

interface ListingResultsProps {
  listing: Listing
  stores: ShowStores
}

export function ListingResults({ listing, stores: showStores }: ListingResultsProps) {
  const t = useTranslations()
  const { list, found, choice, module_type, isEmpty, isEmptySaid } = listing
  const view = storeViewOf(choice.view)
  if (list.isError && !found) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => list.refetch()}
      />
    )
  }
  if (isEmptySaid) return <EmptyResults listing={listing} />
  if (isEmpty || !found) {
    return choice.tab === 'items' ? (
      <ItemResultsSkeleton view={itemViewOf(choice.view)} />
    ) : (
      showStores({ stores: null, module_type, view })
    )
  }
  const shown = found.kind === 'items' ? found.items.length : found.stores.length
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData}
        className={classNames('transition-opacity duration-calm', list.isPlaceholderData && 'opacity-50')}
      >
        {found.kind === 'items' ? (
          <ItemResults items={found.items} view={itemViewOf(choice.view)} />
        ) : (
          showStores({ stores: found.stores, module_type, view })
        )}
      </div>
      <MoreResults
        list={list}
        progress={t('listing.progress', { shown: String(shown), total: String(found.total) })}
      />
    </>
  )
}
