// The order that was placed, as its owner reads it.
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { type QueryAccess, scopeOf } from '#web/platform/api/query.ts'
import { readStored } from '#web/platform/storage/storage.ts'

export function placedOrderKey(order_id: number) {
  return [orderEndpoints.track.path, order_id] as const
}

export function placedOrderQuery({ api, shop }: QueryAccess, order_id: number) {
  return {
    queryKey: [...placedOrderKey(order_id), shop.language],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      // Anybody may ask for an order by its phone; whoever placed it as a guest is known by the guest's id.
      const guest_id = readStored('token') === null ? readStored('guest_id') : null
      const input = { order_id, ...(guest_id ? { guest_id } : {}) }
      return api.call(orderEndpoints.track, { input, scope: scopeOf(shop), quiet: true, signal })
    },
    staleTime: 0,
  }
}
