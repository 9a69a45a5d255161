// Composition: every feature's routes in one visible list. Never listens.
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { createAccountServices } from './account-services.ts'
import { createCatalogueRoutes } from './catalogue-routes.ts'
import { isBusy } from './database/busy.ts'
import type { Database } from './database/connection.ts'
import type { DemoActors } from './demo.ts'
import { addressRoutes } from './features/address/address.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { createCartService } from './features/cart/cart.service.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { createChatService } from './features/chat/chat.service.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { createContentService } from './features/content/content.service.ts'
import { policyRoutes } from './features/content/policy.routes.ts'
import { sitemapRoutes } from './features/content/sitemap.routes.ts'
import { createSitemapService } from './features/content/sitemap.service.ts'
import { couponRoutes } from './features/coupon/coupon.routes.ts'
import { createCouponService } from './features/coupon/coupon.service.ts'
import { createCatalogueService } from './features/item/catalogue.service.ts'
import { createItemService } from './features/item/item.service.ts'
import { coverageRoutes } from './features/location/coverage.routes.ts'
import { createCoverageService } from './features/location/coverage.service.ts'
import { locationRoutes } from './features/location/location.routes.ts'
import { createLocationService } from './features/location/location.service.ts'
import { moduleRoutes } from './features/module/module.routes.ts'
import { createModuleService } from './features/module/module.service.ts'
import { liveRoutes } from './features/notification/live.routes.ts'
import { notificationRoutes } from './features/notification/notification.routes.ts'
import { createNotificationService } from './features/notification/notification.service.ts'
import { orderPaymentPages } from './features/order/order-payment.routes.ts'
import { paymentPages } from './features/payment/payment.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import type { PersonalData } from './features/profile/profile.service.ts'
import { createCampaignItemService } from './features/promotion/campaign-item.service.ts'
import { createFilmHosts } from './features/promotion/film-hosts.ts'
import { createFlashSaleService } from './features/promotion/flash-sale.service.ts'
import { promotionRoutes } from './features/promotion/promotion.routes.ts'
import { createPromotionService } from './features/promotion/promotion.service.ts'
import { createReviewService } from './features/review/review.service.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import type { SignInListener } from './features/session/session.service.ts'
import { storeRoutes } from './features/store/store.routes.ts'
import { createStoreService } from './features/store/store.service.ts'
import { createTopUpService } from './features/wallet/top-up.service.ts'
import { walletRoutes } from './features/wallet/wallet.routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts'
import { createWishlistService } from './features/wishlist/wishlist.service.ts'
import { zoneRoutes } from './features/zone/zone.routes.ts'
import { createZoneService } from './features/zone/zone.service.ts'
import { createFulfilmentServices } from './fulfilment-services.ts'
import { createOperationsApi } from './operations-api.ts'
import { createOrderServices } from './order-services.ts'
import { createGateways, createPaymentServices } from './payment-services.ts'
import { createChanges } from './platform/cache/changes.ts'
import type { Clock } from './platform/clock/clock.ts'
import { oneByOne } from './platform/clock/one-by-one.ts'
import type { Config } from './platform/config/config.ts'
import type { LiveEvents } from './platform/events/live-events.ts'
import type { Geo } from './platform/geo/geo.ts'
import { outsideMapHosts, outsideStyle } from './platform/geo/outside-style.ts'
import { mapRoutes } from './platform/geo/tile-route.ts'
import { createAnswerCache } from './platform/http/answer-cache.ts'
import { bodyLimits } from './platform/http/body-limits.ts'
import { readClient } from './platform/http/client.ts'
import { crossSite } from './platform/http/cross-site.ts'
import { docsPage } from './platform/http/docs-page.ts'
import { failureReply, replyWith } from './platform/http/failure-reply.ts'
import { createLiveStreams } from './platform/http/live-stream.ts'
import { createMetrics, createRequestLog, observe } from './platform/http/observe.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { createOriginOf, createOriginOfHost } from './platform/http/origin.ts'
import { customerOwner } from './platform/http/owner.ts'
import { createPageCache } from './platform/http/page-cache.ts'
import { createRateLimiter, noRateLimit } from './platform/http/rate-limit.ts'
import { createReplyCache } from './platform/http/reply-cache.ts'
import { requestLimit } from './platform/http/request-limit.ts'
import { createRouter } from './platform/http/router.ts'
import { security } from './platform/http/security.ts'
import { cacheReplies, createSendCached } from './platform/http/send-cached.ts'
import { serviceRoutes } from './platform/http/service-routes.ts'
import { imageRoutes } from './platform/images/image-route.ts'
import type { PictureStore } from './platform/images/picture-store.ts'
import { picturePath } from './platform/images/picture-url.ts'
import type { PrivatePictures } from './platform/images/private-pictures.ts'
import { createVariants } from './platform/images/variants.ts'
import type { Log } from './platform/log/log.ts'
import type { Push } from './platform/push/push.ts'
import { createWalletServices } from './wallet-services.ts'

