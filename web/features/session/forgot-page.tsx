// A forgotten password (AUT-01): the phone, the code sent to it, a new password.
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import { authHref } from '#web/platform/session/back-path.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { useAuthDialog } from './auth-dialog-context.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthLink } from './auth-link.tsx'
import { CodeStep } from './code-step.tsx'
import { ForgotPhoneForm } from './forgot-phone-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { withoutToken } from './use-sign-in-flow.ts'

type Step =
  | { kind: 'phone' }
  | { kind: 'code'; phone: string; demo_otp: string | undefined }
  | { kind: 'password'; phone: string; code: string }

export function ForgotPage({ back }: { back: string | undefined }) {
  const t = useTranslations('session')
  const { api } = useAccess()
  const router = useRouter()
  const dialog = useAuthDialog()
  const [step, setStep] = useState<Step>({ kind: 'phone' })

  async function send(phone: string) {
    const { demo_otp } = await api.call(verificationEndpoints.forgotPassword, {
      ...withoutToken,
      input: { phone },
    })
    setStep({ kind: 'code', phone, demo_otp })
  }
  async function check(phone: string, code: string) {
    await api.call(verificationEndpoints.verifyToken, {
      ...withoutToken,
      input: { phone, reset_token: code },
    })
    setStep({ kind: 'password', phone, code })
  }
  async function finish(message: string) {
    notify.success(message)
    if (dialog) dialog.go('/auth/sign-in')
    else await router.navigate({ href: authHref('/auth/sign-in', back) })
  }

  if (step.kind === 'code') {
    const phone = <bdi className="whitespace-nowrap tabular">{formatPhone(step.phone)}</bdi>
    return (
      <AuthFrame title={t('forgot_title')} text={t.rich('code_text', { phone: () => phone })} back={back}>
        <CodeStep
          demo_otp={step.demo_otp}
          verify={(code) => check(step.phone, code)}
          resend={() => send(step.phone)}
          onBack={() => setStep({ kind: 'phone' })}
        />
      </AuthFrame>
    )
  }
  if (step.kind === 'password') {
    return (
      <AuthFrame title={t('reset_title')} text={t('reset_text')} back={back}>
        <ResetPasswordForm phone={step.phone} code={step.code} onDone={finish} />
      </AuthFrame>
    )
  }
  const footer = (
    <AuthLink to="/auth/sign-in" back={back}>
      {t('back_to_sign_in')}
    </AuthLink>
  )
  return (
    <AuthFrame title={t('forgot_title')} text={t('forgot_text')} back={back} footer={footer}>
      <ForgotPhoneForm send={send} />
    </AuthFrame>
  )
}
