// What the shop keeps about the customer: to take along, or to have removed for good (PRF-03).
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { refusalText } from '#web/platform/api/refusal.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { endSession } from '#web/platform/session/session.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { SectionCard } from './section-card.tsx'

export function DataSection() {
  const t = useTranslations('profile')
  return (
    <SectionCard title={t('data')} text={t('data_text')}>
      <div className="flex flex-wrap gap-3">
        <DownloadButton />
        <DeleteButton />
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

function DeleteButton() {
  const t = useTranslations()
  const { api } = useAccess()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call(profileEndpoints.remove, { quiet: true }),
    onSuccess: async () => {
      // First away from here: a page for customers would send the guest to sign in.
      await router.navigate({ to: '/' })
      await endSession(queryClient)
      notify.success(t('profile.delete_done'))
    },
    onError: (error) => {
      setAsked(false)
      notify.error(refusalText(error, t('common.something_wrong')))
    },
  })
  return (
    <>
      <Button variant="ghost" className="text-danger-ink" onClick={() => setAsked(true)}>
        {t('profile.delete_account')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => remove.mutate()}
        loading={remove.isPending}
        tone="danger"
        texts={{
          question: t('profile.delete_question'),
          detail: t('profile.delete_text'),
          cancel: t('common.no'),
          confirm: t('common.yes'),
        }}
      />
    </>
  )
}
