// The week: any number of times a day, past midnight where the end is before the beginning, and a day copied to the others.
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslations } from 'use-intl'
import type { HoursSpan } from '#contract/features/store/desk/desk-store.schema.ts'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { StoreValues } from './store-values.ts'

/** Monday first, as a week is read. */
const week = [1, 2, 3, 4, 5, 6, 0] as const

export function HoursField({ control }: { control: FieldControl<StoreValues> }) {
  const t = useTranslations('desk_stores')
  const { value, onChange, error } = useField<StoreValues, readonly HoursSpan[]>({
    control,
    name: 'schedules',
  })
  return (
    <div className="md:col-span-2">
      <ul className="flex flex-col divide-y divide-line">
        {week.map((day) => (
          <Day key={day} day={day} hours={value} onHours={onChange} />
        ))}
      </ul>
      <FieldNote id="store-hours-note" hint={t('hours_hint')} {...(error ? { error } : {})} />
    </div>
  )
}

type DayProps = {
  day: (typeof week)[number]
  hours: readonly HoursSpan[]
  onHours: (hours: readonly HoursSpan[]) => void
}

function Day({ day, hours, onHours }: DayProps) {
  const t = useTranslations('desk_stores')
  const name = t(`day_${day}`)
  const own = hours.filter((one) => one.day === day)
  const others = hours.filter((one) => one.day !== day)
  const put = (spans: readonly HoursSpan[]) => onHours([...others, ...spans])
  const add = () => {
    const from = own.at(-1)?.closing_time ?? '09:00'
    put([...own, { day, opening_time: from, closing_time: from < '21:00' ? '21:00' : '23:59' }])
  }
  const copy = () => onHours(week.flatMap((one) => own.map((span) => ({ ...span, day: one }))))
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-2 sm:grid-cols-[7rem_1fr_auto] sm:items-start">
      <h3 className="font-medium text-14 first-letter:uppercase sm:pt-3">{name}</h3>
      <div className="col-span-2 row-start-2 flex min-w-0 flex-col gap-2 sm:col-span-1 sm:row-start-auto">
        {own.length === 0 && <p className="text-14 text-ink-soft sm:pt-3">{t('closed_day')}</p>}
        {own.map((span, at) => (
          <Span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's times have no other name, and two may be alike
            key={at}
            span={span}
            name={name}
            onSpan={(next) => put(own.map((one, index) => (index === at ? next : one)))}
            onRemove={() => put(own.filter((_, index) => index !== at))}
          />
        ))}
      </div>
      <div className="col-start-2 row-start-1 flex sm:col-start-auto sm:row-start-auto">
        <IconButton label={t('add_time', { day: name })} onClick={add}>
          <Plus aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('copy_day', { day: name })} onClick={copy}>
          <Copy aria-hidden size={18} />
        </IconButton>
      </div>
    </li>
  )
}

/** There both times stand in one line: pressing one opens its clock, and the picture of one has no room. */
const onPhone = 'min-w-0 flex-1 sm:flex-none max-sm:[&_::-webkit-calendar-picker-indicator]:hidden'

type SpanProps = { span: HoursSpan; name: string; onSpan: (span: HoursSpan) => void; onRemove: () => void }

function Span({ span, name, onSpan, onRemove }: SpanProps) {
  const t = useTranslations('desk_stores')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextField
        type="time"
        label={t('opens_on', { day: name })}
        labelHidden
        value={span.opening_time}
        onChange={({ target }) => onSpan({ ...span, opening_time: target.value })}
        className={onPhone}
      />
      <span aria-hidden>–</span>
      <TextField
        type="time"
        label={t('closes_on', { day: name })}
        labelHidden
        value={span.closing_time}
        onChange={({ target }) => onSpan({ ...span, closing_time: target.value })}
        className={onPhone}
      />
      {span.closing_time <= span.opening_time && (
        <span className="order-last basis-full text-13 text-ink-soft sm:order-none sm:basis-auto">
          {t(span.closing_time === span.opening_time ? 'round_the_clock' : 'next_day')}
        </span>
      )}
      <IconButton label={t('remove_time', { day: name })} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
