// Composition of everything about ordering: checkout, orders and what is done with them.
import type { Database } from './database/connection.ts'
import type { CartService } from './features/cart/cart.service.ts'
import { checkoutRoutes } from './features/checkout/checkout.routes.ts'
import { createCheckoutService } from './features/checkout/checkout.service.ts'
import { createCheckoutContentService } from './features/content/checkout-content.service.ts'
import { checkoutContentRoutes } from './features/content/content.routes.ts'
import type { ContentService } from './features/content/content.service.ts'
import type { CouponService } from './features/coupon/coupon.service.ts'
import { createLocationService } from './features/location/location.service.ts'
import type { ModuleService } from './features/module/module.service.ts'
import { orderRoutes } from './features/order/order.routes.ts'
import { createOrderService } from './features/order/order.service.ts'
import { createParcelService } from './features/parcel/parcel.service.ts'
import type { PaymentService } from './features/payment/payment.service.ts'
import type { StoreService } from './features/store/store.service.ts'
import type { WalletService } from './features/wallet/wallet.service.ts'
import type { ZoneService } from './features/zone/zone.service.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Geo } from './platform/geo/geo.ts'
import { greatCircle } from './platform/geo/great-circle.ts'
import type { Point } from './platform/geo/point.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import type { PictureStore } from './platform/images/picture-store.ts'
import type { PrivatePictures } from './platform/images/private-pictures.ts'

export interface OrderServiceParts {
  config: Pick<Config, 'payment_hold_ms' | 'undo_ms'>
  db: Database
  clock: Clock
  time_zone: string
  pictures: PictureStore
  privately: PrivatePictures
  geo?: Geo | undefined
  content: ContentService
  modules: ModuleService
  zones: ZoneService
  stores: StoreService
  carts: CartService
  coupons: CouponService
  wallets: WalletService
  limiter: RateLimiter
  payments: PaymentService
}

export function createOrderServices(parts: OrderServiceParts) {
  const orders = createOrderService({ ...parts, parcels: createParcelService(parts) })
  const checkoutContent = createCheckoutContentService({ ...parts, mostFrequentTip: orders.mostFrequentTip })
  const checkout = createCheckoutService({
    ...parts,
    orders,
    vehicles: checkoutContent,
    measure: parts.geo ? createLocationService({ geo: parts.geo }).metres : asTheCrowFlies,
    paysDigitally: parts.payments.takesPayments,
  })
  return {
    orders,
    routes: [...checkoutContentRoutes(checkoutContent), ...orderRoutes(orders), ...checkoutRoutes(checkout)],
  }
}

const asTheCrowFlies = async (from: Point, to: Point) => greatCircle(from, to)
