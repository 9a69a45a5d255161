// The one thing a provider does not give: a phone the courier can call.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { type SocialPhoneValues, socialPhoneForm } from '../session-forms.schema.ts'
import { SubmitButton } from '../submit-button.tsx'

interface SocialPhoneFormProps {
  register(values: { phone: string; ref_code?: string }): Promise<void>
}

export function SocialPhoneForm({ register }: SocialPhoneFormProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { config } = useShop()
  const form = useForm({
    resolver: zodResolver(socialPhoneForm),
    defaultValues: { phone: '', ref_code: '' },
  })
  const send = useMutation({
    mutationFn: ({ phone, ref_code }: SocialPhoneValues) =>
      register({ phone, ...(ref_code ? { ref_code } : {}) }),
    onError: (error) => showRefusal(form.setError, error, ['phone', 'ref_code'], refusalOf(error)),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <PhoneField name="phone" control={form.control} />
      {config.ref_earning_status === 1 && (
        <TextField
          label={t('session.ref_code')}
          autoComplete="off"
          dir="ltr"
          error={fieldError(errors.ref_code, t('session.wrong_ref_code'))}
          {...form.register('ref_code')}
        />
      )}
      <FormRefusal text={errors.root?.message} />
      <SubmitButton loading={send.isPending}>{t('session.sign_up')}</SubmitButton>
    </form>
  )
}
