// Which account the password is forgotten of.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { normalisePhone } from '#contract/features/session/phone.rules.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { PhoneField } from './phone-field.tsx'
import { phoneForm } from './session-forms.schema.ts'
import { SubmitButton } from './submit-button.tsx'

export function ForgotPhoneForm({ send }: { send: (phone: string) => Promise<void> }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const form = useForm({ resolver: zodResolver(phoneForm), defaultValues: { phone: '' } })
  const ask = useMutation({
    mutationFn: ({ phone }: { phone: string }) => send(normalisePhone(phone) ?? phone),
    onError: (error) => {
      const message = refusalOf(error)
      form.setError('phone', { type: 'refused', message })
    },
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => ask.mutate(values))}
    >
      <PhoneField name="phone" control={form.control} />
      <SubmitButton loading={ask.isPending}>{t('session.forgot_send')}</SubmitButton>
    </form>
  )
}
