// One's own account: name and language, password, the second step, and where one is signed in.
import { useTranslations } from 'use-intl'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export function AccountPage() {
  const t = useTranslations('account')
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid max-w-5xl items-start gap-4 lg:grid-cols-2">
        <ProfilePanel />
        <PasswordPanel />
        <SecondFactorPanel />
        <SessionsPanel />
      </div>
    </>
  )
}
