// The orders a list of stores can come in, as SQL; the list itself adds the id, so that pages never overlap.
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#contract/features/search/fold-text.ts'
import { store } from '#server/database/schema/store.ts'
import type { Place } from '#server/platform/http/request-scope.ts'
import { discountNow, metresFrom, openNow } from './store-conditions.db.ts'
import type { StoreOrder, StoreQuestion } from './store-question.ts'

/** Within a ring the busier store comes first; exact distances would leave order counts no say. */
const ringMetres = 2_000

export const storeOrders: Record<StoreOrder, (question: StoreQuestion) => SQL[]> = {
  open_first: ({ moment, place }) => [desc(openNow(moment)), ...nearest(place)],
  popular_near: ({ moment, place }) => [
    desc(openNow(moment)),
    ...(place ? [sql`floor(${metresFrom(place)} / ${ringMetres}::float8)`] : []),
    desc(store.order_count),
    ...nearest(place),
  ],
  relevance: ({ moment, place, filters }) => [
    desc(openNow(moment)),
    ...searchWords(filters.name ?? '').map((word) =>
      desc(sql`' ' || ${store.search_text} like ${`% ${word}%`}`),
    ),
    ...nearest(place),
  ],
  nearby: ({ place }) => nearest(place),
  top_rated: () => [desc(store.avg_rating), desc(store.rating_count)],
  popular: () => [desc(store.order_count)],
  newest: () => [desc(store.created_at), desc(store.id)],
  fast_delivery: ({ place }) => [
    asc(store.max_delivery_minutes),
    asc(store.min_delivery_minutes),
    ...nearest(place),
  ],
  biggest_discount: ({ moment, place }) => [
    desc(openNow(moment)),
    desc(discountNow(moment)),
    ...nearest(place),
  ],
  name: ({ language }) => [sql`lower(${store.name} ->> ${language}::text)`],
}

function nearest(place: Place | null): SQL[] {
  return place ? [asc(metresFrom(place))] : []
}
