// Adding a passkey: the password, the browser's own question, and the recovery codes where these are the first.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffPasskeyEndpoints } from '#contract/features/staff/staff-passkey.endpoints.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { announce } from '#web/ui/feedback/announce.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { useDeviceText } from './device-text.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations()
  const deviceText = useDeviceText()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const finish = async () => {
    onClose()
    setCodes(null)
    notify.success(t('account.passkey_kept'))
    await readAgain(staffEndpoints.account, staffPasskeyEndpoints.list)
  }
  const turnedAway = (words: 'passkey_not_added' | 'passkey_known') => {
    onClose()
    notify.info(t(`account.${words}`))
  }
  const add = async (password: string) => {
    const { makePasskey } = await import('#web/platform/passkey/passkey.ts')
    const made = await makePasskey(await deskCall(staffPasskeyEndpoints.begin, { input: { password } }))
    if (made.kind === 'none') return turnedAway('passkey_not_added')
    if (made.kind === 'known') return turnedAway('passkey_known')
    const input = { name: deviceText(navigator.userAgent), credential: made.credential }
    const { recovery_codes } = await deskCall(staffPasskeyEndpoints.add, { input })
    if (recovery_codes === null) return finish()
    setCodes(recovery_codes)
    announce(t('account.codes_title'))
  }
  return (
    <Dialog
      open={open}
      // The codes are shown once: closing by accident would lose them, so only their own button leaves.
      onOpenChange={(isOpen) => !isOpen && codes === null && onClose()}
      title={t(codes ? 'account.codes_title' : 'account.passkey_add')}
      closeLabel={t('common.close')}
      size="small"
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void finish()} />
      ) : (
        <ProofForm text={t('account.passkey_add_text')} button={t('account.next')} onProof={add} />
      )}
    </Dialog>
  )
}
