// A new account (AUT-01): who one is, how to be reached, a password, and the terms.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readStored } from '#web/platform/storage/storage.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthLink } from './auth-link.tsx'
import { OtherWays } from './other-ways.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignInFlow } from './use-sign-in-flow.ts'
import { VerifyPhone } from './verify-phone.tsx'

interface SignUpPageProps {
  back: string | undefined
  /** Of the friend whose link led here. */
  ref_code: string | undefined
}

export function SignUpPage({ back, ref_code }: SignUpPageProps) {
  const t = useTranslations('session')
  const signInFlow = useSignInFlow(t('sign_up_done'))
  // Who had a session before is nobody new.
  const [wasSignedIn] = useState(() => readStored('token') !== null)
  const next = wasSignedIn ? '/home' : '/interest'
  if (signInFlow.unverified) {
    return <VerifyPhone signInFlow={signInFlow} unverified={signInFlow.unverified} back={back} next={next} />
  }
  const footer = (
    <>
      {t('have_account')}{' '}
      <AuthLink to="/auth/sign-in" back={back} from="sign-up">
        {t('sign_in')}
      </AuthLink>
    </>
  )
  return (
    <AuthFrame title={t('sign_up')} text={t('sign_up_text')} back={back} next={next} footer={footer}>
      <SignUpForm enter={signInFlow.enter} ref_code={ref_code} />
      <OtherWays back={back} />
    </AuthFrame>
  )
}
