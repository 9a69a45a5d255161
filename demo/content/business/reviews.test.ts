import { expect, test } from 'vitest'
import { ecommerceCategories } from '../ecommerce/categories.ts'
import { foodCategories } from '../food/categories.ts'
import { groceryCategories } from '../grocery/categories.ts'
import { pharmacyCategories } from '../pharmacy/categories.ts'
import { itemReviews } from './reviews.ts'

const categories = {
  food: foodCategories,
  grocery: groceryCategories,
  pharmacy: pharmacyCategories,
  ecommerce: ecommerceCategories,
} as const

test.each(['food', 'grocery', 'pharmacy', 'ecommerce'] as const)(
  'comments of %s speak of known categories, and every rating has words for all of them',
  (module_type) => {
    const comments = itemReviews[module_type]
    const leaves = categories[module_type].flatMap(({ children }) => children.map(({ key }) => key))
    for (const { about } of comments) expect(leaves).toEqual(expect.arrayContaining([...(about ?? [])]))
    for (const rating of [1, 2, 3, 4, 5]) {
      expect(comments.some((one) => one.rating === rating && !one.about)).toBe(true)
    }
  },
)
