// Back from a provider: who is known is in, who is new says a phone and is registered (AUT-01).
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { socialEndpoints } from '#contract/features/session/social.endpoints.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { authHref } from '#web/platform/session/back-path.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { AuthLink } from '../auth-link.tsx'
import { guestIdInput, useSignInFlow, withoutToken } from '../use-sign-in-flow.ts'
import { VerifyPhone } from '../verify-phone.tsx'
import { storedAuthorization } from './authorization.ts'
import { SocialPhoneForm } from './social-phone-form.tsx'
import { type Arrival, readArrival } from './social-request.ts'

type Proven = Extract<Arrival, { kind: 'proven' }>

type Step =
  | { kind: 'asking'; back: string | null }
  | { kind: 'phone'; person: Proven }
  | { kind: 'failed'; text: string; back: string | null }

/** The token must not stay in the address, nor be used twice. */
function takeArrival(): Arrival {
  const arrival = readArrival(window.location.hash, storedAuthorization.current())
  storedAuthorization.save(null)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return arrival
}

export function SocialReturnPage() {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api, config } = useShop()
  const router = useRouter()
  const [step, setStep] = useState<Step>({ kind: 'asking', back: null })
  const signInFlow = useSignInFlow(t(step.kind === 'phone' ? 'session.sign_up_done' : 'session.sign_in_done'))

  const unique_id = (medium: Proven['medium']) =>
    config.social_login.find((one) => one.login_medium === medium)?.client_id ?? ''

  const credentialsOf = ({ medium, token, email }: Proven) => ({
    medium,
    token,
    unique_id: unique_id(medium),
    ...(email ? { email } : {}),
    ...guestIdInput(),
  })

  const ask = (person: Proven) =>
    api.call(socialEndpoints.login, { ...withoutToken, input: credentialsOf(person) })

  const arrive = useEffectEvent(async () => {
    const arrival = takeArrival()
    if (arrival.kind === 'strange') {
      return setStep({ kind: 'failed', text: t('session.social_invalid'), back: null })
    }
    if (arrival.kind === 'refused') {
      return router.navigate({ href: authHref('/auth/sign-in', arrival.back), replace: true })
    }
    setStep({ kind: 'asking', back: arrival.back })
    try {
      const { token, ...result } = await ask(arrival)
      if (token === null) setStep({ kind: 'phone', person: arrival })
      else await signInFlow.enter({ ...result, token }, () => ask(arrival))
    } catch (error) {
      setStep({
        kind: 'failed',
        text: refusalOf(error),
        back: arrival.back,
      })
    }
  })
  useEffect(() => {
    arrive()
  }, [])

  const back = (step.kind === 'phone' ? step.person.back : step.back) ?? undefined
  if (signInFlow.unverified) {
    return <VerifyPhone signInFlow={signInFlow} unverified={signInFlow.unverified} back={back} />
  }
  if (step.kind === 'phone') {
    const { person } = step
    return (
      <AuthFrame title={t('session.social_phone_title')} text={t('session.social_phone_text')} back={back}>
        <SocialPhoneForm
          register={async (more) => {
            const input = { ...credentialsOf(person), ...more }
            await signInFlow.enter(await api.call(socialEndpoints.register, { ...withoutToken, input }), () =>
              ask(person),
            )
          }}
        />
      </AuthFrame>
    )
  }
  const footer = (
    <AuthLink to="/auth/sign-in" back={back}>
      {t('session.back_to_sign_in')}
    </AuthLink>
  )
  return (
    <AuthFrame title={t('session.sign_in')} text={t('session.social_wait')} back={back} footer={footer}>
      {step.kind === 'failed' ? <FormRefusal text={step.text} /> : <SkeletonText />}
    </AuthFrame>
  )
}
