// What customers write about items, by module, and about couriers.
import type { ShopModule } from '../demo-modules.ts'
import type { ReviewCommentContent } from './business.types.ts'
import { deliveryReviews } from './reviews/delivery.ts'
import { ecommerceReviews } from './reviews/ecommerce.ts'
import { foodReviews } from './reviews/food.ts'
import { groceryReviews } from './reviews/grocery.ts'
import { pharmacyReviews } from './reviews/pharmacy.ts'

export const itemReviews: Record<ShopModule, readonly ReviewCommentContent[]> = {
  food: foodReviews,
  grocery: groceryReviews,
  pharmacy: pharmacyReviews,
  ecommerce: ecommerceReviews,
}

export const deliveryManReviews: readonly ReviewCommentContent[] = deliveryReviews
