// Follows one order: asked again every ten seconds, and at once when the shop says that something happened (TRK-02).
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { trackingEndpoints, trackStreamPath } from '#contract/features/order/tracking.endpoints.ts'
import { useLastFailure } from '#web/platform/api/use-last-failure.ts'
import { refreshBelow } from '#web/platform/live/refresh.ts'
import { useStream } from '#web/platform/live/use-stream.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { followQuery, type OrderKey, orderQuery } from '../order.queries.ts'
import { isSettled } from '../order-status.ts'

/** Null: nothing is followed yet. */
export function useOrderLive(key: OrderKey | null) {
  const access = useAccess()
  const queryClient = useQueryClient()
  const asked = key ?? noOrder
  const {
    data: order,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...orderQuery(access, asked),
    enabled: key !== null,
  })
  const failure = useLastFailure({ data: order, error }, JSON.stringify(asked))
  const isRunning = order !== undefined && !isSettled(order.order_status)
  const { data: followed = null } = useQuery(followQuery(access, asked, isRunning))
  useStream(isRunning ? streamPath(asked) : null, ({ name }) => {
    if (name === 'position') refreshBelow(queryClient, trackingEndpoints.follow.path)
    else if (name !== 'beat') {
      refreshBelow(queryClient, orderEndpoints.track.path, trackingEndpoints.follow.path)
    }
  })
  return {
    order,
    error: failure,
    retry: { refetch, isFetching },
    followed: isRunning ? followed : null,
    /** Also of an order that has arrived while it was followed. */
    lastFollowed: followed,
  }
}

const noOrder: OrderKey = { order_id: 0 }

function streamPath({ order_id, contact_number }: OrderKey): string {
  const search = new URLSearchParams({ order_id: String(order_id) })
  const guest_id = readStored('guest_id')
  if (guest_id) search.set('guest_id', guest_id)
  if (contact_number) search.set('contact_number', contact_number)
  return `${trackStreamPath}?${search}`
}
