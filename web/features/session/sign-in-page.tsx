// Signing in with phone or e-mail and password (AUT-01).
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { usePasskeysPossible } from '#web/platform/passkey/use-passkeys-possible.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthLink } from './auth-link.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasskeyButton } from './passkey/passkey-button.tsx'
import { PhoneField } from './phone-field.tsx'
import { SecretField } from './secret-field.tsx'
import { type SignInWay, signInForm, signInWays } from './session-forms.schema.ts'
import { SubmitButton } from './submit-button.tsx'
import { guestIdInput, useSignInFlow, withoutToken } from './use-sign-in-flow.ts'
import { VerifyPhone } from './verify-phone.tsx'

export function SignInPage({ back }: { back: string | undefined }) {
  const t = useTranslations('session')
  const signInFlow = useSignInFlow(t('sign_in_done'))
  const hasPasskeys = usePasskeysPossible()
  if (signInFlow.unverified) {
    return <VerifyPhone signInFlow={signInFlow} unverified={signInFlow.unverified} back={back} />
  }
  const footer = (
    <>
      {t('no_account')}{' '}
      <AuthLink to="/auth/sign-up" back={back}>
        {t('sign_up')}
      </AuthLink>
    </>
  )
  return (
    <AuthFrame title={t('sign_in')} text={t('sign_in_text')} back={back} footer={footer}>
      <SignInForm enter={signInFlow.enter} back={back} />
      <OtherWays back={back}>{hasPasskeys && <PasskeyButton enter={signInFlow.enter} />}</OtherWays>
    </AuthFrame>
  )
}

interface SignInFormProps {
  enter: ReturnType<typeof useSignInFlow>['enter']
  back: string | undefined
}

function SignInForm({ enter, back }: SignInFormProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const [way, setWay] = useState<SignInWay>('phone')
  const [remember, setRemember] = useState(true)
  const form = useForm({
    resolver: zodResolver(signInForm[way]),
    defaultValues: { phone: '', password: '' },
  })
  const signIn = useMutation({
    mutationFn: async (credentials: { phone: string; password: string }) => {
      const ask = () =>
        api.call(sessionEndpoints.login, {
          ...withoutToken,
          input: { ...credentials, ...guestIdInput(), remember: remember ? 1 : 0 },
        })
      await enter(await ask(), ask, remember)
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === 401) {
        return form.setError('password', { type: 'refused', message: t('session.wrong_credentials') })
      }
      showRefusal(form.setError, error, ['phone', 'password'], refusalOf(error))
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((credentials) => signIn.mutate(credentials))}
    >
      <SegmentedControl<SignInWay>
        label={t('session.method')}
        options={signInWays.map((value) => ({ value, label: t(`session.by_${value}`) }))}
        value={way}
        onValueChange={(chosen) => {
          setWay(chosen)
          form.resetField('phone')
        }}
      />
      {way === 'phone' ? (
        <PhoneField name="phone" control={form.control} />
      ) : (
        <TextField
          label={t('session.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          error={fieldError(errors.phone, t('session.wrong_email'))}
          {...form.register('phone')}
        />
      )}
      <SecretField
        label={t('session.password')}
        autoComplete="current-password"
        error={fieldError(errors.password, t('session.no_password'))}
        {...form.register('password')}
      />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4 text-14">
        <Checkbox label={t('session.remember')} checked={remember} onCheckedChange={setRemember} />
        <AuthLink to="/forgot-password" back={back}>
          {t('session.forgot')}
        </AuthLink>
      </div>
      <FormRefusal text={errors.root?.message} />
      <SubmitButton loading={signIn.isPending}>{t('session.sign_in')}</SubmitButton>
    </form>
  )
}
