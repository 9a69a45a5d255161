// One item's page: the item, its store, its reviews.
import type { Page } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ItemDetails } from '#contract/features/item/item-details.schema.ts'
import type { ReviewPage } from '#contract/features/review/review.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import type { AskedReviews, ReviewService } from '#server/features/review/review.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { ItemService } from './item.service.ts'

export interface ItemDetailsParts {
  items: Pick<ItemService, 'page' | 'require'>
  reviews: Pick<ReviewService, 'reviewsOfItem' | 'newestOfItem'>
  storeDetails: (which: IdOrSlug, scope: Scope) => Promise<StoreDetails>
}

/** On the item's page; the rest is a call away. */
const newestReviews: Page = { limit: 10, offset: 1 }

export function createItemDetailsService({ items, reviews, storeDetails }: ItemDetailsParts) {
  return {
    async details(which: IdOrSlug, scope: Scope): Promise<ItemDetails> {
      const { item, facts } = await items.page(which, scope)
      const [said, store_details] = await Promise.all([
        reviews.newestOfItem(item.id, newestReviews, scope),
        // The item is named by the caller, whatever module the header names; so is its store.
        storeDetails({ id: item.store_id }, { ...scope, module_id: null }),
      ])
      return {
        ...item,
        tags: facts.tags.map((tag, position) => ({ id: position + 1, tag: tag[scope.language] })),
        nutrition_facts: facts.nutrition_facts,
        whislists_count: facts.wishes,
        reviews: said,
        store_details,
      }
    },

    async reviews(which: IdOrSlug, asked: AskedReviews, scope: Scope): Promise<ReviewPage> {
      const { id } = await items.require(which)
      return reviews.reviewsOfItem(id, asked, scope)
    },

    async rating(which: IdOrSlug): Promise<number> {
      return (await items.require(which)).avg_rating
    },
  }
}

export type ItemDetailsService = ReturnType<typeof createItemDetailsService>
