// Changing one's own data (PRF-02, PRF-05): what is refused is said beside its field.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import type { Profile } from '#contract/features/profile/profile.schema.ts'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { profileQuery } from '#web/platform/session/profile-query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { PasswordFields } from './password-fields.tsx'
import { PhotoField } from './photo/photo-field.tsx'
import { type ProfileValues, profileForm } from './profile-form.schema.ts'
import { SectionCard } from './section-card.tsx'

const fields = ['f_name', 'l_name', 'email', 'password', 'image'] as const

export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations()
  const router = useRouter()
  const { f_name, l_name } = profile
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileForm),
    defaultValues: {
      f_name,
      l_name,
      email: profile.email ?? '',
      password: '',
      confirm_password: '',
      image: null,
    },
  })
  const save = useSaveProfile(form, profile)
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
    >
      <SectionCard title={t('profile.about_you')}>
        <Controller
          name="image"
          control={form.control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <PhotoField profile={profile} file={value} onFileChange={onChange} error={error} />
          )}
        />
        <PersonFields form={form} phone={profile.phone} />
      </SectionCard>
      <PasswordFields form={form} isSocial={profile.login_medium !== 'manual'} />
      {errors.root?.message && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={save.isPending}>
          {t('profile.update')}
        </Button>
        <Button variant="outline" onClick={() => router.history.back()}>
          {t('profile.go_back')}
        </Button>
      </div>
    </form>
  )
}

function useSaveProfile(form: UseFormReturn<ProfileValues>, profile: Profile) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const access = useAccess()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ password, image, confirm_password, ...person }: ProfileValues) => {
      const input = { ...person, ...(password ? { password } : {}), ...(image ? { image } : {}) }
      return access.api.call(profileEndpoints.update, { input, quiet: true })
    },
    onSuccess: async ({ message }) => {
      form.reset({ ...form.getValues(), password: '', confirm_password: '', image: null })
      await queryClient.invalidateQueries({ queryKey: [profileEndpoints.info.path] })
      const saved = queryClient.getQueryData(profileQuery(access).queryKey)
      const isAsked = saved?.unproven_email && saved.unproven_email !== profile.unproven_email
      // Said with the rest: the card that asks for the code appears below without a sound.
      notify.success(message, isAsked ? { detail: t('profile.email_verify_next') } : {})
      await queryClient.invalidateQueries({ queryKey: [sessionEndpoints.devices.path] })
    },
    onError: (error) => showRefusal(form.setError, error, fields, refusalOf(error)),
  })
}

interface PersonFieldsProps {
  form: UseFormReturn<ProfileValues>
  phone: Profile['phone']
}

function PersonFields({ form, phone }: PersonFieldsProps) {
  const t = useTranslations()
  const { errors } = form.formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('profile.f_name')}
        autoComplete="given-name"
        required
        error={fieldError(errors.f_name, t('profile.wrong_f_name'))}
        {...form.register('f_name')}
      />
      <TextField
        label={t('profile.l_name')}
        autoComplete="family-name"
        required
        error={fieldError(errors.l_name, t('profile.wrong_l_name'))}
        {...form.register('l_name')}
      />
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        error={fieldError(
          errors.email,
          t(errors.email?.message === 'empty' ? 'profile.no_email' : 'profile.wrong_email'),
        )}
        {...form.register('email')}
      />
      <TextField
        label={t('profile.phone')}
        hint={t('profile.phone_hint')}
        dir="ltr"
        disabled
        value={formatPhone(phone ?? '')}
      />
    </div>
  )
}
