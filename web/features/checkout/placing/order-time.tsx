// When the order will be placed for, beside the button that places it: a time that was preselected must be seen.
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { scrollToPart } from '../sections/checkout-section.tsx'
import type { PricedOrder } from '../sections/section-props.ts'
import { orderedSlot, soonestSlot } from '../sections/slots.rules.ts'

type TimedOrder = Pick<PricedOrder, 'draft' | 'slots' | 'notNow' | 'lostSlot'>

/** Null while there is no time to order for: what is missing is said in its section. */
function useOrderedTime({ draft, slots, notNow, lostSlot }: TimedOrder): string | null {
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

export function OrderTime({ id, checkout }: { id: string; checkout: TimedOrder }) {
  const t = useTranslations('checkout')
  const time = useOrderedTime(checkout)
  const canChange = soonestSlot(checkout.slots) !== null
  if (time === null) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <p id={id} className="flex min-w-0 items-center gap-2 text-14">
        <Clock aria-hidden size={18} className="shrink-0 text-accent-ink" />
        <span className="text-ink-soft">{t('time')}</span>
        <strong className="font-semibold text-16 tabular">{time}</strong>
      </p>
      {canChange ? (
        <Button variant="ghost" onClick={() => scrollToPart('time')}>
          {t('change_time')}
        </Button>
      ) : null}
    </div>
  )
}
