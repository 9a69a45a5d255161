// The frame of every page: document, texts, texts' direction, header and footer.
import { createRootRouteWithContext } from '@tanstack/react-router'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { openShop } from '#web/platform/shop/open-shop.ts'
import { pageHead } from '#web/shell/document/page-head.ts'
import { RootDocument } from '#web/shell/document/root-document.tsx'
import appCss from '#web/ui/styles/app.css?url'

export const Route = createRootRouteWithContext<ShopAccess>()({
  beforeLoad: ({ context }) => openShop(context),
  loader: async ({ context }) => ({
    messages: await loadMessages(context.shop.language, ['common', 'shell', 'error']),
  }),
  head: ({ match }) => pageHead(match.context.shop, appCss),
  shellComponent: RootDocument,
})
