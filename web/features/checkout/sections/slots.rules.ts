// Whether a time that was wished for can still be had.
import type { DeliverySlot } from '#contract/features/checkout/delivery-slots.rules.ts'

export interface Slots {
  today: readonly DeliverySlot[]
  tomorrow: readonly DeliverySlot[]
}

export const noSlots: Slots = { today: [], tomorrow: [] }

export function holds(offered: readonly DeliverySlot[], schedule_at: string | null): boolean {
  return offered.some((one) => one.schedule_at === schedule_at)
}

/** What was chosen and is not offered any more: nobody may be sent an order at a time the page does not show. */
export function lostSlot(schedule_at: string | null, { today, tomorrow }: Slots): string | null {
  return holds(today, schedule_at) || holds(tomorrow, schedule_at) ? null : schedule_at
}
