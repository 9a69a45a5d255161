// Turning one's own second step off, with the password.
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { ProofForm } from './proof-form.tsx'

type TurnOffDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function TurnOffDialog({ open, onOpenChange }: TurnOffDialogProps) {
  const t = useTranslations()
  const turnOff = async (password: string) => {
    await deskCall(staffEndpoints.removeSecondFactor, { input: { password } })
    await readAgain(staffEndpoints.account)
    onOpenChange(false)
    notify.success(t('account.turned_off'))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('account.turn_off_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      <ProofForm
        text={t('account.turn_off_text')}
        button={t('account.turn_off')}
        tone="danger"
        onProof={turnOff}
      />
    </Dialog>
  )
}
