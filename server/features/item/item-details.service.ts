// One item's page: the item, its store, its reviews.
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ItemDetails } from '#contract/features/item/item-details.schema.ts'
import type { ReviewPage } from '#contract/features/review/review.schema.ts'
import {
  type AskedReviews,
  type ReviewService,
  reviewsOnItemPage,
} from '#server/features/review/review.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { ItemService } from './item.service.ts'

export interface ItemDetailsParts {
  items: Pick<ItemService, 'page' | 'require'>
  reviews: Pick<ReviewService, 'reviewsOfItem'>
  stores: Pick<StoreService, 'presentPage'>
}

export function createItemDetailsService({ items, reviews, stores }: ItemDetailsParts) {
  return {
    async details(which: IdOrSlug, scope: Scope): Promise<ItemDetails> {
      const { item, page, moment } = await items.page(which, scope)
      const { facts, its_store: store } = page
      const store_details = await stores.presentPage(
        page.is_approved ? { ...page, store } : null,
        moment,
        scope,
      )
      return {
        ...item,
        tags: facts.tags.map((tag, position) => ({ id: position + 1, tag: tag[scope.language] })),
        nutrition_facts: facts.nutrition_facts,
        whislists_count: facts.wishes,
        reviews: reviewsOnItemPage.present(page.reviews, scope),
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
