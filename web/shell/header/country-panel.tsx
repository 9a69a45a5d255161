// The countries a visitor can be in: those of the four languages and the shop's own.
import { useLocale, useTranslations } from 'use-intl'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { useChangeShop, useShop } from '#web/platform/shop/use-shop.ts'
import { ChoiceMenu } from '#web/shell/navigation/choice-menu.tsx'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'

const known = ['KZ', 'SA', 'TJ', 'RU', 'US'] as const

type KnownCountry = (typeof known)[number]

function isKnown(country: string): country is KnownCountry {
  return known.some((one) => one === country)
}

export function CountryPanel(props: PanelProps) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { shop, config } = useShop()
  const changeShop = useChangeShop()
  const offered = new Set([config.country, ...Object.values(shopLanguages).map(({ country }) => country)])
  // Browsers know few Tajik names: the usual countries are named in our own texts.
  const nameOf = (country: string) =>
    isKnown(country)
      ? t(`country_names.${country}`)
      : (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country)
  return (
    <ChoiceMenu
      {...props}
      choices={[...offered].map((country) => ({ value: country, label: nameOf(country) }))}
      chosen={shop.country ?? config.country}
      onChoose={(country) => changeShop({ country })}
    />
  )
}
