// The phone field in the words of the shop, with its country to begin with.
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { namingLocales } from '#web/platform/i18n/runtime-locale.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { PhoneField } from '#web/ui/phone/phone-field.tsx'

interface PhoneInputProps {
  value: string
  onValueChange(phone: string): void
  error?: string
  ref?: Ref<HTMLInputElement>
}

export function PhoneInput(props: PhoneInputProps) {
  const t = useTranslations('session')
  const { shop, config } = useShop()
  return (
    <PhoneField
      {...props}
      required
      label={t('phone')}
      defaultCountry={config.country}
      locales={namingLocales[shop.language]}
      countryTexts={{ label: t('country'), search: t('country_search'), none: t('country_none') }}
    />
  )
}
