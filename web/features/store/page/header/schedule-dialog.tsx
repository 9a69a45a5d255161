// The hours of the week.
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { useWeekday } from '#web/features/listing/filters/use-weekday.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type DayHours, weekOf } from '../opening.ts'

export interface ShownSchedule {
  store: Pick<StoreDetails, 'schedules'>
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
    </Dialog>
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
