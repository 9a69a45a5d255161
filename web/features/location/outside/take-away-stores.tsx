// Stores of the nearest zone where one can collect the order oneself.
import { useQuery } from '@tanstack/react-query'
import Store from 'lucide-react/icons/store'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { NearestZone } from '#contract/features/location/coverage.endpoints.ts'
import type { Store as StoreCard } from '#contract/features/store/store.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { takeAwayQuery } from './outside.queries.ts'

export function TakeAwayStores({ point, nearest }: { point: Coordinates; nearest: NearestZone }) {
  const t = useTranslations('location')
  const { data } = useQuery(takeAwayQuery(useAccess(), point, nearest))
  const stores = data?.stores ?? []
  if (stores.length === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold text-16">{t('outside_take_away')}</h3>
      <p className="text-14 text-ink-soft">{t('outside_take_away_text', { zone: nearest.name })}</p>
      <ul>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreRow store={store} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StoreRow({ store }: { store: StoreCard }) {
  const format = useFormat()
  const id = store.slug || String(store.id)
  return (
    <PathLink
      path={`/store/${encodeURIComponent(id)}`}
      search={{ id, module_id: String(store.module_id), store_zone_id: String(store.zone_id) }}
      className="flex min-h-11 items-center gap-3 rounded-control text-14 hover:text-accent-ink"
    >
      <Store aria-hidden size={18} className="shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 break-words font-medium">{store.name}</span>
      {store.distance > 0 ? (
        <bdi className="shrink-0 text-ink-soft tabular">{format.distance(store.distance)}</bdi>
      ) : null}
    </PathLink>
  )
}
