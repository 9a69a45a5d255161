// The hours of the week.
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { useWeekday } from '#web/features/listing/filters/use-weekday.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type DayHours, weekOf } from '../opening.ts'

export interface ShownSchedule {
  store: Pick<StoreDetails, 'schedules' | 'days_off'>
  /** Weekday, 0 is Sunday. */
  today: number
}

interface ScheduleDialogProps extends ShownSchedule {
  open: boolean
  onOpenChange(open: boolean): void
}

export function ScheduleDialog({ store, today, open, onOpenChange }: ScheduleDialogProps) {
  const t = useTranslations()
  const weekday = useWeekday()
  const hoursText = useHoursText()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('storepage.schedule')}
      closeLabel={t('common.close')}
      size="small"
    >
      <dl className="flex flex-col">
        {weekOf(store.schedules).map((hours) => (
          <div
            key={hours.day}
            className={classNames(
              'flex min-h-11 items-center justify-between gap-4 rounded-control px-3',
              hours.day === today && 'bg-accent-soft font-medium text-accent-ink',
            )}
          >
            <dt className="first-letter:uppercase">{weekday(hours.day)}</dt>
            <dd className="text-end tabular">
              <bdi>{hoursText(hours)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <DaysOff dates={store.days_off} />
    </Dialog>
  )
}

function DaysOff({ dates }: { dates: readonly string[] }) {
  const t = useTranslations('storepage')
  const { written } = useFormat()
  if (dates.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-1 px-3 font-semibold">{t('days_off')}</h3>
      <ul className="px-3 text-ink-soft">
        {dates.map((date) => (
          <li key={date}>{written(`${date} 12:00:00`, 'date')}</li>
        ))}
      </ul>
    </>
  )
}

function useHoursText(): (hours: DayHours) => string {
  const t = useTranslations('storepage')
  const { clock, range } = useFormat()
  return ({ windows }) => {
    if (windows.length === 0) return t('closed_day')
    return windows
      .map((one) => (one === 'whole_day' ? t('whole_day') : range(clock(one.from), clock(one.until))))
      .join(', ')
  }
}
