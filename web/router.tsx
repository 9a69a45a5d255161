// One router a request on the server, one for the visit in the browser, with its cache and its API client.
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createShopApi } from './platform/api/shop-api.ts'
import { pageNonce } from './platform/navigation/page-nonce.ts'
import { parseSearch, stringifySearch } from './platform/navigation/search-text.ts'
import { readShop } from './platform/shop/shop.ts'
import { routeTree } from './route-tree.gen.ts'
import { CrashPage } from './shell/crash-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

/** Answers of the catalogue are taken as fresh for this long (NET-08). */
const freshFor = 300_000

export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: freshFor, retry: 1, refetchOnWindowFocus: false } },
  })
  const shop = readShop()
  const router = createRouter({
    routeTree,
    context: { queryClient, shop, api: createShopApi(shop) },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
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
