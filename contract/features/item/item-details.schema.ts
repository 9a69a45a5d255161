// One item with everything its page shows beyond the card.
import { z } from 'zod'
import { review } from '../review/review.schema.ts'
import { storeDetails } from '../store/store-details.schema.ts'
import { item } from './item.schema.ts'

/** Of 100 g or 100 ml, as the packet says; grams but for the energy. */
export const nutritionFacts = z.object({
  per: z.enum(['g', 'ml']),
  energy_kcal: z.number(),
  fat: z.number(),
  carbohydrates: z.number(),
  protein: z.number(),
  salt: z.number(),
})

export type NutritionFacts = z.output<typeof nutritionFacts>

export const itemDetails = item.extend({
  tags: z.array(z.object({ id: z.number().int(), tag: z.string() })),
  /** Null where the packet says nothing. */
  nutrition_facts: nutritionFacts.nullable(),
  /** Spelled as clients read it. */
  whislists_count: z.number().int(),
  /** The newest ones; GET /items/reviews/{id} has them all. */
  reviews: z.array(review),
  store_details: storeDetails,
})

export type ItemDetails = z.output<typeof itemDetails>
