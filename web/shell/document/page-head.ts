// What stands in the head of every page unless a page says otherwise.
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import type { Shop } from '#web/platform/shop/shop.ts'

export function pageHead({ config, shop }: { config?: ShopConfig; shop: Shop }, appCss: string) {
  const name = config?.business_name ?? 'Fivefold'
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: name },
      { name: 'color-scheme', content: shop.theme === 'system' ? 'light dark' : shop.theme },
      { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#fbfaf8' },
      { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#14110f' },
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      {
        rel: 'icon',
        href: config ? `${config.base_urls.business_logo_url}/${config.fav_icon}?w=64` : 'data:,',
      },
    ],
  }
}
