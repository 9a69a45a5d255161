// What a discount on everything begins as when it is switched on: from today, for a month, by the shop's calendar.
import { addDays, localMoment } from '#contract/core/local-time.ts'
import type { WrittenDiscount } from '#contract/features/store/desk/desk-store.schema.ts'

export function firstDiscount(now: Date, timeZone: string): WrittenDiscount {
  const today = localMoment(now, timeZone).date
  return {
    ...{ discount: 10, min_purchase: 0, max_discount: 0 },
    ...{ start_date: today, end_date: addDays(today, 30), start_time: '00:00', end_time: '23:59' },
  }
}
