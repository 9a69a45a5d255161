// Composition of what happens after an order was placed: following it, and telling those who wait for it.
import type { Hono } from 'hono'
import type { Database } from './database/connection.ts'
import type { OrderService } from './features/order/order.service.ts'
import { trackingRoutes, trackStreamRoutes } from './features/order/tracking.routes.ts'
import { createTrackingService } from './features/order/tracking.service.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Geo } from './platform/geo/geo.ts'
import type { Identify } from './platform/http/identity.ts'
import type { LiveStreams } from './platform/http/live-stream.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'

export interface DeliveringParts {
  db: Database
  clock: Clock
  geo?: Geo
  orders: OrderService
}

export interface StreamParts {
  streams: LiveStreams
  identify: Identify
  limiter: RateLimiter
}

export function createDelivering(parts: DeliveringParts) {
  const { orders } = parts
  const tracking = createTrackingService({ ...parts, router: parts.geo?.router ?? null })
  return {
    hasRunningOrderWith: tracking.hasRunningOrderWith,
    routes: trackingRoutes(orders, tracking),
    streamRoutes: (stream: StreamParts): Hono => trackStreamRoutes({ ...stream, orders }),
  }
}
