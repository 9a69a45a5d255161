// The categories of a store's page in the words of the wire.
import { toBit } from '#contract/core/bit.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { StoreCategoryRow } from './store-details.db.ts'

export function presentCategory(
  category: StoreCategoryRow,
  scope: Scope,
): StoreDetails['category_details'][number] {
  return {
    id: category.id,
    name: category.name[scope.language],
    slug: category.slug,
    image: category.image,
    image_full_url: pictureUrl(scope.origin, 'category', category.image),
    parent_id: category.parent_id,
    position: category.parent_id === 0 ? 0 : 1,
    status: 1,
    featured: toBit(category.featured),
    priority: category.priority,
    module_id: category.module_id,
    products_count: category.products_count,
    childes_count: category.childes_count,
  }
}
