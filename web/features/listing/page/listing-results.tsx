// The list itself, in whichever state it is: on its way, there, empty, or refused.
import { useTranslations } from 'use-intl'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { itemViewOf, storeViewOf } from '../listing-choice.ts'
import { EmptyResults } from './empty-results.tsx'
import { ItemResults, ItemResultsSkeleton } from './item-results.tsx'
import { MoreResults } from './more-results.tsx'
import { StoreResults, StoreResultsSkeleton } from './store-results.tsx'
import type { Listing } from './use-listing.ts'

export function ListingResults({ listing }: { listing: Listing }) {
  const t = useTranslations()
  const { list, found, choice, isEmpty, isEmptySaid } = listing
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
      <StoreResultsSkeleton view={storeViewOf(choice.view)} />
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
          <StoreResults
            stores={found.stores}
            module_type={listing.module_type}
            view={storeViewOf(choice.view)}
          />
        )}
      </div>
      <MoreResults
        list={list}
        progress={t('listing.progress', { shown: String(shown), total: String(found.total) })}
      />
    </>
  )
}
