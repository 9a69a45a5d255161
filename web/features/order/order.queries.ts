// Orders of this customer or guest; a module stored in the browser must not hide the orders of the others.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { trackingEndpoints } from '#contract/features/order/tracking.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'
import { askAgainAfter, pauseAfter } from './ask-again.rules.ts'
import { isSettled } from './order-status.ts'

/** The base line of following an order (TRK-02). */
const everyMs = 10_000

const anywhere = ({ api, shop }: QueryAccess): QueryAccess => ({
  api,
  shop: { ...shop, module: null, zone_ids: [] },
})

const pageSize = 10

export type OrderStand = 'running' | 'past'

export function ordersQuery(access: QueryAccess, stand: OrderStand, page: number) {
  const endpoint = stand === 'running' ? orderEndpoints.running : orderEndpoints.list
  return {
    ...apiQuery(anywhere(access), endpoint, { input: { limit: pageSize, offset: page }, quiet: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  }
}

/** Whose phone opens an order that is not the caller's own. */
export interface OrderKey {
  order_id: number
  contact_number?: string
}

const isOnItsWay = ({ order_status }: Pick<TrackedOrder, 'order_status'>) => !isSettled(order_status)

export function orderQuery(access: QueryAccess, key: OrderKey) {
  const asked = apiQuery(anywhere(access), orderEndpoints.track, { input: key, quiet: true })
  return queryOptions({
    ...asked,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => askAgainAfter(state, everyMs, isOnItsWay),
  })
}

export function followQuery(access: QueryAccess, key: OrderKey, isOn: boolean) {
  return {
    ...apiQuery(anywhere(access), trackingEndpoints.follow, { input: key, quiet: true }),
    staleTime: 0,
    enabled: isOn,
    refetchInterval: ({ state }: { state: { error: Error | null } }) => pauseAfter(state.error, everyMs),
  }
}

export function sharedQuery(access: QueryAccess, token: string) {
  const asked = apiQuery(anywhere(access), trackingEndpoints.shared, { input: { token }, quiet: true })
  return queryOptions({
    ...asked,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => askAgainAfter(state, everyMs, isOnItsWay),
  })
}
