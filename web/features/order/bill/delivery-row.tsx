// What being brought costs, how that came about, and who pays for it where the customer does not.
import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { BillRow } from './bill-row.tsx'

export function DeliveryRow({ quote }: { quote: Quote }) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const notes = useDeliveryNotes(quote.delivery)
  const { delivery } = quote
  if (!delivery) return null
  const isFree = delivery.charge === 0 && delivery.original_charge > 0
  return (
    <BillRow
      tone={isFree ? 'saved' : 'plain'}
      label={t('delivery_charge')}
      amount={isFree ? t('free') : money(quote.delivery_charge)}
      before={isFree ? money(delivery.original_charge) : undefined}
      note={notes.map((note) => (
        <span key={note} className="block">
          {note}
        </span>
      ))}
    />
  )
}

/** The parts of the charge; a distance is worth telling even where nothing is charged for it. */
function useDeliveryNotes(delivery: Quote['delivery']): string[] {
  const t = useTranslations('bill')
  const { money, distance } = useFormat()
  if (!delivery) return []
  const { vehicle_charge, increased_charge, increased_fee, free_because } = delivery
  return [
    ...(delivery.distance > 0
      ? [
          t('delivery_way', {
            distance: isolated(distance(delivery.distance * 1_000)),
            amount: isolated(money(delivery.base_charge)),
          }),
        ]
      : []),
    ...(vehicle_charge > 0 ? [t('delivery_vehicle', { amount: isolated(money(vehicle_charge)) })] : []),
    ...(increased_charge > 0
      ? [
          t('delivery_busy', {
            percent: String(increased_fee),
            amount: isolated(money(increased_charge)),
          }),
        ]
      : []),
    ...(free_because ? [t(`free_${free_because}`)] : []),
  ]
}
