// Composition of everything about ordering: orders and what is done with them.
import type { Database } from './database/connection.ts'
import type { ModuleService } from './features/module/module.service.ts'
import { orderRoutes } from './features/order/order.routes.ts'
import { createOrderService } from './features/order/order.service.ts'
import { createParcelService } from './features/parcel/parcel.service.ts'
import type { StoreService } from './features/store/store.service.ts'

export interface OrderingParts {
  db: Database
  time_zone: string
  modules: ModuleService
  stores: StoreService
}

export function createOrdering(parts: OrderingParts) {
  const orders = createOrderService({ ...parts, parcels: createParcelService(parts) })
  return { orders, routes: orderRoutes(orders) }
}
