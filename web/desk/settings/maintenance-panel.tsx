// Closes the shop for customers, after a question, and opens it again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskSettingEndpoints } from '#contract/features/content/desk/desk-settings.endpoints.ts'
import type { DeskSettings } from '#contract/features/content/desk/desk-settings.schema.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

export function MaintenancePanel({ settings }: { settings: DeskSettings }) {
  const t = useTranslations('desk_settings')
  const cache = useQueryClient()
  const refusalOf = useRefusal()
  const [isAsking, setAsking] = useState(false)
  const { version, values } = settings.groups.maintenance
  const isClosed = values.maintenance_mode
  const change = useMutation({
    mutationFn: (maintenance_mode: boolean) =>
      deskCall(deskSettingEndpoints.maintenance, { input: { maintenance_mode, version } }),
    onSuccess: (reply) => {
      cache.setQueryData(deskQuery(deskSettingEndpoints.read).queryKey, reply)
      notify.success(t(reply.groups.maintenance.values.maintenance_mode ? 'closed_notice' : 'opened_notice'))
    },
    onError: (error) => {
      notify.error(refusalOf(error))
      return readAgain(deskSettingEndpoints.read)
    },
    onSettled: () => setAsking(false),
  })
  const texts = useConfirmTexts({
    question: t('close_question'),
    detail: t('close_detail'),
    confirm: t('close_shop'),
  })
  return (
    <section aria-label={t('group_maintenance')} className="desk-panel flex flex-col gap-4 p-4 sm:p-5">
      <div>
        <h2 className="font-semibold text-16">{t('group_maintenance')}</h2>
        <p className="mt-0.5 text-13 text-ink-soft">{t('about_maintenance')}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <Badge tone={isClosed ? 'warning' : 'success'}>{t(isClosed ? 'is_closed' : 'is_open')}</Badge>
          <p className="mt-2 text-14 text-ink-soft">{t(isClosed ? 'is_closed_text' : 'is_open_text')}</p>
        </div>
        {isClosed ? (
          <Button loading={change.isPending} onClick={() => change.mutate(false)}>
            {t('open_shop')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('close_shop')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        texts={texts}
        tone="danger"
        loading={change.isPending}
        onConfirm={() => change.mutate(true)}
      />
    </section>
  )
}
