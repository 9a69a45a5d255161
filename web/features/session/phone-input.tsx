// The phone field in the words of the shop, with its country to begin with.
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#contract/core/language.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { PhoneField } from '#web/ui/phone/phone-field.tsx'

/** Browsers may not name countries in Tajik; Russian names are understood. */
const namingLocales: Record<Language, readonly string[]> = {
  en: ['en'],
  ar: ['ar', 'en'],
  tg: ['tg', 'ru', 'en'],
  ru: ['ru', 'en'],
}

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
