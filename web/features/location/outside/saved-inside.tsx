// A customer's own addresses that are delivered to; pressing one brings the pin there.
import { useQuery } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { savedInsideQuery } from './outside.queries.ts'

export function SavedInside({ onMove }: { onMove(point: Coordinates): void }) {
  const t = useTranslations('location')
  const { data } = useQuery(savedInsideQuery(useAccess(), useSignedIn()))
  const inside = (data?.addresses ?? []).filter(({ zone_ids }) => zone_ids.length > 0)
  if (inside.length === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold text-16">{t('saved_inside')}</h3>
      <ul>
        {inside.map(({ id, address, latitude, longitude }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onMove({ lat: Number(latitude), lng: Number(longitude) })}
              className="flex min-h-11 w-full items-center gap-3 rounded-control text-start text-14 hover:text-accent-ink"
            >
              <Bookmark aria-hidden size={18} className="shrink-0 text-ink-faint" />
              <bdi className="min-w-0 flex-1 truncate">{address}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
