// What a parcel costs as soon as that is known; before, what its kind costs by the kilometre.
import { useTranslations } from 'use-intl'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Refusals } from '#web/ui/feedback/refusals.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { ParcelRoute } from '../delivery/use-parcel-route.ts'
import type { WholeParcel } from '../draft/parcel-end.rules.ts'
import { ParcelRates } from '../parcel-rates.tsx'

interface SendPriceProps {
  parcel: WholeParcel
  category: ParcelCategory | null
  route: ParcelRoute
}

/** Its room is kept: the button below must not move under the finger. */
export function SendPrice(props: SendPriceProps) {
  return (
    <div
      aria-live="polite"
      aria-busy={props.route.isPricing}
      className="flex min-h-14 flex-col justify-center gap-2"
    >
      <Price {...props} />
      <Refusals messages={props.route.refusals} />
    </div>
  )
}

function Price({ parcel: { sender, receiver }, category, route }: SendPriceProps) {
  const t = useTranslations()
  if (route.hasFailed) {
    return (
      <QuietFailure text={t('sending.no_price')} retryLabel={t('common.retry')} onRetry={route.priceAgain} />
    )
  }
  if (route.quote?.delivery) return <KnownPrice quote={route.quote} duration={route.duration} />
  if (!category) return <p className="text-13 text-ink-soft">{t('sending.price_soon')}</p>
  return sender.place && receiver.place ? (
    <Skeleton className="h-14 rounded-control" />
  ) : (
    <ParcelRates category={category} />
  )
}

interface KnownPriceProps {
  quote: NonNullable<ParcelRoute['quote']>
  duration: ParcelRoute['duration']
}

function KnownPrice({ quote, duration }: KnownPriceProps) {
  const t = useTranslations('sending')
  const { money, distance } = useFormat()
  const way = distance((quote.delivery?.distance ?? 0) * 1_000)
  const minutes = duration ? t('minutes', { count: Math.max(1, Math.round(duration / 60)) }) : null
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <dt className="font-medium text-14">{t('charge')}</dt>
      <dd className="row-start-2 text-13 text-ink-soft tabular">
        <bdi>{way}</bdi>
        {minutes ? ` · ${minutes}` : null}
      </dd>
      <dd className="row-span-2 font-semibold text-28 tabular">
        <bdi>{money(quote.delivery_charge)}</bdi>
      </dd>
    </dl>
  )
}
