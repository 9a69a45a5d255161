// The HTML document: language, direction, theme and accent are decided before the first byte leaves.
import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { directionOf } from '#contract/core/language.ts'
import { ShopIntl } from '#web/platform/i18n/shop-intl.tsx'
import { StructuredData } from '#web/platform/navigation/structured-data.tsx'
import { accentOf } from '#web/platform/shop/accent.ts'
import { groundsOf } from '#web/platform/shop/theme.ts'
import { ShopProvider, useOpenedShop } from '#web/platform/shop/use-shop.ts'
import { useIsLanding, useShownModule } from '#web/shell/navigation/use-shown-module.ts'
import { Shell } from '#web/shell/shell.tsx'

export function RootDocument({ children }: { children: ReactNode }) {
  const opened = useOpenedShop()
  const { shop, config } = opened
  const module = useShownModule()
  const isLanding = useIsLanding()
  const grounds = groundsOf(shop.theme)
  return (
    <html
      lang={shop.language}
      dir={directionOf(shop.language)}
      data-theme={shop.theme}
      data-accent={isLanding ? undefined : accentOf(module, config)}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {/* The router keeps one tag a name, and the browser's frame needs both colours. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.dark} />
      </head>
      <body>
        <ShopIntl language={shop.language} timeZone={config.time_zone}>
          <ShopProvider value={opened}>
            <Shell>{children}</Shell>
          </ShopProvider>
        </ShopIntl>
        <StructuredData />
        <Scripts />
      </body>
    </html>
  )
}
