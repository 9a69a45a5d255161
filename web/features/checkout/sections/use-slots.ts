// The times of today and tomorrow that can still be chosen, on the store's wall clock.
import { addDays, localMoment } from '#contract/core/local-time.ts'
import { deliverySlots } from '#contract/features/checkout/delivery-slots.rules.ts'
import type { ServingHours } from '#contract/features/item/item-availability.rules.ts'
import type { OpeningHours } from '#contract/features/store/store.rules.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useServerNow } from '#web/platform/clock/use-server-now.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { noSlots, type Slots, servedSlots } from './slots.rules.ts'

/** Only the browser renders the checkout: its clock needs no answer to begin with. */
const noAnswer: AnsweredAt = { server_time: null, received_at: null }

const minute = 60_000

type Hours = Pick<StoreDetails, 'order_place_to_schedule_interval' | 'days_off' | 'paused_until'> & {
  schedules: readonly OpeningHours[]
}

const anyTime: readonly ServingHours[] = []

interface Times extends Slots {
  /** What the store's clock says. */
  time: string
}

/** None where nothing is taken for later, or where what is ordered is never served while the store is open. */
export function useSlots(store: Hours, takesLater: boolean, ordered = anyTime): Times {
  const { config } = useShop()
  const now = useServerNow(noAnswer, minute)
  // Some kitchens need a while before the first slot, and none is offered before a pause is over.
  const soonest = now + minute + store.order_place_to_schedule_interval * minute
  const pauseEnd = store.paused_until === null ? soonest : Date.parse(store.paused_until)
  const earliest = localMoment(new Date(Math.max(soonest, pauseEnd)), config.time_zone)
  const { date, time } = localMoment(new Date(now), config.time_zone)
  const { days_off } = store
  const cutting = { slot_minutes: config.schedule_order_slot_duration, earliest, days_off }
  if (!takesLater) return { ...noSlots, time }
  const slotsOn = (day: string) => servedSlots(deliverySlots(day, store.schedules, cutting), ordered)
  return { today: slotsOn(date), tomorrow: slotsOn(addDays(date, 1)), time }
}
