// Verifies the phone between sign-in and session, where the business asks for it.
import { useTranslations } from 'use-intl'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { AuthFrame, type AuthFrameProps } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'

interface VerifyPhoneProps {
  signInFlow: SignInFlow
  unverified: NonNullable<SignInFlow['unverified']>
  back: string | undefined
  next?: AuthFrameProps['next']
}

export function VerifyPhone({ signInFlow, unverified, back, next }: VerifyPhoneProps) {
  const t = useTranslations('session')
  const phone = <bdi className="whitespace-nowrap tabular">{formatPhone(unverified.phone)}</bdi>
  return (
    <AuthFrame
      title={t('code_title')}
      text={t.rich('code_text', { phone: () => phone })}
      back={back}
      next={next}
    >
      <CodeStep
        demo_otp={unverified.demo_otp}
        verify={(code) => signInFlow.verify(unverified, code)}
        resend={() => signInFlow.resend(unverified)}
        onBack={signInFlow.forget}
      />
    </AuthFrame>
  )
}
