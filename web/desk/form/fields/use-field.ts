// One value of a form: what it is, how it changes, and what is wrong with it.
import { type FieldValues, type PathValue, useController } from 'react-hook-form'
import type { FieldProps } from '../desk-form.types.ts'

export interface Field<Value> {
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** Where the focus goes when something is wrong. */
  ref: (element: HTMLElement | null) => void
  error: string | undefined
  name: string
}

interface Wrong {
  message?: unknown
  root?: Wrong
}

/** What is wrong with the value itself, or else with the first part of it. */
function messageOf(error: Wrong | undefined): string | undefined {
  if (!error) return undefined
  if (typeof error.message === 'string' && error.message !== '') return error.message
  const parts = Object.entries(error).filter(([key]) => key !== 'ref')
  for (const [, part] of parts) {
    const message = part && typeof part === 'object' ? messageOf(part) : undefined
    if (message) return message
  }
  return undefined
}

export function useField<Values extends FieldValues, Value>({
  control,
  name,
}: Pick<FieldProps<Values, Value>, 'control' | 'name'>): Field<Value> {
  'use no memo'
  const { field, fieldState } = useController({ control, name })
  return {
    // The path was chosen by the type of its value.
    value: field.value as Value,
    onChange: (value) => field.onChange(value as PathValue<Values, typeof name>),
    onBlur: field.onBlur,
    ref: field.ref,
    error: messageOf(fieldState.error),
    name: field.name,
  }
}
