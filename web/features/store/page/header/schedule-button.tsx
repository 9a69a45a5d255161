// The hours of the week behind a button.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { useWeekday } from '#web/features/listing/filters/use-weekday.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type DayHours, weekOf } from '../opening.ts'

interface ScheduleButtonProps {
  store: Pick<StoreDetails, 'schedules'>
  /** Weekday, 0 is Sunday. */
  today: number
}

export function ScheduleButton({ store, today }: ScheduleButtonProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const weekday = useWeekday()
  const hoursText = useHoursText()
  if (store.schedules.length === 0) return null
  return (
    <>
      <LinkText
        render={<button type="button" aria-haspopup="dialog" />}
        onClick={() => setOpen(true)}
        className="min-h-11 text-14"
      >
        {t('storepage.schedule')}
      </LinkText>
      <Dialog
        open={open}
        onOpenChange={setOpen}
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
