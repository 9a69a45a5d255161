// Another e-mail address is the account's once its code is typed here; until then the old one signs in.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { codeFailures } from '#contract/features/session/session.failures.ts'
import { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useCountdown } from '#web/platform/clock/use-countdown.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { OtpField } from '#web/ui/form/otp-field.tsx'
import { focusPageHeading } from '#web/ui/navigation/page-heading.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { SectionCard } from './section-card.tsx'

const codeLength = 4
/** The shop sends one code a minute. */
const resendSeconds = 60

export function VerifyEmail({ email }: { email: string }) {
  const t = useTranslations('profile')
  const { send, isPending, sent, left } = useCode(email)
  const text = sent && !sent.demo_otp ? 'email_sent_text' : 'email_verify_text'
  return (
    <SectionCard title={t('email_verify_title')} text={t(text, { email: isolated(email) })}>
      {sent?.demo_otp && (
        <p role="status" className="rounded-control bg-info-soft px-4 py-3 text-14 text-info-ink">
          {t('email_code_demo', { code: sent.demo_otp })}
        </p>
      )}
      {sent && <CodeForm key={sent.turn} email={email} />}
      <Button
        variant="soft"
        className="self-start tabular"
        disabled={left > 0}
        loading={isPending}
        onClick={() => send()}
      >
        {left > 0
          ? t('email_send_again_in', { seconds: left })
          : t(sent ? 'email_send_again' : 'email_send_code')}
      </Button>
    </SectionCard>
  )
}

interface Sent {
  /** Each code begins the typing anew. */
  turn: number
  demo_otp: string | undefined
}

/** The answer is held here: a second sending that is refused leaves the first code to be typed. */
function useCode(email: string) {
  const t = useTranslations('profile')
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const [sent, setSent] = useState<Sent | null>(null)
  const { left, restart } = useCountdown(0)
  const { mutate: send, isPending } = useMutation({
    mutationFn: () => api.call(verificationEndpoints.checkEmail, { input: { email }, quiet: true }),
    onSuccess: ({ token, demo_otp }) => {
      if (token === 'inactive') return notify.info(t('email_unavailable'))
      if (!demo_otp) notify.success(t('email_code_sent'))
      setSent((before) => ({ turn: (before?.turn ?? 0) + 1, demo_otp }))
      restart(resendSeconds)
    },
    onError: (error) => {
      notify.error(refusalOf(error))
      if (!isTooSoon(error)) return
      // A code is on its way already, asked for before the page was opened anew.
      setSent((before) => before ?? { turn: 1, demo_otp: undefined })
      restart(Math.ceil((error.retryAfterMs ?? 0) / 1_000))
    },
  })
  return { send, isPending, sent, left }
}

function isTooSoon(error: unknown): error is ApiFailure {
  const { status, code } = codeFailures.too_soon
  return error instanceof ApiFailure && error.status === status && error.entries[0]?.code === code
}

function CodeForm({ email }: { email: string }) {
  const t = useTranslations('profile')
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: (token: string) =>
      api.call(verificationEndpoints.verifyEmail, { input: { email, token }, quiet: true }),
    onSuccess: async () => {
      notify.success(t('email_verified'))
      // The card goes away with the field: who was in it stays on the page.
      focusPageHeading()
      await queryClient.invalidateQueries({ queryKey: [profileEndpoints.info.path] })
    },
    onError: () => setCode(''),
  })
  const isWrong =
    prove.error instanceof ApiFailure && prove.error.status === codeFailures.email_mismatch.status
  return (
    <OtpField
      label={t('email_code')}
      digitLabel={(position, length) =>
        t('email_code_digit', { place: String(position), length: String(length) })
      }
      length={codeLength}
      autoFocus
      value={code}
      onValueChange={setCode}
      onComplete={(complete) => prove.mutate(complete)}
      error={isWrong ? t('email_code_wrong') : prove.error ? refusalOf(prove.error) : undefined}
    />
  )
}
