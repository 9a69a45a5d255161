// The HTML document: language, direction, theme and accent are decided before the first byte leaves.
import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { directionOf } from '#contract/core/language.ts'
import { ShopIntl } from '#web/platform/i18n/shop-intl.tsx'
import { accentOf } from '#web/platform/shop/accent.ts'
import { ShopProvider, useOpenedShop } from '#web/platform/shop/use-shop.ts'
import { useIsLanding, useShownModule } from '#web/shell/navigation/use-shown-module.ts'
import { Shell } from '#web/shell/shell.tsx'

export function RootDocument({ children }: { children: ReactNode }) {
  const opened = useOpenedShop()
  const { shop, config } = opened
  const module = useShownModule()
  const isLanding = useIsLanding()
  return (
    <html
      lang={shop.language}
      dir={directionOf(shop.language)}
      data-theme={shop.theme}
      data-accent={isLanding ? undefined : accentOf(module)}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {/* The router keeps one tag a name, and the browser's frame needs both colours. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14110f" />
      </head>
      <body>
        <ShopIntl language={shop.language} timeZone={config.time_zone}>
          <ShopProvider value={opened}>
            <Shell>{children}</Shell>
          </ShopProvider>
        </ShopIntl>
        <Scripts />
      </body>
    </html>
  )
}
