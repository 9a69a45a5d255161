// One item with everything its page shows beyond the card.
import { z } from 'zod'
import { review } from '../review/review.schema.ts'
import { storeDetails } from '../store/store-details.schema.ts'
import { item } from './item.schema.ts'

export const itemDetails = item.extend({
  tags: z.array(z.object({ id: z.number().int(), tag: z.string() })),
  /** Spelled as clients read it. */
  whislists_count: z.number().int(),
  /** The newest ones; GET /items/reviews/{id} has them all. */
  reviews: z.array(review),
  store_details: storeDetails,
})

export type ItemDetails = z.output<typeof itemDetails>
