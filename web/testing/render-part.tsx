// Renders a piece of the storefront as a page holds it: the texts of a language, the shop's settings, a router, a query
// cache and an API that answers as the test says. Roles and names are asked for, as somebody who hears the page does.
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, onTestFinished, vi } from 'vitest'
import { directionOf, type Language } from '#contract/core/language.ts'
import { emptyShopContext } from '#contract/core/shop-context.ts'
import { type Area, loadMessages, type Messages, messagesIn } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { createQueryClient } from '#web/platform/api/query-client.ts'
import { runtimeLocale } from '#web/platform/i18n/runtime-locale.ts'
import { parseSearch, stringifySearch } from '#web/platform/navigation/search-text.ts'
import type { ShownConfig } from '#web/platform/shop/config-query.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { ShopProvider } from '#web/platform/shop/use-shop.ts'
import { type Answers, createAnsweringApi } from './answering-api.ts'

export interface PartOptions {
  language?: Language
  /** Settings beyond those every part reads. */
  config?: Partial<ShownConfig>
  shop?: Partial<Shop>
  answers?: Answers
}

const areas = Object.keys(import.meta.glob('../messages/en/*.ts')).map(
  (file) => file.replace(/^.*\/|\.ts$/g, '') as Area,
)

const settings: Partial<ShownConfig> = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  timeformat: '24',
  time_zone: 'UTC',
  free_delivery_over: null,
}

/** A setting the test did not think of is a mistake in the test, not an absent setting. */
function configOf(overrides: Partial<ShownConfig>): ShownConfig {
  return new Proxy({ ...settings, ...overrides } as ShownConfig, {
    get(config, name) {
      if (typeof name === 'string' && !(name in config)) {
        throw new Error(`the rendered part reads the setting ${name}, which the test does not set`)
      }
      return Reflect.get(config, name)
    },
  })
}

function routerFor(access: ShopAccess, children: ReactNode) {
  const root = createRootRouteWithContext<ShopAccess>()()
  const anyPage = createRoute({ getParentRoute: () => root, path: '$', component: () => children })
  return createRouter({
    routeTree: root.addChildren([anyPage]),
    history: createMemoryHistory({ initialEntries: ['/page'] }),
    context: access,
    parseSearch,
    stringifySearch,
  })
}

/** What React complains about fails the test, as it fails a browser test. */
function refuseComplaints(): void {
  const complaints = vi.spyOn(console, 'error')
  onTestFinished(() => {
    const said = complaints.mock.calls
    complaints.mockRestore()
    expect(said).toEqual([])
  })
}

/** A part that is fetched on demand asks first whether the shop is there, once it has not heard from it for a while. */
function answerForShop(): void {
  const { fetch } = globalThis
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (...request) =>
      request[0] === '/healthz' ? new Response() : fetch(...request),
    )
  onTestFinished(() => asked.mockRestore())
}

export async function renderPart(children: ReactNode, options: PartOptions = {}) {
  const { language = 'en', config = {}, answers = {} } = options
  refuseComplaints()
  answerForShop()
  const queryClient = createQueryClient()
  const shop: Shop = { ...emptyShopContext, zone_ids: [1], has_destination: true, ...options.shop, language }
  const { api, calls, announced } = createAnsweringApi(shop, answers)
  const messages = messagesIn(await loadMessages(language, areas)) as Messages
  const router = routerFor({ queryClient, shop, api }, children)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  onTestFinished(() => {
    cleanup()
    queryClient.clear()
  })
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ShopProvider value={{ api, shop, config: configOf(config) }}>
          <IntlProvider locale={runtimeLocale[language]} messages={messages} timeZone="UTC">
            <RouterProvider router={router as never} />
          </IntlProvider>
        </ShopProvider>
      </QueryClientProvider>,
    ),
  )
  return { ...view, router, queryClient, shop, api, calls, announced, messages }
}
