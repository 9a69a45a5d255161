// The orders a list of stores can come in, as SQL; the list itself adds the id, so that pages never overlap.
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#contract/features/search/fold-text.ts'
import { store } from '#server/database/schema/store.ts'
import type { Place } from '#server/platform/http/request-scope.ts'
import { asked } from './store-asked.db.ts'
import { discountNow, metresAway, openNow } from './store-conditions.db.ts'
import type { StoreOrder, StoreQuestion } from './store-question.ts'

/** Within a ring the busier store comes first; exact distances would leave order counts no say. */
const ringMetres = 2_000

export const storeOrders: Record<StoreOrder, (question: StoreQuestion) => SQL[]> = {
  open_first: ({ place }) => [desc(openNow), ...nearest(place)],
  popular_near: ({ place }) => [
    desc(openNow),
    ...(place ? [sql`floor(${metresAway} / ${ringMetres}::float8)`] : []),
    desc(store.order_count),
    ...nearest(place),
  ],
  relevance: ({ place, filters }) => [
    desc(openNow),
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
  biggest_discount: ({ place }) => [desc(openNow), desc(discountNow), ...nearest(place)],
  name: () => [sql`lower(${store.name} ->> ${asked.language})`],
}

function nearest(place: Place | null): SQL[] {
  return place ? [asc(metresAway)] : []
}
