// A password field with the words for showing and hiding it.
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { PasswordField } from '#web/ui/form/password-field.tsx'

export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const t = useTranslations('signin')
  return <PasswordField required {...props} showLabel={t('show_password')} hideLabel={t('hide_password')} />
}
