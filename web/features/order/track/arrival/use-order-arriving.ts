// What an order and its live position say together about its arrival.
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { useSlotText } from '../../use-slot-text.ts'
import type { Arriving } from './use-arrival-text.ts'

export function useOrderArriving(order: TrackedOrder, followed: FollowedOrder | null): Arriving {
  const slotText = useSlotText()
  const arrival = followed?.arrival ?? null
  // A store that is in time keeps to the scheduled time; only a courier on the way knows better.
  const isAsScheduled = order.scheduled === 1 && order.order_status !== 'picked_up' && arrival?.delay === null
  return {
    order_status: order.order_status,
    order_type: order.order_type,
    arrival,
    scheduled: isAsScheduled ? slotText(order, 'day') : null,
  }
}
