// The new password after the code was right.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { SecretField } from './secret-field.tsx'
import { type ResetValues, resetForm } from './session-forms.schema.ts'
import { SubmitButton } from './submit-button.tsx'
import { withoutToken } from './use-sign-in-flow.ts'

interface ResetPasswordFormProps {
  phone: string
  code: string
  onDone(message: string): Promise<void>
}

export function ResetPasswordForm({ phone, code, onDone }: ResetPasswordFormProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const form = useForm({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', confirm_password: '' },
  })
  const reset = useMutation({
    mutationFn: (values: ResetValues) =>
      api.call(verificationEndpoints.resetPassword, {
        ...withoutToken,
        input: { ...values, phone, reset_token: code },
      }),
    onSuccess: ({ message }) => onDone(message),
    onError: (error) => showRefusal(form.setError, error, ['password', 'confirm_password'], refusalOf(error)),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => reset.mutate(values))}
    >
      <SecretField
        label={t('session.new_password')}
        autoFocus
        hint={t('session.password_rule')}
        autoComplete="new-password"
        error={fieldError(errors.password, t('session.wrong_password'))}
        {...form.register('password')}
      />
      <SecretField
        label={t('session.confirm_password')}
        autoComplete="new-password"
        error={fieldError(errors.confirm_password, t('session.wrong_confirm_password'))}
        {...form.register('confirm_password')}
      />
      <FormRefusal text={errors.root?.message} />
      <SubmitButton loading={reset.isPending}>{t('session.reset_save')}</SubmitButton>
    </form>
  )
}