export interface AppParts {
  config: Config
  db: Database
  clock: Clock
  log: Log
  pictures: PictureStore
  /** Addresses of pictures that are not for everybody. */
  privately: PrivatePictures
  live: LiveEvents
  push: Push
  /** Map tiles, places and routes; tests of other features go without. */
  geo?: Geo
  /** Those of a demo; a shop with people of its own goes without. */
  actors?: DemoActors | undefined
  /** Whether the database answers; readiness follows it. */
  isReady(): Promise<boolean>
  checkReplies: boolean
}

export function createApp(parts: AppParts) {
  const { config, db, clock, log } = parts
  const metrics = createMetrics()
  const changes = createChanges()
  const now = () => clock.now().getTime()
  const caching = { changes, now }
  const cache = createAnswerCache(caching)
  const originOfHost = createOriginOfHost(config)
  const replies = createReplyCache({ ...caching, originOfHost })
  const pageCache = createPageCache(caching)
  const { time_zone } = config
  const modules = createModuleService({ db, caching })
  const zones = createZoneService({ db, caching, modules })
  const { demo, identity_providers } = config
  const { gateways, ...offer } = createGateways(config, log, parts.actors?.gateways)
  const content = createContentService({
    db,
    caching,
    modules,
    time_zone,
    demo,
    identity_providers,
    ...offer,
  })
  const limiter = config.rate_limit ? createRateLimiter(() => clock.now().getTime()) : noRateLimit
  const coupons = createCouponService({ db, clock, time_zone, limiter })
  const reviews = createReviewService(parts)
  const catalogue = createCatalogueService({ db, caching })
  const stores = createStoreService({
    db,
    clock,
    time_zone,
    caching,
    content,
    reviews,
    catalogue,
    itemsByIds: (ids, scope) => items.itemsByIds(ids, scope),
  })
  const items = createItemService({ db, clock, config, caching, catalogue, settings: content.settings })
  const browsing = createCatalogueRoutes({ ...parts, caching, catalogue, items, stores, reviews })
  const promotions = createPromotionService({ db, clock, time_zone, stores, items })
  const campaignItems = createCampaignItemService({ db, clock, time_zone, modules, stores })
  const flashSales = createFlashSaleService({ db, clock, items })
  const carts = createCartService({ db, clock, time_zone, items, campaignItems, stores })
  const walletServices = createWalletServices({
    ...parts,
    content,
    runningAmounts: (customer_id) => ordering.orders.runningAmounts(customer_id),
  })
  const { wallets, loyalty } = walletServices
  metrics.watch('ledger_faults', 'Movements and balances of the books that are wrong', wallets.faults)
  const payments = createPaymentServices({
    ...parts,
    content,
    gateways,
    wallets,
    orders: () => ordering.orders,
  })
  metrics.watch('refunds_waiting', 'Payments that are still to go back through their gateway', () =>
    payments.refunds.waiting(),
  )
  const topUps = createTopUpService({ content, payments })
  const wishlists = createWishlistService({ db, items, stores })
  const selling = { stores, carts, coupons, wallets, payments }
  const ordering = createOrderServices({ ...parts, ...selling, limiter, time_zone, content, modules, zones })
  const { orders } = ordering
  const delivering = createFulfilmentServices({
    ...parts,
    ...selling,
    content,
    orders,
    loyalty,
    items,
    reviews,
    notifications: { addNotice: (owner, news) => notifications.addNotice(owner, news) },
  })
  const { hasRunningOrderWith } = delivering
  const chats = createChatService({ ...parts, content, hasRunningOrderWith })

  const onSignIn: SignInListener[] = [(customer_id, guest_id) => carts.moveGuestCart(guest_id, customer_id)]
  const personalData: Record<string, PersonalData> = {
    cart: carts,
    wishlist: wishlists,
    chat: chats,
    order: orders,
    review: reviews,
    wallet: { export: (customer_id) => wallets.statement(customer_id, {}) },
    loyalty: { export: loyalty.export },
    notification: { forget: (customer_id, removal) => notifications.forget(customer_id, removal) },
  }
  const people = createAccountServices({
    ...parts,
    limiter,
    content,
    zones,
    items,
    onSignIn,
    personalData,
    holdings: wallets.holdings,
    hasRunningOrder: orders.hasRunningOrder,
    alone: (customer_id, work) => carts.transact(customerOwner(customer_id), work),
  })
  const notifications = createNotificationService({ ...parts, profiles: people.profiles })

  const bound = [
    ...moduleRoutes(modules),
    ...zoneRoutes(zones),
    ...coverageRoutes(createCoverageService({ db, zones })),
    ...(parts.geo ? locationRoutes(createLocationService({ geo: parts.geo })) : []),
    ...contentRoutes(content),
    ...couponRoutes(coupons),
    ...storeRoutes(stores),
    ...browsing,
    ...promotionRoutes(promotions, campaignItems, flashSales),
    ...cartRoutes(carts),
    ...ordering.routes,
    ...delivering.routes,
    ...wishlistRoutes(wishlists),
    ...chatRoutes(chats),
    ...notificationRoutes(notifications),
    ...sessionRoutes(people.sessions, people.accounts),
    ...profileRoutes(people.profiles),
    ...addressRoutes(people.addresses),
    ...walletRoutes({ ...walletServices, topUps }),
  ]
  const endpoints = bound.map((one) => one.endpoint)

  const app = new Hono()
  app.onError(failureReply(log, isBusy))
  app.use(cacheReplies(replies))
  const logRequest = createRequestLog(log, metrics)
  app.use(observe(logRequest))
  app.use(readClient(config.trusted_proxies))
  const films = createFilmHosts({ db, caching })
  const map = outsideMapHosts(config.map_style_url, config.map_origins)
  app.use(security({ map, frames: films.all, public_url: config.public_url }))
  app.use(requestLimit(config.request_timeout_ms))

  app.use(compress())
  app.use('/api/v1/*', crossSite())
  app.use(bodyLimits(config))

  app.route('/', serviceRoutes({ ...parts, metrics, metrics_token: config.metrics_token }))
  const report = (problem: unknown) => log.warn({ problem }, 'a picture could not be rendered or kept')
  const variants = createVariants({ store: parts.pictures, report })
  app.route(picturePath, imageRoutes({ variants, privately: parts.privately, report }))
  if (config.map_style_url) app.get('/map/style.json', outsideStyle(config.map_style_url))
  if (parts.geo) app.route('/map', mapRoutes({ ...parts.geo, baseUrl: '/map' }))

  const document = openApiDocument(endpoints)
  app.get('/api/openapi.json', (context) => context.json(document))
  app.get('/api/docs', (context) => context.html(docsPage(endpoints, context.get('nonce'))))

  const originOf = createOriginOf(config)
  const streams = createLiveStreams(parts.live, {
    limitsReaders: config.rate_limit,
    report: (problem) => log.warn({ problem }, 'a live stream ended: its events could not be listened to'),
  })
  const { identify } = people.sessions
  app.route('/api/v1', liveRoutes({ streams, identify }))
  app.route('/api/v1', delivering.streamRoutes({ streams, identify, limiter }))
  const router = {
    cache,
    limiter,
    knowsModule: (id: number) => modules.knows(id),
    originOf,
    checkReplies: parts.checkReplies,
  }
  const { operations } = delivering
  const operating = createOperationsApi({ config, db, clock, operations, notifications, router })
  app.route('/api/v1', operating.routes)
  app.route('/api/v1', createRouter(bound, { ...router, identify }))
  app.route('/', policyRoutes(content))
  app.route('/', paymentPages({ payments, originOf, money: content.moneyText, billOf: orders.billText }))
  app.route('/', orderPaymentPages({ orders, payments, originOf, identify, limiter }))
  app.route('/', sitemapRoutes({ sitemap: createSitemapService({ db }), content, originOf }))
  app.all('/api/*', (context) => replyWith(context, new Failure(coreFailures.not_found)))

  const deliver = delivering.work(notifications)
  return {
    app,
    endpoints: [...endpoints, ...operating.endpoints],
    /** Asked before the app. */
    sendCached: createSendCached(replies, logRequest),
    pageCache,
    /** What is due now: steps of a demo's actors, news of orders, numbers to watch. */
    work: () => oneByOne([deliver, () => metrics.lookAgain(clock.now().getTime())], (step) => step()),
    /** What the database tells of the catalogue, here or in another process, is announced here. */
    changes,
  }
}

export type App = ReturnType<typeof createApp>
