// The visitor's country (HDR-13): stored under its own key, and where a phone number without a prefix is taken to be from.
import Globe from 'lucide-react/icons/globe'
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { type LoadPanel, usePanel } from '#web/shell/navigation/use-panel.ts'

export const loadCountryPanel: LoadPanel = () =>
  import('./country-panel.tsx').then(({ CountryPanel }) => CountryPanel)

export function CountryButton() {
  const t = useTranslations('shell')
  const { shop, config } = useShop()
  const { Panel, panel, trigger } = usePanel(loadCountryPanel)
  const country = shop.country ?? config.country
  return (
    <>
      <button
        type="button"
        aria-label={t('country_chosen', { country })}
        aria-haspopup="menu"
        {...trigger}
        className="inline-flex h-11 items-center gap-1.5 rounded-full px-3 font-medium text-14 text-ink hover:bg-fill-strong"
      >
        <Globe aria-hidden size={20} />
        {country}
      </button>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
