// Dates on which the store stays closed.
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { StoreValues } from './store-values.ts'

export function DaysOffField({ control }: { control: FieldControl<StoreValues> }) {
  const t = useTranslations('desk_stores')
  const { value, onChange, error } = useField<StoreValues, readonly string[]>({ control, name: 'days_off' })
  const [date, setDate] = useState('')
  const moment = useMoment()
  const text = (day: string) => moment(`${day}T12:00:00Z`, 'date')
  const add = () => {
    if (date !== '') onChange([...new Set([...value, date])].toSorted())
    setDate('')
  }
  return (
    <div className="flex flex-col gap-3 md:col-span-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          type="date"
          label={t('day_off')}
          hint={t('day_off_hint')}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          {...(error ? { error } : {})}
        />
        <Button type="button" variant="soft" onClick={add}>
          {t('add_day_off')}
        </Button>
      </div>
      <ul aria-label={t('days_off')} className="flex flex-wrap gap-2">
        {value.map((day) => (
          <li key={day} className="flex items-center rounded-full bg-fill ps-3 text-14">
            {text(day)}
            <IconButton
              label={t('remove_day_off', { day: text(day) })}
              size="small"
              onClick={() => onChange(value.filter((one) => one !== day))}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
