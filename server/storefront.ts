// Puts the built storefront behind the API on the same port: files first, then pages, cached or rendered.
import { AsyncLocalStorage } from 'node:async_hooks'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import type { App } from './app.ts'
import { earlierAddresses } from './earlier-addresses.ts'
import type { Config } from './platform/config/config.ts'
import { cachedPages, freshPages, type PageMaker, pageHeaders } from './platform/http/pages/cached-pages.ts'
import { pageRequest } from './platform/http/pages/page-key.ts'
import { createPageQueue, renderInTurn } from './platform/http/pages/page-queue.ts'
import { streamedBrotli } from './platform/http/pages/streamed-brotli.ts'
import { busySeconds } from './platform/http/reply/failure-reply.ts'
import { createOriginOf } from './platform/http/security/origin.ts'
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
const apiSymbol = Symbol.for('fivefold.api')

export function mountStorefront(
  { app, pageCache, maintenance }: Pick<App, 'app' | 'pageCache' | 'maintenance'>,
  { clientFolder, pages, config }: StorefrontParts,
): void {
  Reflect.set(globalThis, apiSymbol, (request: Request) => askApi(app, request))
  app.get('*', staticFiles(clientFolder))
  app.get('*', maintenance.pages)
  app.route('/', earlierAddresses())
  const queue = createPageQueue()
  const maker: PageMaker = {
    originOf: createOriginOf(config),
    make: (asked, { origin, nonce, signal, address }) =>
      renderInTurn(queue(address), () => makePage(pages, pageRequest(asked, origin, signal), nonce)),
  }
  app.get('*', pageHeaders, streamedBrotli, cachedPages(pageCache, maker), freshPages(maker))
}

/** What the page being made met on its way. */
const onTheWay = new AsyncLocalStorage<{ wasBusy: boolean }>()

async function askApi(app: App['app'], request: Request): Promise<Response> {
  const reply = await app.fetch(request)
  const page = onTheWay.getStore()
  if (page && reply.status === coreFailures.busy.status) page.wasBusy = true
  return reply
}

async function makePage(pages: PageHandler, request: Request, nonce: string): Promise<Response> {
  const page = { wasBusy: false }
  const made = await onTheWay.run(page, async () => pages.fetch(request, { context: { nonce } }))
  if (made.status < 500) return made
  const isReadable = made.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isReadable) return refuseInstead(made, page.wasBusy)
  if (!page.wasBusy) return made
  // The page says in our own words that it can be tried again; those who look at the status alone learn so too.
  const headers = new Headers(made.headers)
  headers.set('Retry-After', String(busySeconds))
  return new Response(made.body, { status: coreFailures.busy.status, headers })
}

/** What the pages' framework says about a page it could not begin is for nobody to read. */
async function refuseInstead(made: Response, wasBusy: boolean): Promise<never> {
  await made.body?.cancel()
  throw wasBusy
    ? new Failure(coreFailures.busy, { retry_after: busySeconds })
    : new Failure(coreFailures.internal)
}
