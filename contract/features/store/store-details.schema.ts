// One store with everything its page shows beyond the card.
import { z } from 'zod'
import { category } from '../category/category.schema.ts'
import { coupon } from '../coupon/coupon.schema.ts'
import { store, storeSchedule } from './store.schema.ts'

export const storeDetails = store.extend({
  schedules: z.array(storeSchedule),
  /** Dates without hours, from yesterday on: a window of yesterday evening may still run. */
  days_off: z.array(z.string()),
  /** ISO instant until which it takes no orders; null while nothing is paused. */
  paused_until: z.string().nullable(),
  active_coupons: z.array(coupon),
  category_details: z.array(category),
  /** One element, in the shape clients read; zeros when the store sells nothing. */
  price_range: z.array(z.object({ min_price: z.number(), max_price: z.number() })),
})

export type StoreDetails = z.output<typeof storeDetails>
