// Another language: remembered, then everything comes translated with a reload (HDR-07).
import type { Language } from '#contract/core/language.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { notifyAfterReload } from '#web/platform/navigation/reload-notice.ts'
import { withoutLanguage } from '#web/platform/shop/asked-language.ts'
import { saveShop } from '#web/platform/shop/shop.ts'

export function changeLanguage(language: Language): void {
  saveShop({ language, country: shopLanguages[language].country })
  notifyAfterReload('language_changed')
  // An address that asks for a language would bring the old one back.
  const plain = withoutLanguage(window.location.href)
  if (plain === window.location.href) window.location.reload()
  else window.location.replace(plain)
}
