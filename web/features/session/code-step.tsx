// Typing the code that was sent to a phone (AUT-01): checked as soon as it is complete, sent again after a minute.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useCountdown } from '#web/platform/clock/use-countdown.ts'
import { Button } from '#web/ui/action/button.tsx'
import { OtpField } from '#web/ui/form/otp-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { SubmitButton } from './submit-button.tsx'

const codeLength = 4
const resendSeconds = 60

interface CodeStepProps {
  /** In the demo without a gateway: the code that would have been sent. */
  demo_otp: string | undefined
  verify(code: string): Promise<void>
  resend(): Promise<void>
  onBack(): void
}

export function CodeStep({ demo_otp, verify, resend, onBack }: CodeStepProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const [code, setCode] = useState('')
  const { left, restart } = useCountdown(resendSeconds)
  const check = useMutation({ mutationFn: verify, onError: () => setCode('') })
  const again = useMutation({
    mutationFn: resend,
    onSuccess: () => {
      restart()
      check.reset()
      notify.success(t('session.code_sent'))
    },
  })
  const refused = again.error ?? check.error
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === codeLength && !check.isPending) check.mutate(code)
      }}
    >
      {demo_otp && (
        <p role="status" className="rounded-control bg-info-soft px-4 py-3 text-14 text-info-ink">
          {t('session.code_demo', { code: demo_otp })}
        </p>
      )}
      <OtpField
        label={t('session.code')}
        digitLabel={(position, length) =>
          t('session.code_digit', { place: String(position), length: String(length) })
        }
        length={codeLength}
        autoFocus
        value={code}
        onValueChange={setCode}
        onComplete={(complete) => check.mutate(complete)}
        error={refused ? refusalOf(refused) : undefined}
      />
      <SubmitButton loading={check.isPending} aria-disabled={code.length < codeLength}>
        {t('session.code_verify')}
      </SubmitButton>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={onBack}>
          {t('session.code_back')}
        </Button>
        <Button
          variant="ghost"
          disabled={left > 0}
          loading={again.isPending}
          onClick={() => again.mutate()}
          className="tabular"
        >
          {left > 0 ? t('session.code_resend_in', { seconds: left }) : t('session.code_resend')}
        </Button>
      </div>
    </form>
  )
}
