// When the order will be placed for, beside the button that places it: a time that was preselected must be seen.
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { lastingSpace } from '#web/ui/layout/apart.ts'
import { soonestSlot } from '../sections/slots.rules.ts'
import { type TimedOrder, useOrderedTime } from '../sections/use-ordered-time.ts'

interface OrderTimeProps {
  id: string
  checkout: TimedOrder
  onChange(): void
}

export function OrderTime({ id, checkout, onChange }: OrderTimeProps) {
  const t = useTranslations('checkout')
  const time = useOrderedTime(checkout)
  const canChange = soonestSlot(checkout.slots) !== null
  if (time === null) return null
  return (
    <div className="flex items-center justify-between gap-3">
      {/* Named live as well: what a modal hid is said again when it closes. */}
      <p id={id} role="status" aria-live="polite" className="flex min-w-0 items-center gap-2 text-14">
        <Clock aria-hidden size={18} className="shrink-0 text-accent-ink" />
        <span className="text-ink-soft">{`${t('time')}${lastingSpace}`}</span>
        <strong className="font-semibold text-16 tabular">{time}</strong>
      </p>
      {canChange ? (
        <Button variant="ghost" onClick={onChange}>
          {t('change_time')}
        </Button>
      ) : null}
    </div>
  )
}
