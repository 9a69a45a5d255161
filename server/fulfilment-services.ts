// Composition of what happens after an order was placed: following it, and telling those who wait for it.
import type { Hono } from 'hono'
import type { Database } from './database/connection.ts'
import type { DemoActors } from './demo.ts'
import type { CartService } from './features/cart/cart.service.ts'
import { createPartnerAnswers } from './features/chat/partner-answers.ts'
import type { ContentService } from './features/content/content.service.ts'
import type { CouponService } from './features/coupon/coupon.service.ts'
import type { ItemService } from './features/item/item.service.ts'
import type { NotificationService } from './features/notification/notification.service.ts'
import { createDueOrders } from './features/order/due-orders.ts'
import { createOperations } from './features/order/operations.ts'
import type { OrderService } from './features/order/order.service.ts'
import { createOrderLife } from './features/order/order-life.ts'
import { createOrderNews } from './features/order/order-news.ts'
import { createReceiverNote } from './features/order/receiver-note.ts'
import { reorderRoutes } from './features/order/reorder.routes.ts'
import { createReorder } from './features/order/reorder.ts'
import { trackingRoutes, trackStreamRoutes } from './features/order/tracking.routes.ts'
import { createTrackingService } from './features/order/tracking.service.ts'
import { createUnpaidOrders } from './features/order/unpaid-orders.ts'
import type { PaymentService } from './features/payment/payment.service.ts'
import { reviewRoutes } from './features/review/review.routes.ts'
import type { ReviewService } from './features/review/review.service.ts'
import { createSubmitReviewService } from './features/review/submit-review.service.ts'
import type { StoreService } from './features/store/store.service.ts'
import type { LoyaltyService } from './features/wallet/loyalty.service.ts'
import type { WalletService } from './features/wallet/wallet.service.ts'
import type { Clock } from './platform/clock/clock.ts'
import { oneByOne } from './platform/clock/one-by-one.ts'
import type { Geo } from './platform/geo/geo.ts'
import type { Point } from './platform/geo/point.ts'
import { estimate } from './platform/geo/router.ts'
import type { Identify } from './platform/http/identity.ts'
import type { LiveStreams } from './platform/http/live-stream.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import type { UploadStore } from './platform/images/uploads.ts'

export interface FulfilmentServiceParts {
  db: Database
  clock: Clock
  pictures: UploadStore
  geo?: Geo
  actors?: DemoActors | undefined
  orders: OrderService
  content: ContentService
  coupons: CouponService
  wallets: WalletService
  payments: PaymentService
  loyalty: LoyaltyService
  items: ItemService
  reviews: ReviewService
  stores: StoreService
  carts: CartService
  notifications: Pick<NotificationService, 'addNotice'>
}

export interface StreamParts {
  streams: LiveStreams
  identify: Identify
  limiter: RateLimiter
}

export function createFulfilmentServices(parts: FulfilmentServiceParts) {
  const { db, clock, actors, orders } = parts
  const router = parts.geo?.router ?? null
  const tracking = createTrackingService({ ...parts, router })
  const life = createOrderLife(parts)
  const operations = createOperations({ ...parts, life })
  const unpaid = createUnpaidOrders({ ...parts, life })
  const notes = createReceiverNote({ db, clock, news: createOrderNews(parts) })
  const route = (from: Point, to: Point) => (router ? router().route(from, to) : estimate(from, to))
  return {
    operations,
    hasRunningOrderWith: tracking.hasRunningOrderWith,
    routes: [
      ...trackingRoutes(orders, tracking, notes),
      ...reorderRoutes(createReorder(parts)),
      ...reviewRoutes(createSubmitReviewService(parts), parts.reviews),
    ],
    streamRoutes: (stream: StreamParts): Hono => trackStreamRoutes({ ...stream, orders }),

    /** What is due now; asked again every few seconds, by every process. */
    work(notifications: NotificationService) {
      const news = createOrderNews({ db, notifications })
      const chat = createPartnerAnswers({ db, clock, notifications })
      const due = createDueOrders({ db, clock, news })
      const { refunds } = parts.payments
      const acting = actors?.steps({ clock, orders: operations, chat, route }) ?? []
      const steps = [
        due.startScheduled,
        ...acting,
        news.sendPending,
        due.askForReviews,
        unpaid.sweep,
        refunds.send,
      ]
      return () => oneByOne(steps, (step) => step())
    },
  }
}
