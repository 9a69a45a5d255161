// The frame of every page: document, texts, texts' direction, header and footer.
import { createRootRouteWithContext } from '@tanstack/react-router'
import { footerQuery } from '#web/features/content/footer.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { shownAddress } from '#web/platform/navigation/page-address.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { stringifySearch } from '#web/platform/navigation/search-text.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { openShop } from '#web/platform/shop/open-shop.ts'
import { pageHead } from '#web/shell/document/page-head.ts'
import { RootDocument } from '#web/shell/document/root-document.tsx'
import appCss from '#web/ui/styles/app.css?url'

export const Route = createRootRouteWithContext<ShopAccess>()({
  beforeLoad: ({ context }) => openShop(context),
  loader: async ({ context }) => {
    const [messages, config, footer] = await Promise.all([
      loadMessages(context.shop.language, ['common', 'shell', 'footer', 'error']),
      context.queryClient.ensureQueryData(configQuery(context)),
      context.queryClient.ensureQueryData(footerQuery(context)),
    ])
    const { business_name, logo_full_url, fav_icon_full_url } = config
    return {
      messages,
      missing: pageTexts(context.shop.language, messages, 'error')('not_found_title'),
      config: { business_name, logo_full_url, fav_icon_full_url },
      description: footer.description ?? '',
    }
  },
  head: ({ match, matches, loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          // A page that could not be made is no page that is missing.
          missing: matches.some(({ status }) => status === 'error') ? null : loaderData.missing,
          shop: match.context.shop,
          url: shownUrl(shownAddress(matches)),
          search: stringifySearch(matches.at(-1)?.search ?? {}),
          appCss,
        })
      : { links: [{ rel: 'stylesheet', href: appCss }] },
  shellComponent: RootDocument,
})

const shownUrl = (address: string | null) => address && `${pageOrigin()}${address}`
