// The way on the map, its length and duration, and what it costs by the kind of parcel.
import Package from 'lucide-react/icons/package'
import { useTranslations } from 'use-intl'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Refusals } from '#web/ui/feedback/refusals.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TrackMap } from '#web/ui/map/track-map.tsx'
import { useShownTheme } from '#web/ui/map/use-shown-theme.ts'
import type { WholeParcel } from '../draft/parcel-end.rules.ts'
import { ParcelRates } from '../parcel-rates.tsx'
import type { ParcelRoute } from './use-parcel-route.ts'

interface RouteCardProps {
  parcel: WholeParcel
  category: ParcelCategory | null
  route: ParcelRoute
}

export function RouteCard({ parcel, category, route }: RouteCardProps) {
  const t = useTranslations('sending')
  return (
    <Card render={<section />} aria-labelledby="parcel-way" className="flex flex-col overflow-hidden">
      <RouteMap parcel={parcel} route={route} />
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <h2 id="parcel-way" className="font-semibold text-18">
          {t('route')}
        </h2>
        <Price parcel={parcel} route={route} />
        {category ? <ParcelRates category={category} /> : null}
        <Refusals messages={route.refusals} />
      </div>
    </Card>
  )
}

function RouteMap({ parcel: { sender, receiver }, route }: Pick<RouteCardProps, 'parcel' | 'route'>) {
  const t = useTranslations('sending')
  const { shop } = useShop()
  const theme = useShownTheme()
  if (!sender.place && !receiver.place) return null
  return (
    <TrackMap
      places={{ origin: sender.place, destination: receiver.place, courier: null, path: route.path }}
      styleUrl={`/map/style.json?theme=${theme}&language=${shop.language}`}
      texts={{ map: t('map'), origin: t('sender'), destination: t('receiver'), courier: '' }}
      originIcon={<Package aria-hidden size={18} />}
      className="h-56 lg:h-72"
    />
  )
}

function Price({ parcel, route }: Pick<RouteCardProps, 'parcel' | 'route'>) {
  const t = useTranslations()
  const { money, distance } = useFormat()
  const { quote, duration } = route
  if (route.hasFailed) {
    return (
      <QuietFailure text={t('sending.no_price')} retryLabel={t('common.retry')} onRetry={route.priceAgain} />
    )
  }
  if (!quote?.delivery) {
    const isKnown = parcel.sender.place && parcel.receiver.place && parcel.category_id !== null
    return isKnown ? (
      <Skeleton className="h-20 rounded-control" />
    ) : (
      <p className="text-14 text-ink-soft">{t('sending.price_later')}</p>
    )
  }
  const { vehicle_charge, increased_charge, increased_fee } = quote.delivery
  return (
    <dl aria-live="polite" aria-busy={route.isPricing} className="flex flex-col gap-2 text-14">
      <Fact label={t('sending.distance')} value={distance(quote.delivery.distance * 1_000)} />
      {duration ? (
        <Fact
          label={t('sending.duration')}
          value={t('sending.minutes', { count: Math.max(1, Math.round(duration / 60)) })}
        />
      ) : null}
      {vehicle_charge > 0 ? <Fact label={t('sending.charge_vehicle')} value={money(vehicle_charge)} /> : null}
      {increased_charge > 0 ? (
        <Fact
          label={t('sending.charge_busy', { percent: String(increased_fee) })}
          value={money(increased_charge)}
        />
      ) : null}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold text-16">{t('sending.charge')}</dt>
        <dd className="font-semibold text-22 tabular">
          <bdi>{money(quote.delivery_charge)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
