// Signing in: email and password, then the second step in the same form when the shop asks for it.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { EndpointReply } from '#contract/core/endpoint.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import { staffPasskeyEndpoints } from '#contract/features/staff/staff-passkey.endpoints.ts'
import { type SignInValues, signInForm } from '#web/desk/form/forms.schema.ts'
import { SecretField } from '#web/desk/form/secret-field.tsx'
import { useDeskSearch, useGoBackTo } from '#web/desk/navigation/desk-link.tsx'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { beginSession } from '#web/desk/session/enter.ts'
import { readToken } from '#web/desk/session/token.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { usePasskeysPossible } from '#web/platform/passkey/use-passkeys-possible.ts'
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

/** What the shop asks for after the password; null: something else is wrong. */
function wantedBy(error: unknown): SecondStep | null {
  const code = error instanceof ApiFailure ? error.entries[0]?.code : undefined
  if (code === staffFailures.code_wanted.code) return 'code'
  if (code === staffFailures.code_or_passkey_wanted.code) return 'code_or_passkey'
  return code === staffFailures.passkey_wanted.code ? 'passkey' : null
}

type SecondStep = 'code' | 'code_or_passkey' | 'passkey'

const announced = {
  code: 'code_wanted',
  code_or_passkey: 'code_or_passkey_wanted',
  passkey: 'passkey_wanted',
} as const

function useSignIn() {
  const t = useTranslations('signin')
  const refusalOf = useRefusal()
  const goBackTo = useGoBackTo()
  const { back } = useDeskSearch()
  const isPossible = usePasskeysPossible()
  const [wanted, setWanted] = useState<SecondStep | null>(null)
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInForm[wanted ? 'code' : 'password']),
    defaultValues: { email: '', password: '', code: '' },
  })
  const onSuccess = async (entered: EndpointReply<typeof staffEndpoints.signIn>) => {
    beginSession(entered)
    await goBackTo(back)
  }
  const signIn = useMutation({
    mutationFn: ({ email, password, code }: SignInValues) =>
      deskCall(staffEndpoints.signIn, {
        scope: { token: null },
        input: { email, password, ...(wanted ? { code } : {}) },
      }),
    onSuccess,
    onError: (error) => {
      const next = wantedBy(error)
      if (next === null) return showRefusal(form.setError, error, ['email', 'password'], refusalOf(error))
      // A wrong code is answered like a missing one: the ways offered before stay.
      if (wanted) return form.setError('code', { type: 'refused', message: refusalOf(error) })
      announce(t(announced[next]))
      setWanted(next)
    },
  })
  const showKey = useMutation({
    mutationFn: () => enterWithPasskey(form.getValues()),
    onSuccess,
    onError: (error) => {
      const words = error instanceof NoPasskey ? t('passkey_unused') : refusalOf(error)
      showRefusal(form.setError, error, ['email', 'password'], words)
    },
  })
  const offersPasskey = isPossible && wanted !== null && wanted !== 'code'
  useEffect(() => {
    if (wanted && !offersPasskey) form.setFocus('code')
  }, [wanted, offersPasskey, form])
  return { form, signIn, showKey, wanted, offersPasskey }
}

/** The browser asked and no passkey was shown. */
class NoPasskey extends Error {}

async function enterWithPasskey({ email, password }: SignInValues) {
  const { showPasskey } = await import('#web/platform/passkey/passkey.ts')
  const scope = { token: null }
  const asked = await deskCall(staffPasskeyEndpoints.ask, { scope, input: { email, password } })
  const credential = await showPasskey(asked.options)
  if (!credential) throw new NoPasskey()
  const passkey = { ticket: asked.ticket, credential }
  return deskCall(staffEndpoints.signIn, { scope, input: { email, password, passkey } })
}

function SignInForm() {
  const t = useTranslations('signin')
  const { form, signIn, showKey, wanted, offersPasskey } = useSignIn()
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
      {offersPasskey && (
        <Button
          size="large"
          // The button that asked for it is further down now, and the focus with it.
          autoFocus
          loading={showKey.isPending}
          onClick={() => {
            form.clearErrors()
            showKey.mutate()
          }}
        >
          <KeyRound aria-hidden size={20} />
          {t('use_passkey')}
        </Button>
      )}
      {wanted && (
        <TextField
          label={t('code')}
          hint={t(wanted === 'passkey' ? 'recovery_hint' : 'code_hint')}
          autoComplete="one-time-code"
          dir="ltr"
          required
          error={fieldError(errors.code, t('no_code'))}
          {...form.register('code')}
        />
      )}
      <FormRefusal text={errors.root?.message} />
      <Button
        type="submit"
        size="large"
        variant={offersPasskey ? 'outline' : 'solid'}
        loading={signIn.isPending}
      >
        {t('sign_in')}
      </Button>
    </form>
  )
}
