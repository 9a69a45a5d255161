// The form of a new account; every refusal stays beside its field.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SecretField } from './secret-field.tsx'
import { type SignUpValues, signUpForm } from './session-forms.schema.ts'
import { SubmitButton } from './submit-button.tsx'
import { TermsBox } from './terms-box.tsx'
import { guestIdInput, type SignInFlow, withoutToken } from './use-sign-in-flow.ts'

const fields = [
  'f_name',
  'l_name',
  'email',
  'phone',
  'password',
  'confirm_password',
  'ref_code',
  'terms',
] as const

const empty = {
  f_name: '',
  l_name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  ref_code: '',
  terms: false,
}

interface SignUpFormProps {
  enter: SignInFlow['enter']
  ref_code?: string | undefined
}

export function SignUpForm({ enter, ref_code = '' }: SignUpFormProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api, config } = useShop()
  const form = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { ...empty, ref_code: config.ref_earning_status === 1 ? ref_code : '' },
  })
  const signUp = useMutation({
    mutationFn: async ({ ref_code: code, confirm_password, terms, ...person }: SignUpValues) => {
      const input = { ...person, ...(code ? { ref_code: code } : {}), ...guestIdInput() }
      const { phone, password } = person
      await enter(await api.call(sessionEndpoints.signUp, { ...withoutToken, input }), () =>
        api.call(sessionEndpoints.login, { ...withoutToken, input: { phone, password, ...guestIdInput() } }),
      )
    },
    onError: (error) => showRefusal(form.setError, error, fields, refusalOf(error)),
  })
  const { errors } = form.formState
  const field = (name: (typeof fields)[number]) => ({
    error: fieldError(errors[name], t(`session.wrong_${name}`)),
    ...form.register(name),
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => signUp.mutate(values))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('session.f_name')} autoComplete="given-name" required {...field('f_name')} />
        <TextField label={t('session.l_name')} autoComplete="family-name" required {...field('l_name')} />
      </div>
      <PhoneField name="phone" control={form.control} />
      <TextField
        label={t('session.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        {...field('email')}
      />
      <SecretField
        label={t('session.password')}
        hint={t('session.password_rule')}
        autoComplete="new-password"
        {...field('password')}
      />
      <SecretField
        label={t('session.confirm_password')}
        autoComplete="new-password"
        {...field('confirm_password')}
      />
      {config.ref_earning_status === 1 && (
        <TextField label={t('session.ref_code')} autoComplete="off" dir="ltr" {...field('ref_code')} />
      )}
      <Controller
        name="terms"
        control={form.control}
        render={({ field: { value, onChange }, fieldState }) => (
          <TermsBox
            checked={value}
            onCheckedChange={onChange}
            error={fieldError(fieldState.error, t('session.wrong_terms'))}
          />
        )}
      />
      <FormRefusal text={errors.root?.message} />
      <SubmitButton loading={signUp.isPending}>{t('session.sign_up')}</SubmitButton>
    </form>
  )
}
