// Theme, language and country at the foot of the drawer (HDR-03).
import Globe from 'lucide-react/icons/globe'
import Languages from 'lucide-react/icons/languages'
import { useTranslations } from 'use-intl'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { loadCountryPanel } from '#web/shell/header/country-button.tsx'
import { loadLanguagePanel } from '#web/shell/header/language-button.tsx'
import { ThemeIcon, toggleTheme } from '#web/shell/header/theme-toggle.tsx'
import { usePanel } from '#web/shell/navigation/use-panel.ts'
import { rowLook } from './drawer-row.ts'

export function DrawerSettings() {
  const t = useTranslations('shell')
  return (
    <div className="mt-2 border-line border-t pt-2">
      <button type="button" onClick={toggleTheme} className={rowLook}>
        <span className="text-ink-soft">
          <ThemeIcon />
        </span>
        {t('theme')}
      </button>
      <LanguageRow />
      <CountryRow />
    </div>
  )
}

const valueLook = 'ms-auto font-normal text-14 text-ink-soft'

function LanguageRow() {
  const t = useTranslations('shell')
  const { shop } = useShop()
  const { Panel, panel, trigger } = usePanel(loadLanguagePanel)
  return (
    <>
      <button type="button" aria-haspopup="menu" {...trigger} className={rowLook}>
        <Languages aria-hidden size={20} className="text-ink-soft" />
        {t('language')}
        <span aria-hidden className={valueLook}>
          {shopLanguages[shop.language].name}
        </span>
      </button>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}

function CountryRow() {
  const t = useTranslations('shell')
  const { shop, config } = useShop()
  const { Panel, panel, trigger } = usePanel(loadCountryPanel)
  return (
    <>
      <button type="button" aria-haspopup="menu" {...trigger} className={rowLook}>
        <Globe aria-hidden size={20} className="text-ink-soft" />
        {t('country')}
        <span className={valueLook}>{shop.country ?? config.country}</span>
      </button>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
