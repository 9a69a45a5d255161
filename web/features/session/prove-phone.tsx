// The step between the right words and the session, where the business wants phones proven.
import { useTranslations } from 'use-intl'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'

interface ProvePhoneProps {
  signInFlow: SignInFlow
  unproven: NonNullable<SignInFlow['unproven']>
  back: string | undefined
}

export function ProvePhone({ signInFlow, unproven, back }: ProvePhoneProps) {
  const t = useTranslations('session')
  const phone = <bdi className="whitespace-nowrap tabular">{formatPhone(unproven.phone)}</bdi>
  return (
    <AuthFrame title={t('code_title')} text={t.rich('code_text', { phone: () => phone })} back={back}>
      <CodeStep
        demo_otp={unproven.demo_otp}
        verify={(code) => signInFlow.verify(unproven, code)}
        resend={() => signInFlow.resend(unproven)}
        onBack={signInFlow.forget}
      />
    </AuthFrame>
  )
}
