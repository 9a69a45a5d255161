// A running DD:HH:MM:SS by the server's clock, each figure with its unit, or that the campaign is over (CMP-01).
import Clock from 'lucide-react/icons/clock'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useServerNow } from '#web/platform/clock/use-server-now.ts'
import { type CountdownParts, countdownParts } from './countdown-parts.ts'
import { useTimeLeft } from './use-time-left.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

export function CountdownText({ endsAt, answered }: { endsAt: number; answered: AnsweredAt }) {
  const t = useTranslations('promotion')
  const timeLeft = useTimeLeft()
  const parts = countdownParts(endsAt - useServerNow(answered))
  return (
    <span className="inline-flex items-center gap-1.5 text-13">
      <Clock aria-hidden size={14} />
      {parts === null ? (
        t('campaign_over')
      ) : (
        <span role="timer" aria-label={timeLeft(parts)} className="font-medium tabular">
          <span aria-hidden>
            <Figures parts={parts} />
          </span>
        </span>
      )}
    </span>
  )
}

/** The units are drawn behind the figures: the text itself stays DD:HH:MM:SS, and follows the line of reading. */
function Figures({ parts }: { parts: CountdownParts }) {
  const t = useTranslations('promotion')
  return units.map((unit, place) => (
    <Fragment key={unit}>
      {place > 0 ? ':' : null}
      <span
        data-unit={t(`units.${unit}`)}
        className="inline-block after:text-12 after:content-[attr(data-unit)]"
      >
        {parts[unit]}
      </span>
    </Fragment>
  ))
}
