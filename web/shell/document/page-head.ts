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
  /** Where search engines find the page; null for one that is not there. */
  url: string | null
  /** What a page is called that is not there; null where it could not be made. */
  missing: string | null
  /** The search text: `lang` in it asks for a language. */
  search: string
  appCss: string
}

export function pageHead({ shop, config, description, url, missing, search, appCss }: HeadParts) {
  const business = config.business_name
  const title = url === null && missing ? `${missing} · ${business}` : business
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: shop.theme === 'system' ? 'light dark' : shop.theme },
      { name: 'application-name', content: business },
      { property: 'og:site_name', content: business },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: localeOf(shop.language) },
      ...pageMeta({ title, description, image: config.logo_full_url }),
      ...(url === null
        ? [{ name: 'robots', content: 'noindex' }]
        : [{ property: 'og:url', content: asAsked(url, search) }]),
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      ...(url === null ? [] : addressLinks(url, search)),
      { rel: 'icon', sizes: '96x96', href: `${config.fav_icon_full_url}?w=96` },
      { rel: 'apple-touch-icon', href: `${config.fav_icon_full_url}?w=192&shape=maskable` },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    scripts: [{ children: earlyScripts }],
  }
}

/** Every language is a page of its own, and each names all the others. */
function addressLinks(url: string, search: string) {
  return [
    { rel: 'canonical', href: asAsked(url, search) },
    { rel: 'alternate', hrefLang: 'x-default', href: url },
    ...languages.map((language) => ({
      rel: 'alternate',
      hrefLang: language,
      href: inLanguage(url, language),
    })),
  ]
}

function asAsked(url: string, search: string): string {
  const asked = askedLanguage(search)
  return asked ? inLanguage(url, asked) : url
}

function localeOf(language: Shop['language']): string {
  return `${language}_${shopLanguages[language].country}`
}
