// One router a request on the server, one for the visit in the browser, with its cache and its API client.
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createQueryClient } from './platform/api/query-client.ts'
import { createShopApi } from './platform/api/shop-api.ts'
import { scrollsAfterFirst } from './platform/navigation/first-scroll.ts'
import { pageNonce } from './platform/navigation/page-nonce.ts'
import { parseSearch, stringifySearch } from './platform/navigation/search-text.ts'
import { readShop } from './platform/shop/shop.ts'
import { routeTree } from './route-tree.gen.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

export function getRouter() {
  const queryClient = createQueryClient()
  const shop = readShop()
  const router = createRouter({
    routeTree,
    context: { queryClient, shop, api: createShopApi(shop) },
    parseSearch,
    stringifySearch,
    scrollRestoration: scrollsAfterFirst(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    ssr: { nonce: pageNonce() },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
