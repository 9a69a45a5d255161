// Where one is signed in; each session but this one can be ended from here.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { StaffSession } from '#contract/features/staff/staff.schema.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { useDeviceText } from './device-text.ts'
import { Panel } from './panel.tsx'

export function SessionsPanel() {
  const t = useTranslations()
  const { data, error, refetch } = useQuery(deskQuery(staffEndpoints.sessions))
  const [ending, setEnding] = useState<StaffSession | null>(null)
  return (
    <Panel title={t('account.sessions')}>
      {error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={4} />}
      {data && (
        <ul className="flex flex-col divide-y divide-line">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      <EndSession session={ending} onClose={() => setEnding(null)} />
    </Panel>
  )
}

function SessionRow({ session, onEnd }: { session: StaffSession; onEnd: () => void }) {
  const t = useTranslations('account')
  const moment = useMoment()
  const device = useDeviceText()(session.user_agent)
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.is_current && <Badge tone="success">{t('session_current')}</Badge>}
        </p>
        <p className="text-13 text-ink-soft">
          {t('session_seen', { moment: moment(session.last_seen_at, 'day_time') })},{' '}
          {t('session_since', { moment: moment(session.created_at, 'day') })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="outline"
          size="small"
          aria-label={t('end_session_named', { device })}
          onClick={onEnd}
        >
          {t('end_session')}
        </Button>
      )}
    </li>
  )
}

function EndSession({ session, onClose }: { session: StaffSession | null; onClose: () => void }) {
  const t = useTranslations('account')
  const refusalOf = useRefusal()
  const deviceText = useDeviceText()
  const end = useMutation({
    mutationFn: ({ id }: StaffSession) => deskCall(staffEndpoints.endSession, { params: { id } }),
    onSuccess: () => notify.success(t('session_ended')),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(staffEndpoints.sessions)
    },
  })
  const texts = useConfirmTexts({
    question: t('end_session_question'),
    detail: t('end_session_text', { device: deviceText(session?.user_agent ?? '') }),
    confirm: t('end_session'),
  })
  return (
    <ConfirmDialog
      open={session !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      texts={texts}
      tone="danger"
      loading={end.isPending}
      onConfirm={() => session && end.mutate(session)}
    />
  )
}
