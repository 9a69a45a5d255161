// Who the customer is, where they are signed in, and what the shop keeps about them.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { profileQuery } from '#web/platform/session/profile-query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasskeysSection } from './passkey/passkeys-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { VerifyEmail } from './verify-email.tsx'

export function ProfileSettingsPage() {
  const t = useTranslations('common')
  const { data: profile, isError, refetch } = useQuery(profileQuery(useAccess()))
  if (isError) {
    return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={() => refetch()} />
  }
  if (!profile) return <ProfileLoading />
  return (
    <>
      <ProfileForm key={profile.id} profile={profile} />
      {profile.unproven_email !== null && (
        <VerifyEmail key={profile.unproven_email} email={profile.unproven_email} />
      )}
      <PasskeysSection />
      <DevicesSection />
      <DataSection profile={profile} />
    </>
  )
}

/** As high as the form that is coming. */
export function ProfileLoading() {
  return <Skeleton className="h-200 rounded-card" />
}
