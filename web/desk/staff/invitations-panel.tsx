// Invitations nobody has accepted yet: a new link, or an end to them.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { Invitation } from '#contract/features/staff/staff.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { InvitationLink } from './invitation-link.tsx'
import type { Made } from './made-invitation.ts'
import { StoresText } from './member-parts.tsx'
import { useRolesText } from './role-text.ts'

type Asked = { act: 'withdraw' | 'new_link'; invitation: Invitation }

type InvitationsPanelProps = { invitations: readonly Invitation[]; isAlone: boolean }

export function InvitationsPanel({ invitations, isAlone }: InvitationsPanelProps) {
  const t = useTranslations()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  if (invitations.length === 0 && isAlone) {
    return (
      <EmptyState
        picture={<EmptyPicture size={120} />}
        title={t('staff.alone')}
        text={t('staff.alone_text')}
      />
    )
  }
  return (
    <>
      {invitations.length > 0 && <OpenInvitations invitations={invitations} onAsk={setAsked} />}
      {asked && <InvitationQuestion asked={asked} onClose={() => setAsked(null)} onMade={setMade} />}
      <Dialog
        open={made !== null}
        onOpenChange={(isOpen) => !isOpen && setMade(null)}
        title={t('staff.link_title')}
        closeLabel={t('common.close')}
      >
        {made && <InvitationLink made={made} onDone={() => setMade(null)} />}
      </Dialog>
    </>
  )
}

type OpenInvitationsProps = { invitations: readonly Invitation[]; onAsk: (asked: Asked) => void }

function OpenInvitations({ invitations, onAsk }: OpenInvitationsProps) {
  const t = useTranslations('staff')
  return (
    <section aria-labelledby="open-invitations" className="flex flex-col gap-3">
      <div>
        <h2 id="open-invitations" className="font-semibold text-16">
          {t('invitations')}
        </h2>
        <p className="text-ink-soft">{t('invitations_text')}</p>
      </div>
      <ul className="desk-panel flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation, onAsk }: { invitation: Invitation; onAsk: (asked: Asked) => void }) {
  const t = useTranslations('staff')
  const moment = useMoment()
  const rolesText = useRolesText()
  const { email, roles, stores, invited_by, expires_at } = invitation
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-all font-medium">
          <bdi>{email}</bdi>
        </p>
        <p>
          {rolesText(roles)}
          {stores.length > 0 && ' · '}
          {stores.length > 0 && <StoresText stores={stores} />}
        </p>
        <p className="text-13 text-ink-soft">
          {invited_by ? t('invited_by', { name: invited_by }) : t('invited_by_shop')} ·{' '}
          {t('valid_until', { moment: moment(expires_at, 'day_time') })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={t('new_link_named', { email })}
          onClick={() => onAsk({ act: 'new_link', invitation })}
        >
          {t('new_link')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('withdraw_named', { email })}
          onClick={() => onAsk({ act: 'withdraw', invitation })}
        >
          {t('withdraw')}
        </Button>
      </div>
    </li>
  )
}

type QuestionProps = { asked: Asked; onClose: () => void; onMade: (made: Made) => void }

function InvitationQuestion({ asked: { act, invitation }, onClose, onMade }: QuestionProps) {
  const t = useTranslations('staff')
  const refusalOf = useRefusal()
  const { id, email, roles, stores } = invitation
  const run = useMutation({
    mutationFn: async () => {
      if (act === 'withdraw') {
        await deskCall(staffEndpoints.withdrawInvitation, { params: { id } })
        return null
      }
      const input = { email, roles, store_ids: stores.map((store) => store.id) }
      return deskCall(staffEndpoints.invite, { input })
    },
    onSuccess: (made) => {
      if (made) onMade(made)
      notify.success(t(made ? 'invited' : 'withdrawn', { email }))
    },
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(staffEndpoints.list)
    },
  })
  const texts = useConfirmTexts({
    question: t(`${act}_question`, { email }),
    detail: t(`${act}_text`),
    confirm: t(act),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      texts={texts}
      tone={act === 'withdraw' ? 'danger' : 'solid'}
      loading={run.isPending}
      onConfirm={() => run.mutate()}
    />
  )
}
