// The HTML document: language, direction, theme and accent are decided before the first byte leaves.
import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { directionOf } from '#contract/core/language.ts'
import { ShopIntl } from '#web/platform/i18n/shop-intl.tsx'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Shell } from '#web/shell/shell.tsx'

export function RootDocument({ children }: { children: ReactNode }) {
  const { shop, config } = useShop()
  return (
    <html
      lang={shop.language}
      dir={directionOf(shop.language)}
      data-theme={shop.theme}
      data-module={shop.module?.module_type}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <ShopIntl language={shop.language} timeZone={config.time_zone}>
          <Shell>{children}</Shell>
        </ShopIntl>
        <Scripts />
      </body>
    </html>
  )
}
