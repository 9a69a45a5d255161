// A running DD:HH:MM:SS by the server's clock, or that the campaign is over (CMP-01).
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useServerNow } from '#web/platform/clock/use-server-now.ts'
import { countdownText } from './countdown-parts.ts'

export function CountdownText({ endsAt, answered }: { endsAt: number; answered: AnsweredAt }) {
  const t = useTranslations('promotion')
  const text = countdownText(endsAt - useServerNow(answered))
  return (
    <span className="inline-flex items-center gap-1.5 text-13">
      <Clock aria-hidden size={14} />
      {text === null ? (
        t('campaign_over')
      ) : (
        <bdi role="timer" aria-label={t('time_left')} className="font-medium tabular">
          {text}
        </bdi>
      )}
    </span>
  )
}
