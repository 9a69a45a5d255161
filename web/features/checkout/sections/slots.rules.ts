// Which times can be had: whether one that was chosen still can, and what stands against now.
import type { DeliverySlot } from '#contract/features/checkout/delivery-slots.rules.ts'
import { isServedAt, type ServingHours } from '#contract/features/item/item-availability.rules.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'

export interface Slots {
  today: readonly DeliverySlot[]
  tomorrow: readonly DeliverySlot[]
}

export const noSlots: Slots = { today: [], tomorrow: [] }

/** Those at which everything that is ordered is served. */
export function servedSlots(
  offered: readonly DeliverySlot[],
  ordered: readonly ServingHours[],
): readonly DeliverySlot[] {
  return offered.filter(({ schedule_at }) =>
    ordered.every((hours) => isServedAt(hours, schedule_at.slice('YYYY-MM-DD '.length))),
  )
}

export function soonestSlot({ today, tomorrow }: Slots): string | null {
  return (today[0] ?? tomorrow[0])?.schedule_at ?? null
}

export type NowObstacle = 'closed' | 'not_served'

/** Why nothing can be had now, in the words of the store before those of its items. */
export function nowObstacle(
  store: Parameters<typeof isStoreOpen>[0],
  ordered: readonly ServingHours[],
  time: string,
): NowObstacle | null {
  if (!isStoreOpen(store)) return 'closed'
  return ordered.every((hours) => isServedAt(hours, time)) ? null : 'not_served'
}

export function holds(offered: readonly DeliverySlot[], schedule_at: string | null): boolean {
  return offered.some((one) => one.schedule_at === schedule_at)
}

export interface OrderedTime {
  day: keyof Slots
  slot: DeliverySlot
}

/** The slot an order would be placed for; null where it is none of those offered, such as now. */
export function orderedSlot(schedule_at: string | null, slots: Slots): OrderedTime | null {
  for (const day of ['today', 'tomorrow'] as const) {
    const slot = slots[day].find((one) => one.schedule_at === schedule_at)
    if (slot) return { day, slot }
  }
  return null
}

/** What was chosen and is not offered any more: nobody may be sent an order at a time the page does not show. */
export function lostSlot(schedule_at: string | null, { today, tomorrow }: Slots): string | null {
  return holds(today, schedule_at) || holds(tomorrow, schedule_at) ? null : schedule_at
}
