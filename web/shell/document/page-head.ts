// What stands in the head of every page unless a page says otherwise.
import type { Shop } from '#web/platform/shop/shop.ts'

export function pageHead(shop: Shop, appCss: string) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Fivefold' },
      { name: 'color-scheme', content: shop.theme === 'system' ? 'light dark' : shop.theme },
      { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#fbfaf8' },
      { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#14110f' },
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      { rel: 'icon', type: 'image/webp', href: '/img/business/favicon.webp?w=64' },
    ],
  }
}
