// Composition of what visitors browse: lists, search, categories, conditions, one item's page, kinds of parcels.
import type { Database } from './database/connection.ts'
import { categoryRoutes, conditionRoutes } from './features/category/category.routes.ts'
import { createCategoryService } from './features/category/category.service.ts'
import { createConditionService } from './features/category/common-condition.service.ts'
import type { CatalogueService } from './features/item/catalogue.service.ts'
import { itemRoutes } from './features/item/item.routes.ts'
import type { ItemService } from './features/item/item.service.ts'
import { createItemDetailsService } from './features/item/item-details.service.ts'
import { createCombinedService } from './features/listing/combined.service.ts'
import { listingRoutes } from './features/listing/listing.routes.ts'
import { createListingService } from './features/listing/listing.service.ts'
import { createRelatedService } from './features/listing/related.service.ts'
import { parcelRoutes } from './features/parcel/parcel.routes.ts'
import { createParcelService } from './features/parcel/parcel.service.ts'
import type { ReviewService } from './features/review/review.service.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { createSearchService } from './features/search/search.service.ts'
import type { StoreService } from './features/store/store.service.ts'
import type { CacheClock } from './platform/cache/cache.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Log } from './platform/log/log.ts'

export interface CatalogueRouteParts {
  db: Database
  clock: Clock
  log: Log
  caching: CacheClock
  config: Config
  catalogue: CatalogueService
  items: ItemService
  stores: StoreService
  reviews: ReviewService
}

export function createCatalogueRoutes(parts: CatalogueRouteParts) {
  const { db, stores, catalogue } = parts
  const listing = createListingService({ ...parts, requireStore: stores.requireId })
  const search = createSearchService({ ...parts, listing })
  const combined = createCombinedService({ listing, stores, searchItems: search.items })
  const details = createItemDetailsService(parts)

  return [
    ...itemRoutes(details),
    ...listingRoutes(listing, createRelatedService({ ...parts, listing }), combined),
    ...searchRoutes(search),
    ...categoryRoutes(createCategoryService({ catalogue, listing, stores })),
    ...conditionRoutes(createConditionService({ db, listing })),
    ...parcelRoutes(createParcelService({ db })),
  ]
}
