// What the store recommends, in a row to leaf through.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Scroller } from '#web/ui/media/scroller.tsx'
import { storeRecommendedQuery } from './store-page.queries.ts'

export function StoreRecommended({ access, store_id }: { access: QueryAccess; store_id: number }) {
  const t = useTranslations('storepage')
  const { data } = useQuery(storeRecommendedQuery(access, store_id))
  if (!data || data.items.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title={t('recommended')} level={2} />
      <Scroller labels={{ row: t('recommended'), previous: t('previous'), next: t('next') }}>
        {data.items.map((item) => (
          <li key={item.id} className="w-44 sm:w-56">
            <ListedItemCard item={item} layout="popular" />
          </li>
        ))}
      </Scroller>
    </section>
  )
}
