// A new password, twice; who came by a social account has none here to change (PRF-02).
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldError } from '#web/platform/api/refusal.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import type { ProfileValues } from './profile-form.schema.ts'
import { SectionCard } from './section-card.tsx'

interface PasswordFieldsProps {
  form: UseFormReturn<ProfileValues>
  isSocial: boolean
}

export function PasswordFields({ form, isSocial }: PasswordFieldsProps) {
  const t = useTranslations('profile')
  if (isSocial) {
    return (
      <SectionCard title={t('password_title')}>
        <p className="rounded-control bg-info-soft px-4 py-3 text-14 text-info-ink">{t('password_social')}</p>
      </SectionCard>
    )
  }
  const eyes = { showLabel: t('show_password'), hideLabel: t('hide_password') }
  const { errors } = form.formState
  return (
    <SectionCard title={t('password_title')} text={t('password_text')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...eyes}
          label={t('password')}
          hint={t('password_rule')}
          autoComplete="new-password"
          error={fieldError(errors.password, t('wrong_password'))}
          {...form.register('password')}
        />
        <PasswordField
          {...eyes}
          label={t('confirm_password')}
          autoComplete="new-password"
          error={fieldError(errors.confirm_password, t('wrong_confirm_password'))}
          {...form.register('confirm_password')}
        />
      </div>
    </SectionCard>
  )
}
