// What stands in the head of every page; a page adds its own title, description and picture.
import { languages } from '#contract/core/language.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { askedLanguage, inLanguage } from '#web/platform/shop/asked-language.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { earlyScripts } from './early-scripts.ts'

export interface HeadParts {
  shop: Shop
  config: Pick<ShopConfig, 'business_name' | 'logo_full_url' | 'fav_icon_full_url'>
  description: string
  /** Origin and path of the page, without search. */
  url: string
  /** The search text: only `lang` in it makes another page of it. */
  search: string
  appCss: string
}

export function pageHead({ shop, config, description, url, search, appCss }: HeadParts) {
  const asked = askedLanguage(search)
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: shop.theme === 'system' ? 'light dark' : shop.theme },
      { name: 'application-name', content: config.business_name },
      { property: 'og:site_name', content: config.business_name },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: asked ? inLanguage(url, asked) : url },
      { property: 'og:locale', content: localeOf(shop.language) },
      ...pageMeta({ title: config.business_name, description, image: config.logo_full_url }),
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      { rel: 'canonical', href: asked ? inLanguage(url, asked) : url },
      { rel: 'alternate', hrefLang: 'x-default', href: url },
      ...languages.map((language) => ({
        rel: 'alternate',
        hrefLang: language,
        href: inLanguage(url, language),
      })),
      { rel: 'icon', sizes: '96x96', href: `${config.fav_icon_full_url}?w=96` },
      { rel: 'apple-touch-icon', href: `${config.fav_icon_full_url}?w=240` },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    scripts: [{ children: earlyScripts }],
  }
}

function localeOf(language: Shop['language']): string {
  return `${language}_${shopLanguages[language].country}`
}
