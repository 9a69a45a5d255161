// The time an order was scheduled for in the words it was offered: a day and a range of hours.
import { useTranslations } from 'use-intl'
import { slotEndingAt } from '#contract/features/checkout/delivery-slots.rules.ts'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'

/** Null for the last slot of a day: how long it was is the store's affair, only its end is known. */
export function useSlotText(): (
  order: Pick<TrackedOrder, 'schedule_at'>,
  look: 'day' | 'long_day',
) => string | null {
  const t = useTranslations('common')
  const { config } = useShop()
  const { written, clock, range } = useFormat()
  return ({ schedule_at }, look) => {
    const slot = slotEndingAt(schedule_at, config.schedule_order_slot_duration)
    if (!slot) return null
    return t('day_and_time', {
      day: written(slot.date, look),
      time: range(clock(slot.from), clock(slot.until)),
    })
  }
}
