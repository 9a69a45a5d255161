// Who opens the door: name, phone with its country, email (ADR-02, GST-01).
import { useController, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { namingLocales } from '#web/platform/i18n/runtime-locale.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PhoneField } from '#web/ui/phone/phone-field.tsx'
import { useFieldProblem } from './use-field-problem.ts'

export interface ContactForm {
  contact_person_name: string
  contact_person_number: string
  contact_person_email: string
}

export function ContactFields({ needsEmail = false }: { needsEmail?: boolean }) {
  const t = useTranslations('address')
  const { shop, config } = useShop()
  const { control, register } = useFormContext<ContactForm>()
  // Fields are distinguished by when they are registered: the first wrong one gets the focus.
  const name = register('contact_person_name')
  const { field: phone } = useController({ control, name: 'contact_person_number' })
  const problem = useFieldProblem<ContactForm>()
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('contact_name')}
        required
        autoComplete="name"
        maxLength={100}
        error={problem('contact_person_name')}
        {...name}
      />
      <PhoneField
        label={t('contact_number')}
        required
        value={phone.value}
        onValueChange={phone.onChange}
        onBlur={phone.onBlur}
        ref={phone.ref}
        defaultCountry={shop.country ?? config.country}
        locales={namingLocales[shop.language]}
        countryTexts={{ label: t('country'), search: t('country_search'), none: t('country_none') }}
        error={problem('contact_person_number')}
      />
      <TextField
        label={t('contact_email')}
        required={needsEmail}
        type="email"
        autoComplete="email"
        dir="ltr"
        error={problem('contact_person_email')}
        {...register('contact_person_email')}
      />
    </div>
  )
}
