// The phone of a form about an account, with its country and what is wrong with it.
import {
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldError } from '#web/platform/api/refusal.ts'
import { PhoneInput } from './phone-input.tsx'

type PhoneFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = Pick<
  UseControllerProps<Values, Name>,
  'name' | 'control'
>

export function PhoneField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: PhoneFieldProps<Values, Name>,
) {
  const t = useTranslations('session')
  const { field, fieldState } = useController(props)
  return (
    <PhoneInput
      ref={field.ref}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldError(fieldState.error, t('wrong_phone'))}
    />
  )
}
