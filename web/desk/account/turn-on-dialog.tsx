// Turning the second step on: password, picture to scan with a code from the app, and the recovery codes, shown once.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { codeForm } from '#web/desk/form/forms.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { fieldError } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { ProofForm } from './proof-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type TurnOnDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

type Step =
  | { kind: 'password' }
  | { kind: 'scan'; secret: string; address: string }
  | { kind: 'codes'; codes: readonly string[] }

export function TurnOnDialog({ open, onOpenChange }: TurnOnDialogProps) {
  const t = useTranslations()
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const close = (isOpen: boolean) => {
    // The codes are shown once: closing by accident would lose them, so only their own button leaves.
    if (step.kind === 'codes' && !isOpen) return
    if (!isOpen) setStep({ kind: 'password' })
    onOpenChange(isOpen)
  }
  const finish = async () => {
    onOpenChange(false)
    setStep({ kind: 'password' })
    notify.success(t('account.turned_on'))
    await readAgain(staffEndpoints.account)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(step.kind === 'codes' ? 'account.codes_title' : 'account.turn_on_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      {step.kind === 'password' && <PasswordStep onNext={setStep} />}
      {step.kind === 'scan' && <ScanStep {...step} onNext={setStep} onDone={finish} />}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => void finish()} />}
    </Dialog>
  )
}

function PasswordStep({ onNext }: { onNext: (step: Step) => void }) {
  const t = useTranslations('account')
  const begin = async (password: string) => {
    const { secret, address } = await deskCall(staffEndpoints.beginSecondFactor, { input: { password } })
    onNext({ kind: 'scan', secret, address })
    announce(t('step_scan'))
  }
  return <ProofForm text={t('step_password')} button={t('next')} onProof={begin} />
}

/** In fours, as one reads it off. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

type ScanStepProps = {
  secret: string
  address: string
  onNext: (step: Step) => void
  /** Beside a passkey the recovery codes of before go on. */
  onDone: () => Promise<void>
}

function ScanStep({ secret, address, onNext, onDone }: ScanStepProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = async (input: { code: string }) => {
    try {
      const { recovery_codes } = await deskCall(staffEndpoints.confirmSecondFactor, { input })
      if (recovery_codes === null) return await onDone()
      onNext({ kind: 'codes', codes: recovery_codes })
      announce(t('account.codes_title'))
    } catch (error) {
      form.setError('code', { type: 'refused', message: refusalOf(error) }, { shouldFocus: true })
    }
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(submit)}>
      <p className="text-14 text-ink-soft">{t('account.step_scan')}</p>
      <QrCode text={address} label={t('account.qr_label')} />
      <div className="text-14">
        <p className="text-ink-soft">{t('account.secret')}</p>
        <code
          dir="ltr"
          className="mt-1 block select-all rounded-control bg-fill px-3 py-2 text-center font-sans tabular"
        >
          {grouped(secret)}
        </code>
      </div>
      <TextField
        label={t('account.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        required
        // The step before it is gone, and the focus with it.
        autoFocus
        error={fieldError(errors.code, t('signin.no_code'))}
        {...form.register('code')}
      />
      <FormRefusal text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>
        {t('account.confirm')}
      </Button>
    </form>
  )
}
