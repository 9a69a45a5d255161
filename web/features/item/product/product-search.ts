// The query of a product page (PRD-04); every key stays as it came.
import { z } from 'zod'

export const productPageSearch = z.looseObject({
  id: z.string().optional(),
  module_id: z.string().optional(),
  distance: z.string().optional(),
  product_type: z.string().optional(),
})

export type ProductPageSearch = z.output<typeof productPageSearch>

/** The path names the item by slug or id. */
export function askedProduct(id: string, search: Pick<ProductPageSearch, 'product_type'>) {
  return { id, campaign: search.product_type === 'campaign' }
}
