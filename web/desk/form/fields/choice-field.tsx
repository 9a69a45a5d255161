// On or off, and one out of several.
import type { FieldValues } from 'react-hook-form'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { Select, type SelectOption } from '#web/ui/form/select.tsx'
import type { FieldProps } from '../desk-form.types.ts'
import { useField } from './use-field.ts'

export function SwitchField<Values extends FieldValues>(props: FieldProps<Values, boolean>) {
  const { control, name, label, hint, disabled } = props
  const { value, onChange, error } = useField<Values, boolean>({ control, name })
  return (
    <div>
      <Switch
        label={<span className="text-14 font-medium">{label}</span>}
        hint={hint}
        checked={value}
        onCheckedChange={onChange}
        {...(disabled ? { disabled } : {})}
      />
      {error && <FieldNote id={`${name}-error`} error={error} />}
    </div>
  )
}

type SelectFieldProps<Values extends FieldValues, Value extends string> = FieldProps<Values, Value | null> & {
  options: readonly SelectOption<Value>[]
  placeholder?: string
}

/** Ids are chosen as text; `SelectIdField` takes and gives numbers. */
export function SelectField<Values extends FieldValues, Value extends string>(
  props: SelectFieldProps<Values, Value>,
) {
  const { control, name, required, ...rest } = props
  const { value, onChange, error } = useField<Values, Value | null>({ control, name })
  return <Select {...rest} value={value || null} onValueChange={onChange} {...(error ? { error } : {})} />
}

const none = 'none'

type SelectIdFieldProps<Values extends FieldValues> = FieldProps<Values, number | null> & {
  options: readonly { id: number; name: string }[]
  /** What stands for 'none of them', where that may be chosen. */
  noneLabel?: string
  placeholder?: string
}

export function SelectIdField<Values extends FieldValues>(props: SelectIdFieldProps<Values>) {
  const { control, name, required, options, noneLabel, ...rest } = props
  const { value, onChange, error } = useField<Values, number | null>({ control, name })
  const listed = options.map(({ id, name: label }) => ({ value: String(id), label }))
  return (
    <Select
      {...rest}
      {...(error ? { error } : {})}
      options={noneLabel === undefined ? listed : [{ value: none, label: noneLabel }, ...listed]}
      value={value === null ? (noneLabel === undefined ? null : none) : String(value)}
      onValueChange={(chosen) => onChange(chosen === none ? null : Number(chosen))}
    />
  )
}
