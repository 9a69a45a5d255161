// A line of plain text, of several lines where it may be longer, a day or a time.
import type { FieldValues } from 'react-hook-form'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FieldProps } from '../desk-form.types.ts'
import { useField } from './use-field.ts'

type LineFieldProps<Values extends FieldValues> = FieldProps<Values, string> & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search'
  isLong?: boolean
  placeholder?: string
  maxLength?: number
  /** Codes and addresses are written from left to right in every language. */
  dir?: 'ltr' | 'auto'
}

export function LineField<Values extends FieldValues>(props: LineFieldProps<Values>) {
  const { control, name, isLong, type = 'text', ...rest } = props
  const { error, onChange, ...field } = useField<Values, string>({ control, name })
  const shared = { ...rest, ...field, ...(error ? { error } : {}) }
  if (isLong) return <TextArea {...shared} onChange={({ target }) => onChange(target.value)} />
  return <TextField {...shared} type={type} onChange={({ target }) => onChange(target.value)} />
}

type MomentFieldProps<Values extends FieldValues> = FieldProps<Values, string> & {
  min?: string
  max?: string
}

/** `YYYY-MM-DD`, or nothing. */
export function DateField<Values extends FieldValues>(props: MomentFieldProps<Values>) {
  return <MomentField {...props} type="date" />
}

/** `HH:mm`, or nothing. */
export function TimeField<Values extends FieldValues>(props: MomentFieldProps<Values>) {
  return <MomentField {...props} type="time" />
}

/** `YYYY-MM-DDTHH:mm` by the shop's clock, or nothing; which clock that is stands below. */
export function MomentOfDayField<Values extends FieldValues>(props: MomentFieldProps<Values>) {
  const { timeZone } = useShopSettings()
  return <MomentField hint={timeZone} {...props} type="datetime-local" />
}

function MomentField<Values extends FieldValues>(
  props: MomentFieldProps<Values> & { type: 'date' | 'time' | 'datetime-local' },
) {
  const { control, name, ...rest } = props
  const { error, onChange, value, ...field } = useField<Values, string>({ control, name })
  return (
    <TextField
      {...rest}
      {...field}
      {...(error ? { error } : {})}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
