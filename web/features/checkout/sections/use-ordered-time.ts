// The time the order will be placed for, in words.
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/platform/format/use-format.ts'
import type { PricedOrder } from './section-props.ts'
import { orderedSlot } from './slots.rules.ts'

export type TimedOrder = Pick<PricedOrder, 'draft' | 'slots' | 'notNow' | 'lostSlot'>

/** Null while there is no time to order for: what is missing is said in its part. */
export function useOrderedTime({ draft, slots, notNow, lostSlot }: TimedOrder): string | null {
  const t = useTranslations()
  const { clock, range } = useFormat()
  const ordered = orderedSlot(draft.schedule_at, slots)
  if (ordered) {
    const { day, slot } = ordered
    return t('common.day_and_time', {
      day: t(`checkout.${day}`),
      time: range(clock(slot.from), clock(slot.until)),
    })
  }
  return notNow || lostSlot ? null : t('checkout.now')
}
