// Puts the built storefront behind the API on the same port: files first, then pages, kept or rendered.
import type { App } from './app.ts'
import { oldAddresses } from './old-addresses.ts'
import type { Config } from './platform/config/config.ts'
import { freshPages, keptPages, type PageMaker, pageHeaders } from './platform/http/kept-pages.ts'
import { createOriginOf } from './platform/http/origin.ts'
import { pageRequest } from './platform/http/page-key.ts'
import { staticFiles } from './platform/http/static-files.ts'

export interface PageHandler {
  fetch(request: Request, options?: { context?: Record<string, unknown> }): Promise<Response> | Response
}

export interface StorefrontParts {
  clientFolder: string
  pages: PageHandler
  config: Config
}

/** The storefront's bundle looks for the API under this symbol; both sides are bundled apart. */
const doorSymbol = Symbol.for('fivefold.api-door')

export function mountStorefront(
  { app, pageCache }: Pick<App, 'app' | 'pageCache'>,
  { clientFolder, pages, config }: StorefrontParts,
): void {
  Reflect.set(globalThis, doorSymbol, (request: Request) => app.fetch(request))
  app.get('*', staticFiles(clientFolder))
  for (const [old, now] of Object.entries(oldAddresses)) app.get(old, (context) => context.redirect(now, 308))
  const maker: PageMaker = {
    originOf: createOriginOf(config),
    make: async (asked, { origin, nonce, signal }) =>
      pages.fetch(pageRequest(asked, origin, signal), { context: { nonce } }),
  }
  app.get('*', pageHeaders, keptPages(pageCache, maker), freshPages(maker))
}
