// How a list of stores can be sorted; the id breaks ties, so that pages never overlap.
import type { Language } from '#contract/core/language.ts'
import { discountsAt } from '../filters/store-discount.ts'
import type { SeenStore, StoreQuery, StoreSortBy } from '../query/store-query.ts'
import type { StoreNeed } from '../snapshot/snapshot-stores.ts'

type Compare = (one: SeenStore, other: SeenStore) => number

/** The first that tells two stores apart counts. */
export interface StoreSortRow {
  compares: (query: StoreQuery) => Compare[]
  /** What must be known to compare, beyond their facts. */
  needs?: readonly StoreNeed[]
}

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

const by = (...compares: Compare[]) => ({ compares: () => compares })

export const storeSorts: Readonly<Record<StoreSortBy, StoreSortRow>> = {
  open_first: by(openFirst, nearest),
  popular_near: by(
    openFirst,
    ascending(({ metres }) => Math.floor(metres / ringMetres)),
    busiest,
    nearest,
  ),
  /** Of a name, as items are sorted for a text; the nearer of two branches of a chain comes first. */
  best_match: by(
    ascending(({ rank }) => rank),
    openFirst,
    busiest,
    descending(({ facts }) => facts.avg_rating),
    nearest,
  ),
  nearby: by(nearest),
  top_rated: by(
    descending(({ facts }) => facts.avg_rating),
    descending(({ facts }) => facts.rating_count),
  ),
  popular: by(busiest),
  newest: by(
    descending(({ facts }) => facts.created_at),
    descending(({ facts }) => facts.id),
  ),
  fast_delivery: by(
    ascending(({ facts }) => facts.max_delivery_minutes),
    ascending(({ facts }) => facts.min_delivery_minutes),
    nearest,
  ),
  biggest_discount: {
    compares: (query) => {
      const discountOf = discountsAt(query)
      return [openFirst, descending(({ facts }) => discountOf(facts) ?? 0), nearest]
    },
  },
  name: { compares: ({ language }) => [byName(language)], needs: ['words'] },
  name_desc: {
    compares: ({ language }) => {
      const compare = byName(language)
      return [(one, other) => compare(other, one)]
    },
    needs: ['words'],
  },
}

function byName(language: Language): Compare {
  const { compare } = new Intl.Collator(language)
  const called = ({ facts }: SeenStore) => facts.name?.[language] ?? ''
  return (one, other) => compare(called(one), called(other))
}

const firstId = ascending(({ facts }) => facts.id)

export function comparatorOf(query: StoreQuery): Compare {
  const compares = [...storeSorts[query.sort].compares(query), firstId]
  return (one, other) => {
    for (const compare of compares) {
      const difference = compare(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
}
