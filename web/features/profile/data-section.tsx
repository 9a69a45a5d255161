// What the shop keeps about the customer: to take along, or to have removed for good (PRF-03).
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import type { Profile } from '#contract/features/profile/profile.schema.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SectionCard } from './section-card.tsx'

export function DataSection({ profile }: { profile: Profile }) {
  const t = useTranslations('profile')
  return (
    <SectionCard title={t('data')} text={t('data_text')}>
      <div className="flex flex-wrap gap-3">
        <DownloadButton />
        <DeleteAccount profile={profile} />
      </div>
    </SectionCard>
  )
}

export function DownloadButton() {
  const t = useTranslations('profile')
  const { api } = useAccess()
  const download = useMutation({
    mutationFn: () => api.call(profileEndpoints.myData),
    onSuccess: (data) => saveFile('fivefold-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
  })
  return (
    <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
      {t('download')}
    </Button>
  )
}
