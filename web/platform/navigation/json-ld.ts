// Data for machines inside a page, one builder a kind; every address in it is absolute. Machines read what the server
// sends: pages build it there only (`import.meta.env.SSR`), and no browser is sent the code for it.

const vocabulary = 'https://schema.org'

/** A thing of its own; what stands inside another one needs no vocabulary. */
export const structured = <Type extends string, Facts extends object>(type: Type, facts: Facts) => ({
  '@context': vocabulary,
  '@type': type,
  ...facts,
})

/** The way to a page, step by step. */
export function wayStructure(steps: readonly { name: string; url: string }[]) {
  return structured('BreadcrumbList', {
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  })
}

/** A list of things that have pages of their own. */
export function listStructure(name: string, entries: readonly { url: string }[]) {
  return structured('ItemList', {
    name,
    itemListElement: entries.map(({ url, ...item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url,
      item: { ...item, url },
    })),
  })
}

/** Nothing where nobody has rated yet: search engines refuse a rating without ratings. */
export function ratingStructure({ avg_rating, rating_count }: { avg_rating: number; rating_count: number }) {
  if (rating_count === 0) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: avg_rating, reviewCount: rating_count },
  }
}
