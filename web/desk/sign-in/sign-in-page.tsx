// Signing in: email and password, then the code of the second step in the same form when the shop asks for it.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import { type SignInValues, signInForm } from '#web/desk/form/forms.schema.ts'
import { SecretField } from '#web/desk/form/secret-field.tsx'
import { useDeskSearch, useGoBackTo } from '#web/desk/navigation/desk-link.tsx'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { beginSession } from '#web/desk/session/enter.ts'
import { readToken } from '#web/desk/session/token.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export function SignInPage() {
  const t = useTranslations('signin')
  // As it was on arrival: entering below leads on by itself.
  const [wasInside] = useState(readToken() !== null)
  const goBackTo = useGoBackTo()
  const enter = useEffectEvent(() => goBackTo('/'))
  useEffect(() => {
    if (wasInside) void enter()
  }, [wasInside])
  if (wasInside) return null
  return (
    <SignInFrame title={t('sign_in')} text={t('sign_in_text')} footer={t('forgotten')}>
      <SignInForm />
    </SignInFrame>
  )
}

function asksForCode(error: unknown): boolean {
  return error instanceof ApiFailure && error.entries[0]?.code === staffFailures.code_wanted.code
}

function useSignIn() {
  const t = useTranslations('signin')
  const refusalOf = useRefusal()
  const goBackTo = useGoBackTo()
  const { back } = useDeskSearch()
  const [step, setStep] = useState<keyof typeof signInForm>('password')
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInForm[step]),
    defaultValues: { email: '', password: '', code: '' },
  })
  const signIn = useMutation({
    mutationFn: ({ email, password, code }: SignInValues) =>
      deskCall(staffEndpoints.signIn, {
        scope: { token: null },
        input: { email, password, ...(step === 'code' ? { code } : {}) },
      }),
    onSuccess: async (entered) => {
      beginSession(entered)
      await goBackTo(back)
    },
    onError: (error) => {
      if (!asksForCode(error)) {
        return showRefusal(form.setError, error, ['email', 'password'], refusalOf(error))
      }
      if (step === 'code') form.setError('code', { type: 'refused', message: refusalOf(error) })
      else announce(t('code_wanted'))
      setStep('code')
    },
  })
  useEffect(() => {
    if (step === 'code') form.setFocus('code')
  }, [step, form])
  return { form, signIn, step }
}

function SignInForm() {
  const t = useTranslations('signin')
  const { form, signIn, step } = useSignIn()
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((typed) => signIn.mutate(typed))}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        dir="ltr"
        required
        error={fieldError(errors.email, t('wrong_email'))}
        {...form.register('email')}
      />
      <SecretField
        label={t('password')}
        autoComplete="current-password"
        error={fieldError(errors.password, t('no_password'))}
        {...form.register('password')}
      />
      {step === 'code' && (
        <TextField
          label={t('code')}
          hint={t('code_hint')}
          autoComplete="one-time-code"
          dir="ltr"
          required
          error={fieldError(errors.code, t('no_code'))}
          {...form.register('code')}
        />
      )}
      <FormRefusal text={errors.root?.message} />
      <Button type="submit" size="large" loading={signIn.isPending}>
        {t('sign_in')}
      </Button>
    </form>
  )
}
