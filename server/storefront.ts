// Puts the built storefront behind the API on the same port: files first, then pages, kept or rendered.
import type { App } from './app.ts'
import { oldAddresses } from './old-addresses.ts'
import type { Config } from './platform/config/config.ts'
import { keptPages, type MakePage } from './platform/http/kept-pages.ts'
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
  const make: MakePage = async (request, nonce) =>
    pages.fetch(withPublicOrigin(request, config.public_url), { context: { nonce } })
  app.get('*', keptPages(pageCache, make))
  app.get('*', async (context) => {
    const response = await make(context.req.raw, context.get('nonce'))
    return new Response(response.body, response)
  })
}

/** Behind a proxy the request names the inner address; links and base URLs must name the public one. */
function withPublicOrigin(request: Request, publicUrl: string | undefined): Request {
  if (!publicUrl) return request
  const url = new URL(request.url)
  return new Request(new URL(url.pathname + url.search, publicUrl), request)
}
