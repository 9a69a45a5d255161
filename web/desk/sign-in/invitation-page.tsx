// Accepting an invitation: who invites, as what, and the name and password of the new account.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { Invitation } from '#contract/features/staff/staff.schema.ts'
import { type InvitationValues, invitationForm } from '#web/desk/form/forms.schema.ts'
import { SecretField } from '#web/desk/form/secret-field.tsx'
import { DeskLink, useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, deskQuery } from '#web/desk/session/desk-api.ts'
import { beginSession } from '#web/desk/session/enter.ts'
import { useInvitationToken } from '#web/desk/session/invitation-token.ts'
import { readPreferences } from '#web/desk/session/preferences.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useListed, useRolesText } from '#web/desk/staff/role-text.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type Read = Omit<Invitation, 'id' | 'created_at'>

export function InvitationPage() {
  const t = useTranslations('signin')
  const token = useInvitationToken()
  if (token) return <WithToken key={token} token={token} />
  return (
    <SignInFrame title={t('no_token_title')} text={t('no_token_text')}>
      <ToSignIn />
    </SignInFrame>
  )
}

function ToSignIn() {
  const t = useTranslations('signin')
  return (
    <Button variant="soft" render={<DeskLink to="/sign-in" />}>
      {t('to_sign_in')}
    </Button>
  )
}

function WithToken({ token }: { token: string }) {
  const t = useTranslations('signin')
  const refusalOf = useRefusal()
  const request = { input: { token }, scope: { token: null } }
  // A used invitation is over: asked again, it would be refused under the form that used it.
  const { data, error } = useQuery({
    ...deskQuery(staffEndpoints.readInvitation, request),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (error) {
    return (
      <SignInFrame title={t('over_title')} text={refusalOf(error)}>
        <ToSignIn />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t('invitation')} text={data && <Terms invitation={data} />}>
      {data ? <InvitationForm token={token} invitation={data} /> : <SkeletonText lines={6} />}
    </SignInFrame>
  )
}

function Terms({ invitation }: { invitation: Read }) {
  const t = useTranslations('signin')
  const rolesText = useRolesText()
  const listed = useListed()
  const moment = useMoment()
  const { invited_by, roles, stores, expires_at } = invitation
  return (
    <>
      <p>{invited_by ? t('invited_by', { name: invited_by }) : t('invited_first')}</p>
      <p className="mt-2 font-medium text-ink">{t('invited_as', { roles: rolesText(roles) })}</p>
      {stores.length > 0 && <p>{t('invited_stores', { stores: listed(stores.map(({ name }) => name)) })}</p>}
      <p>{t('invited_until', { moment: moment(expires_at, 'day_time') })}</p>
    </>
  )
}

function useAccept(token: string, isNamed: boolean) {
  const t = useTranslations('signin')
  const refusalOf = useRefusal()
  const go = useDeskNavigate()
  const form = useForm<InvitationValues>({
    resolver: zodResolver(invitationForm[isNamed ? 'named' : 'unnamed']),
    defaultValues: { name: '', email: '', password: '' },
  })
  const accept = useMutation({
    mutationFn: async ({ name, email, password }: InvitationValues) => {
      const input = { token, name, password, ...(isNamed ? {} : { email }) }
      return deskCall(staffEndpoints.acceptInvitation, { input, scope: { token: null } })
    },
    onSuccess: async (entered) => {
      // The account speaks the language it was made in.
      const { language } = readPreferences()
      const { name } = entered.account
      beginSession({ ...entered, account: { ...entered.account, language } })
      if (language !== entered.account.language) {
        await deskCall(staffEndpoints.changeAccount, { input: { name, language } }).catch(() => undefined)
      }
      await go('/', {}, { replace: true })
      notify.success(t('welcome', { name }))
    },
    onError: (error) => showRefusal(form.setError, error, ['name', 'email', 'password'], refusalOf(error)),
  })
  return { form, accept }
}

function InvitationForm({ token, invitation }: { token: string; invitation: Read }) {
  const t = useTranslations('signin')
  const isNamed = invitation.email !== ''
  const { form, accept } = useAccept(token, isNamed)
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((typed) => accept.mutate(typed))}
    >
      {isNamed ? (
        <TextField label={t('email')} value={invitation.email} readOnly dir="ltr" autoComplete="username" />
      ) : (
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          dir="ltr"
          required
          error={fieldError(errors.email, t('wrong_email'))}
          {...form.register('email')}
        />
      )}
      <TextField
        label={t('name')}
        hint={t('name_hint')}
        autoComplete="name"
        required
        error={fieldError(errors.name, t('no_name'))}
        {...form.register('name')}
      />
      <SecretField
        label={t('new_password')}
        hint={t('password_hint')}
        autoComplete="new-password"
        error={fieldError(errors.password, t('short_password'))}
        {...form.register('password')}
      />
      <FormRefusal text={errors.root?.message} />
      <Button type="submit" size="large" loading={accept.isPending}>
        {t('accept')}
      </Button>
    </form>
  )
}
