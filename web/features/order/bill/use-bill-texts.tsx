// What the lines of a bill are called, and how those that need it came about.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BillLine } from '#contract/features/order/bill.rules.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { apart, isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'

type Name = BillLine['name']

export function useBillTexts(quote: Quote) {
  const t = useTranslations('bill')
  const ofDelivery = useDeliveryNotes(quote.delivery)
  const { coupon, tax_percentage, additional_charge_name } = quote
  return {
    labelOf(name: Name): string {
      if (name === 'additional_charge') return additional_charge_name
      if (name === 'coupon_discount_amount' && coupon) return t('coupon_named', { code: coupon.code })
      return t(name)
    },

    noteOf(name: Name): ReactNode {
      if (name === 'delivery_charge') return ofDelivery.map(asLine)
      if (name !== 'total_tax_amount' && name !== 'included_tax_amount') return null
      return t('tax_percent', { percent: String(tax_percentage) })
    },
  }
}

const asLine = (note: string) => (
  <span key={note} className="block">
    {note}
  </span>
)

/** The parts of the charge; a distance is worth stating even where nothing is charged for it. */
function useDeliveryNotes(delivery: Quote['delivery']): string[] {
  const t = useTranslations('bill')
  const { money, distance } = useFormat()
  if (!delivery) return []
  const { vehicle_charge, increased_charge, increased_fee, free_because } = delivery
  return [
    ...(delivery.distance > 0
      ? [
          t('delivery_way', {
            distance: apart(distance(delivery.distance * 1_000)),
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
