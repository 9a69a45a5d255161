// All stores of the zone, twelve at a time, by tab and delivery filter (HOM-09).
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { isEndInSight } from '#web/ui/layout/end-in-sight.ts'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { Sentinel } from '#web/ui/navigation/sentinel.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { distinctStores, storeCountQuery, storesQuery } from './store.queries.ts'
import { StoreGrid } from './store-grid.tsx'
import { type StoreChoice, storesTitle } from './store-list-choice.ts'
import { StoresSkeleton } from './store-skeletons.tsx'
import { StoresListHead } from './stores-list-head.tsx'

interface StoresListProps extends Pick<ComponentProps<typeof StoreGrid>, 'actions'> {
  access: QueryAccess
  choice: StoreChoice
  onChoose(choice: StoreChoice): void
  /** Whether tabs and filter stay in sight while the list scrolls. */
  sticky?: boolean
}

export function StoresList({ access, choice, onChoose, sticky, actions }: StoresListProps) {
  const t = useTranslations()
  const list = useInfiniteQuery({ ...storesQuery(access, choice), placeholderData: keepPreviousData })
  // Only what the server told: the list says it itself a moment later.
  const { data: expected } = useQuery({ ...storeCountQuery(access, choice), enabled: false })
  const count = list.data?.pages[0]?.total_size
  const stores = distinctStores(list.data?.pages ?? [])
  const module_type = access.shop.module?.module_type
  return (
    <section
      id="stores"
      aria-label={t(`store.${storesTitle(module_type)}`, { count: count ?? expected ?? 0 })}
      className="flex flex-col gap-5"
    >
      <StoresListHead
        count={count ?? expected ?? null}
        module_type={module_type}
        choice={choice}
        onChoose={onChoose}
        sticky={sticky}
      />
      {list.isPending ? <StoresSkeleton count={expected} /> : null}
      {list.isError && stores.length === 0 ? (
        <QuietFailure
          text={t('common.section_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => list.refetch()}
        />
      ) : null}
      {list.isSuccess && stores.length === 0 ? (
        <EmptyState
          picture={<EmptyPicture />}
          title={t('store.no_stores_title')}
          text={t('store.no_stores_text')}
        />
      ) : null}
      {stores.length > 0 ? (
        <div
          aria-busy={list.isPlaceholderData}
          className={classNames('transition-opacity duration-calm', list.isPlaceholderData && 'opacity-50')}
        >
          <StoreGrid stores={stores} module_type={module_type} actions={actions} />
        </div>
      ) : null}
      {list.hasNextPage ? (
        <MoreStores
          list={list}
          progress={t('common.count_of', {
            count: String(stores.length),
            total: String(count ?? 0),
          })}
        />
      ) : null}
    </section>
  )
}

interface MoreStoresProps {
  list: {
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    isPlaceholderData: boolean
    fetchNextPage(): unknown
  }
  progress: string
}

/** Scrolling near the end fetches by itself; after a failure only the button does, so that nothing knocks in a loop. */
function MoreStores({ list, progress }: MoreStoresProps) {
  const t = useTranslations('common')
  const mayFetch = !list.isFetchingNextPage && !list.isFetchNextPageError && !list.isPlaceholderData
  const reach = () => {
    // Who jumped past the list looks at the end of the page: it stays there, and the button is at hand.
    if (mayFetch && !isEndInSight()) list.fetchNextPage()
  }
  return (
    <>
      <Sentinel onReach={reach} />
      <LoadMore
        label={t('load_more')}
        loading={list.isFetchingNextPage}
        onPress={() => list.fetchNextPage()}
        progress={progress}
      />
    </>
  )
}
