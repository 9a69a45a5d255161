// Another password for one's own account.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { passwordForm } from '#web/desk/form/forms.schema.ts'
import { SecretField } from '#web/desk/form/secret-field.tsx'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { Panel } from './panel.tsx'

export function PasswordPanel() {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { email } = useAccount()
  const form = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '', new_password: '' },
  })
  const change = useMutation({
    mutationFn: (input: z.output<typeof passwordForm>) => deskCall(staffEndpoints.changePassword, { input }),
    onSuccess: async () => {
      form.reset()
      notify.success(t('account.password_changed'))
      await readAgain(staffEndpoints.sessions)
    },
    onError: (error) => showRefusal(form.setError, error, ['password', 'new_password'], refusalOf(error)),
  })
  const { errors } = form.formState
  return (
    <Panel title={t('account.password')} text={t('account.password_text')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((typed) => change.mutate(typed))}
      >
        {/* So that a password manager knows whose password changes. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <SecretField
          label={t('account.current_password')}
          autoComplete="current-password"
          error={fieldError(errors.password, t('signin.no_password'))}
          {...form.register('password')}
        />
        <SecretField
          label={t('account.new_password')}
          hint={t('signin.password_hint')}
          autoComplete="new-password"
          error={fieldError(errors.new_password, t('signin.short_password'))}
          {...form.register('new_password')}
        />
        <FormRefusal text={errors.root?.message} />
        <Button type="submit" loading={change.isPending} className="self-start">
          {t('account.change_password')}
        </Button>
      </form>
    </Panel>
  )
}
