// The stores of the zone, twelve at a time (HOM-09).
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { distinctStores, storesQuery } from './store.queries.ts'
import { StoreCard } from './store-card.tsx'

/** Cards in sight when the page opens: their covers must not wait for scrolling. */
const firstInSight = 4

export function StoresList({ access }: { access: QueryAccess }) {
  const t = useTranslations()
  const list = useSuspenseInfiniteQuery(storesQuery(access))
  const stores = distinctStores(list.data.pages)
  const count = list.data.pages[0]?.total_size ?? 0
  if (stores.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPicture />}
        title={t('home.no_stores_title')}
        text={t('home.no_stores_text')}
      />
    )
  }
  const isFood = access.shop.module?.module_type === 'food'
  return (
    <section className="flex flex-col gap-6">
      <SectionHeader title={t(isFood ? 'home.restaurants_title' : 'home.stores_title', { count })} />
      <CardGrid min={272}>
        {stores.map((store, place) => (
          <li key={store.id}>
            <StoreCard store={store} priority={place < firstInSight} />
          </li>
        ))}
      </CardGrid>
      {list.hasNextPage ? (
        <LoadMore
          label={t('common.load_more')}
          loading={list.isFetchingNextPage}
          onPress={() => list.fetchNextPage()}
          progress={`${stores.length} / ${count}`}
        />
      ) : null}
    </section>
  )
}
