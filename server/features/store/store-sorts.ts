// How a list of stores can be sorted; the id breaks ties, so that pages never overlap.
import { discountsAt, type SeenStore } from './store-conditions.ts'
import type { StoreQuery, StoreSortBy } from './store-query.ts'

type Compare = (one: SeenStore, other: SeenStore) => number

/** Within a ring the busier store comes first; exact distances would leave the number of orders no say. */
const ringMetres = 2_000

const ascending =
  (key: (store: SeenStore) => number): Compare =>
  (one, other) =>
    key(one) - key(other)
const descending =
  (key: (store: SeenStore) => number): Compare =>
  (one, other) =>
    key(other) - key(one)

const openFirst = descending(({ open }) => Number(open))
const nearest = ascending(({ metres }) => metres)
const busiest = descending(({ facts }) => facts.order_count)

const storeSorts: Record<StoreSortBy, (query: StoreQuery) => Compare[]> = {
  open_first: () => [openFirst, nearest],
  popular_near: () => [
    openFirst,
    ascending(({ metres }) => Math.floor(metres / ringMetres)),
    busiest,
    nearest,
  ],
  relevance: () => [openFirst, descending(({ begun }) => begun), nearest],
  nearby: () => [nearest],
  top_rated: () => [
    descending(({ facts }) => facts.avg_rating),
    descending(({ facts }) => facts.rating_count),
  ],
  popular: () => [busiest],
  newest: () => [descending(({ facts }) => facts.created_at), descending(({ facts }) => facts.id)],
  fast_delivery: () => [
    ascending(({ facts }) => facts.max_delivery_minutes),
    ascending(({ facts }) => facts.min_delivery_minutes),
    nearest,
  ],
  biggest_discount: (query) => {
    const discountOf = discountsAt(query)
    return [openFirst, descending(({ facts }) => discountOf(facts) ?? 0), nearest]
  },
  name: ({ language }) => {
    const { compare } = new Intl.Collator(language)
    const called = ({ facts }: SeenStore) => facts.name?.[language] ?? ''
    return [(one, other) => compare(called(one), called(other))]
  },
}

const firstId = ascending(({ facts }) => facts.id)

export function comparatorOf(query: StoreQuery): Compare {
  const compares = [...storeSorts[query.sort](query), firstId]
  return (one, other) => {
    for (const compare of compares) {
      const difference = compare(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
}
