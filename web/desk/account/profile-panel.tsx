// Name and language of one's own account.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { languages } from '#contract/core/language.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { nameForm } from '#web/desk/form/forms.schema.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { choosePreferences } from '#web/desk/session/preferences.ts'
import { accountQuery, useAccount } from '#web/desk/session/use-desk.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { Panel } from './panel.tsx'

export function ProfilePanel() {
  const t = useTranslations()
  const own = useAccount()
  const cache = useQueryClient()
  const refusalOf = useRefusal()
  const [language, setLanguage] = useState(own.language)
  const form = useForm({ resolver: zodResolver(nameForm), defaultValues: { name: own.name } })
  const save = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      deskCall(staffEndpoints.changeAccount, { input: { name, language } }),
    onSuccess: (account) => {
      // The question for the account carries the language: the next one has its answer before it is asked.
      cache.setQueryData([staffEndpoints.account.path, {}, account.language], account)
      choosePreferences({ language: account.language })
      cache.setQueryData(accountQuery().queryKey, account)
      notify.success(t('account.saved'))
    },
    onError: (error) => showRefusal(form.setError, error, ['name'], refusalOf(error)),
  })
  const { errors } = form.formState
  return (
    <Panel title={t('account.profile')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((typed) => save.mutate(typed))}
      >
        <TextField
          label={t('account.name')}
          autoComplete="name"
          required
          error={fieldError(errors.name, t('signin.no_name'))}
          {...form.register('name')}
        />
        <TextField
          label={t('account.email')}
          hint={t('account.email_hint')}
          value={own.email}
          readOnly
          dir="ltr"
        />
        <Select
          label={t('account.language')}
          options={languages.map((value) => ({ value, label: shopLanguages[value].name }))}
          value={language}
          onValueChange={setLanguage}
        />
        <FormRefusal text={errors.root?.message} />
        <Button type="submit" loading={save.isPending} className="self-start">
          {t('account.save')}
        </Button>
      </form>
    </Panel>
  )
}
