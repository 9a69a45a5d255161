// The app: what every request passes, around the routes of the features. Never listens.
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { isBusy } from './database/busy.ts'
import { createMaintenance } from './maintenance.ts'
import { noticeTexts } from './notice-texts.ts'
import { createChanges } from './platform/cache/changes.ts'
import { oneByOne } from './platform/clock/one-by-one.ts'
import type { LiveEvents } from './platform/events/live-events.ts'
import { outsideMapHosts, outsideStyle } from './platform/geo/outside-style.ts'
import { mapRoutes } from './platform/geo/tile-route.ts'
import { createAnswerCache } from './platform/http/cache/answer-cache.ts'
import { createReplyCache } from './platform/http/cache/reply-cache.ts'
import { cacheReplies, createSendCached } from './platform/http/cache/send-cached.ts'
import { readClient } from './platform/http/caller/client.ts'
import { docsPage } from './platform/http/document/docs-page.ts'
import { openApiDocument } from './platform/http/document/openapi.ts'
import { requestLimit } from './platform/http/limits/request-limit.ts'
import { createLiveStreams } from './platform/http/live/live-stream.ts'
import { createMetrics, createRequestLog, observe } from './platform/http/observe.ts'
import { createPageCache } from './platform/http/pages/page-cache.ts'
import { failureReply, replyWith } from './platform/http/reply/failure-reply.ts'
import { bodyLimits } from './platform/http/request/body-limits.ts'
import { crossSite } from './platform/http/security/cross-site.ts'
import { createOriginOf, createOriginOfHost } from './platform/http/security/origin.ts'
import { security } from './platform/http/security/security.ts'
import { serviceRoutes } from './platform/http/service-routes.ts'
import { imageRoutes } from './platform/images/image-route.ts'
import { picturePath } from './platform/images/picture-url.ts'
import { createVariants } from './platform/images/variants.ts'
import { withNotices } from './platform/messages/notice-texts.ts'
import { createRoutes } from './routes.ts'
import { createServices, type ServiceParts } from './services.ts'

export interface AppParts extends ServiceParts {
  live: LiveEvents
  /** Whether the database answers; readiness follows it. */
  isReady(): Promise<boolean>
  checkReplies: boolean
}

/** The desk rewords what the server sends as it does the texts of pages. */
const withOwnParts = (given: AppParts): AppParts => ({
  ...given,
  originals: withNotices(given.originals, noticeTexts),
})

export function createApp(given: AppParts) {
  const parts = withOwnParts(given)
  const { config, clock, log } = parts
  const metrics = createMetrics()
  const changes = createChanges()
  const caching = { changes, now: () => clock.now().getTime() }
  const replies = createReplyCache({ ...caching, originOfHost: createOriginOfHost(config) })
  const pageCache = createPageCache(caching)
  const services = createServices(parts, caching)
  const { modules, wallets, payments, limiter } = services
  metrics.watch('ledger_faults', 'Movements and balances of the books that are wrong', wallets.faults)
  metrics.watch('refunds_waiting', 'Payments that are still to go back through their gateway', () =>
    payments.refunds.waiting(),
  )
  const { endpoints, operatorEndpoints, deskEndpoints, api, pages } = createRoutes(services, {
    router: {
      cache: createAnswerCache(caching),
      limiter,
      knowsModule: (id: number) => modules.knows(id),
      originOf: createOriginOf(config),
      checkReplies: parts.checkReplies,
    },
    streams: createLiveStreams(parts.live, {
      limitsReaders: config.rate_limit,
      report: (problem) => log.warn({ problem }, 'a live stream ended: its events could not be listened to'),
    }),
    operations_token: config.operations_token,
  })

  const maintenance = createMaintenance(services.content.settings)
  const app = new Hono()
  const logRequest = createRequestLog(log, metrics)
  app.onError(failureReply(log, isBusy))
  app.use(cacheReplies(replies))
  app.use(observe(logRequest))
  app.use(readClient(config.trusted_proxies))
  const map = outsideMapHosts(config.map_style_url, config.map_origins)
  app.use(security({ map, frames: services.films.all, public_url: config.public_url }))
  app.use(requestLimit(config.request_timeout_ms))
  app.use(compress())
  app.use('/api/v1/*', crossSite())
  app.use('/api/v1/*', maintenance.calls)
  app.use(bodyLimits(config))

  app.route('/', serviceRoutes({ ...parts, metrics, metrics_token: config.metrics_token }))
  app.route('/', pictureAndMapRoutes(parts))
  const document = openApiDocument(endpoints)
  app.get('/api/openapi.json', (context) => context.json(document))
  app.get('/api/docs', (context) => context.html(docsPage(endpoints, context.get('nonce'))))
  app.route('/api/v1', api)
  app.route('/', pages)
  app.all('/api/*', (context) => replyWith(context, new Failure(coreFailures.not_found)))

  return {
    app,
    endpoints: [...endpoints, ...operatorEndpoints, ...deskEndpoints],
    /** Asked before the app. */
    sendCached: createSendCached(replies, logRequest),
    pageCache,
    maintenance,
    /** Where the shop is without an owner, or the settings ask for another: the link that makes one. */
    ownerLink: services.desk.staff.ownerLink,
    /** What is due now: steps of a demo's actors, news of orders, numbers to watch. */
    work: () => oneByOne([services.work, () => metrics.lookAgain(caching.now())], (step) => step()),
    /** Imports that wait; they take minutes, and no order waits for them. */
    imports: { work: services.desk.imports.work, stop: services.desk.imports.stop },
    /** Pictures nothing shows any more; a shop with many orders is asked for minutes. */
    pictures: services.desk.pictures.sweep,
    /** What the database announces of the catalogue, here or in another process, is announced here. */
    changes,
  }
}

function pictureAndMapRoutes({ config, log, pictures, privately, geo }: AppParts): Hono {
  const routes = new Hono()
  const report = (problem: unknown) => log.warn({ problem }, 'a picture could not be rendered or kept')
  const variants = createVariants({ store: pictures, report })
  routes.route(picturePath, imageRoutes({ variants, privately, report }))
  if (config.map_style_url) routes.get('/map/style.json', outsideStyle(config.map_style_url))
  if (geo) routes.route('/map', mapRoutes({ ...geo, baseUrl: '/map' }))
  return routes
}

export type App = ReturnType<typeof createApp>
