// The query of a product page (PRD-04); every key stays as it came.
import { searchTexts } from '#web/platform/navigation/search-texts.ts'

export const productPageSearch = searchTexts('id', 'module_id', 'distance', 'product_type')

export type ProductPageSearch = ReturnType<typeof productPageSearch>

/** The path names the item by slug or id. */
export function askedProduct(id: string, search: Pick<ProductPageSearch, 'product_type'>) {
  return { id, campaign: search.product_type === 'campaign' }
}
