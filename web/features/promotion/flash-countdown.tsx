// The clock of a flash sale: days, hours, minutes and seconds in boxes, by the server's clock.
import { useTranslations } from 'use-intl'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useServerNow } from '#web/platform/clock/use-server-now.ts'
import { Countdown } from '#web/ui/display/countdown.tsx'
import { countdownParts } from './countdown-parts.ts'
import { useTimeLeft } from './use-time-left.ts'

export function FlashCountdown({ endsAt, answered }: { endsAt: number; answered: AnsweredAt }) {
  const t = useTranslations('promotion')
  const timeLeft = useTimeLeft()
  const parts = countdownParts(endsAt - useServerNow(answered))
  if (!parts) return <p className="font-medium text-14 text-danger-ink">{t('sale_over')}</p>
  return (
    <Countdown
      label={timeLeft(parts)}
      parts={[
        { value: parts.days, label: t('days', { n: Number(parts.days) }) },
        { value: parts.hours, label: t('hours', { n: Number(parts.hours) }) },
        { value: parts.minutes, label: t('minutes', { n: Number(parts.minutes) }) },
        { value: parts.seconds, label: t('seconds', { n: Number(parts.seconds) }) },
      ]}
    />
  )
}
