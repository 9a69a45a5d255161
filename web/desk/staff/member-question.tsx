// Asks before somebody's sessions end or their second step goes off, and says what happens then.
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import type { MemberAct } from './member-acts.ts'

const acts = {
  end_sessions: { endpoint: staffEndpoints.endSessionsOf, done: 'sessions_ended' },
  remove_second_factor: { endpoint: staffEndpoints.removeSecondFactorOf, done: 'second_factor_removed' },
} as const satisfies Record<MemberAct, object>

type MemberQuestionProps = { act: MemberAct; member: StaffMember; onClose: () => void }

export function MemberQuestion({ act, member: { id, name }, onClose }: MemberQuestionProps) {
  const t = useTranslations('staff')
  const refusalOf = useRefusal()
  const { endpoint, done } = acts[act]
  const run = useMutation({
    mutationFn: () => deskCall(endpoint, { params: { id } }),
    onSuccess: () => notify.success(t(done, { name })),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(staffEndpoints.list)
    },
  })
  const texts = useConfirmTexts({
    question: t(`${act}_question`, { name }),
    detail: t(`${act}_text`),
    confirm: t(act),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      texts={texts}
      tone="danger"
      loading={run.isPending}
      onConfirm={() => run.mutate()}
    />
  )
}
