// The password once more, before something a stranger at an open desk must not do.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { proofForm } from '#web/desk/form/forms.schema.ts'
import { SecretField } from '#web/desk/form/secret-field.tsx'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'

type ProofFormProps = {
  text: string
  button: string
  tone?: 'solid' | 'danger'
  /** Rejects with what the shop refused. */
  onProof: (password: string) => Promise<void>
}

export function ProofForm({ text, button, tone = 'solid', onProof }: ProofFormProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const form = useForm({ resolver: zodResolver(proofForm), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = ({ password }: { password: string }) =>
    onProof(password).catch((error: unknown) =>
      showRefusal(form.setError, error, ['password'], refusalOf(error)),
    )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(submit)}>
      <p className="text-14 text-ink-soft">{text}</p>
      <SecretField
        label={t('account.current_password')}
        autoComplete="current-password"
        error={fieldError(errors.password, t('signin.no_password'))}
        {...form.register('password')}
      />
      <FormRefusal text={errors.root?.message} />
      <Button type="submit" variant={tone} loading={isSubmitting}>
        {button}
      </Button>
    </form>
  )
}
