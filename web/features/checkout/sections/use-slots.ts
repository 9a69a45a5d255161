// The times of today and tomorrow that can still be wished for, on the store's wall clock.
import { addDays, localMoment } from '#contract/core/local-time.ts'
import { deliverySlots } from '#contract/features/checkout/delivery-slots.rules.ts'
import type { OpeningHours } from '#contract/features/store/store.rules.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useServerNow } from '#web/platform/clock/use-server-now.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { noSlots, type Slots } from './slots.rules.ts'

/** Only the browser draws the checkout: its clock needs no answer to begin with. */
const untold: AnsweredAt = { server_time: null, received_at: null }

const minute = 60_000

type Hours = Pick<StoreDetails, 'order_place_to_schedule_interval'> & { schedules: readonly OpeningHours[] }

/** None where nothing is taken for later. */
export function useSlots(store: Hours, takesLater: boolean): Slots {
  const { config } = useShop()
  const now = useServerNow(untold, minute)
  // Some kitchens need a while before the first slot.
  const lead = store.order_place_to_schedule_interval * minute
  const earliest = localMoment(new Date(now + minute + lead), config.time_zone)
  const { date } = localMoment(new Date(now), config.time_zone)
  const cutting = { slot_minutes: config.schedule_order_slot_duration, earliest }
  if (!takesLater) return noSlots
  return {
    today: deliverySlots(date, store.schedules, cutting),
    tomorrow: deliverySlots(addDays(date, 1), store.schedules, cutting),
  }
}
