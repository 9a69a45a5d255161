// Whether something runs, waits, is over, off or archived: a word in a colour.
import { useTranslations } from 'use-intl'
import type { PeriodState } from '#contract/core/desk-period.ts'
import { softTones } from '#web/ui/display/tone.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

const tones = {
  running: 'success',
  planned: 'accent',
  over: 'neutral',
  off: 'warning',
  archived: 'neutral',
} as const satisfies Record<PeriodState, keyof typeof softTones>

export function StateBadge({ state }: { state: PeriodState }) {
  const t = useTranslations('promotions')
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center rounded-full px-2.5 font-medium text-12',
        softTones[tones[state]],
      )}
    >
      {t(state)}
    </span>
  )
}
