// Asks before leaving, then says that it is done (HDR-05).
import { useTranslations } from 'use-intl'
import { useLogout } from '#web/platform/session/use-logout.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

interface LogoutQuestionProps {
  open: boolean
  onOpenChange(open: boolean): void
  onLeft?(): void
}

export function LogoutQuestion({ open, onOpenChange, onLeft }: LogoutQuestionProps) {
  const t = useTranslations()
  const logout = useLogout(() => {
    notify.success(t('shell.logout_done'))
    onOpenChange(false)
    onLeft?.()
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => logout.mutate()}
      loading={logout.isPending}
      texts={{
        question: t('shell.logout_question'),
        cancel: t('common.no'),
        confirm: t('common.yes'),
      }}
    />
  )
}
