// The step between the right words and the session, where the business wants phones proven.
import { useTranslations } from 'use-intl'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import type { Entering } from './use-entering.ts'

interface ProvePhoneProps {
  entering: Entering
  unproven: NonNullable<Entering['unproven']>
  back: string | undefined
}

export function ProvePhone({ entering, unproven, back }: ProvePhoneProps) {
  const t = useTranslations('session')
  const phone = <bdi className="whitespace-nowrap tabular">{formatPhone(unproven.phone)}</bdi>
  return (
    <AuthFrame title={t('code_title')} text={t.rich('code_text', { phone: () => phone })} back={back}>
      <CodeStep
        demo_otp={unproven.demo_otp}
        verify={(code) => entering.verify(unproven, code)}
        resend={() => entering.resend(unproven)}
        onBack={entering.forget}
      />
    </AuthFrame>
  )
}
