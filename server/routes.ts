// Composition: every feature's routes in one visible list.
import { Hono } from 'hono'
import type { Endpoint } from '#contract/core/endpoint.ts'
import { deskRoutes } from './desk.ts'
import { addressRoutes } from './features/address/address.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { categoryRoutes, conditionRoutes } from './features/category/category.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { chatOperationsRoutes } from './features/chat/chat-operations.routes.ts'
import { checkoutRoutes } from './features/checkout/checkout.routes.ts'
import { checkoutContentRoutes, contentRoutes } from './features/content/content.routes.ts'
import { policyRoutes } from './features/content/policy.routes.ts'
import { sitemapRoutes } from './features/content/sitemap.routes.ts'
import { couponRoutes } from './features/coupon/coupon.routes.ts'
import { itemRoutes } from './features/item/item.routes.ts'
import { listingRoutes } from './features/listing/listing.routes.ts'
import { coverageRoutes } from './features/location/coverage.routes.ts'
import { locationRoutes } from './features/location/location.routes.ts'
import { moduleRoutes } from './features/module/module.routes.ts'
import { liveRoutes } from './features/notification/live.routes.ts'
import { notificationRoutes } from './features/notification/notification.routes.ts'
import { operationsRoutes } from './features/order/operations/operations.routes.ts'
import { orderRoutes } from './features/order/order.routes.ts'
import { orderPaymentPages } from './features/order/payment/order-payment.routes.ts'
import { reorderRoutes } from './features/order/reorder/reorder.routes.ts'
import { trackingRoutes, trackStreamRoutes } from './features/order/tracking/tracking.routes.ts'
import { parcelRoutes } from './features/parcel/parcel.routes.ts'
import { paymentPages } from './features/payment/payment.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { promotionRoutes } from './features/promotion/promotion.routes.ts'
import { reviewRoutes } from './features/review/review.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { storeRoutes } from './features/store/store.routes.ts'
import { walletRoutes } from './features/wallet/wallet.routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts'
import { zoneRoutes } from './features/zone/zone.routes.ts'
import { identifyOperator } from './platform/http/caller/operator.ts'
import type { LiveStreams } from './platform/http/live/live-stream.ts'
import { createRouter, type RouterParts } from './platform/http/router.ts'
import type { Services } from './services.ts'

/** The endpoints of the API that everybody may know of. */
const publicRoutes = (services: Services) => [
  ...moduleRoutes(services.modules),
  ...zoneRoutes(services.zones),
  ...coverageRoutes(services.coverage),
  ...(services.locations ? locationRoutes(services.locations) : []),
  ...contentRoutes(services.content),
  ...couponRoutes(services.coupons),
  ...storeRoutes(services.stores),
  ...itemRoutes(services.itemDetails),
  ...listingRoutes(services.listing, services.related, services.combined, services.menu),
  ...searchRoutes(services.search),
  ...categoryRoutes(services.categories),
  ...conditionRoutes(services.conditions),
  ...parcelRoutes(services.parcels),
  ...promotionRoutes(services.promotions, services.campaignItems, services.flashSales),
  ...cartRoutes(services.carts),
  ...checkoutContentRoutes(services.checkoutContent),
  ...orderRoutes(services.orders),
  ...checkoutRoutes(services.checkout),
  ...trackingRoutes(services.orders, services.tracking, services.receiverNotes),
  ...reorderRoutes(services.reorders),
  ...reviewRoutes(services.submitReviews, services.reviews),
  ...wishlistRoutes(services.wishlists),
  ...chatRoutes(services.chats),
  ...notificationRoutes(services.notifications),
  ...sessionRoutes(services.sessions, services.accounts),
  ...profileRoutes(services.profiles),
  ...addressRoutes(services.addresses),
  ...walletRoutes(services),
]

const operatorRoutes = (services: Services) => [
  ...operationsRoutes(services.operatorActions),
  ...chatOperationsRoutes(services.chatOperations),
]

export interface RouteParts {
  router: Omit<RouterParts, 'identify'>
  streams: LiveStreams
  /** Undefined: the operations API is off, and its address as unknown as any other. */
  operations_token: string | undefined
}

export interface Routes {
  /** Those of the document; operators know theirs. */
  endpoints: readonly Endpoint[]
  operatorEndpoints: readonly Endpoint[]
  /** The desk's: the public document says nothing of them. */
  deskEndpoints: readonly Endpoint[]
  /** Below /api/v1. */
  api: Hono
  /** Pages and files that are made from services, at addresses of their own. */
  pages: Hono
}

export function createRoutes(services: Services, { router, streams, operations_token }: RouteParts): Routes {
  const { sessions, limiter, orders, payments, content, desk } = services
  const { identify } = sessions
  const { originOf } = router
  const known = publicRoutes(services)
  const operated = operations_token === undefined ? [] : operatorRoutes(services)
  const worked = deskRoutes(desk)
  const api = new Hono()
    .route('/', liveRoutes({ streams, identify }))
    .route('/', trackStreamRoutes({ streams, identify, limiter, orders }))
  if (operations_token !== undefined) {
    api.route('/', createRouter(operated, { ...router, identify: identifyOperator(operations_token) }))
  }
  // Its own people: a customer's token means nothing there, nor one of theirs anywhere else.
  api.route('/', createRouter(worked, { ...router, identify: desk.staff.identify }))
  api.route('/', createRouter(known, { ...router, identify }))
  return {
    endpoints: known.map((one) => one.endpoint),
    operatorEndpoints: operated.map((one) => one.endpoint),
    deskEndpoints: worked.map((one) => one.endpoint),
    api,
    pages: new Hono()
      .route('/', policyRoutes(content))
      .route('/', paymentPages({ payments, originOf, money: content.moneyText, billOf: orders.billText }))
      .route('/', orderPaymentPages({ orders, payments, originOf, identify, limiter }))
      .route('/', sitemapRoutes({ sitemap: services.sitemap, content, originOf })),
  }
}
