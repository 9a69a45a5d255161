// What a listing page says about itself to search engines and previews.
import { fromMinor } from '#contract/core/money.ts'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { discountedUnitPrice } from '#contract/features/item/item.rules.ts'
import { availabilityOf, productAddress } from '#contract/features/item/product-address.rules.ts'
import { jsonLdScript, listStructure, ratingStructure } from '#web/platform/navigation/json-ld.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'

interface ListingHead {
  /** Where search engines find it. */
  address: string
  title: string
  description: string
  /** Searches of one visitor are of no use to the next one's search engine. */
  isIndexed: boolean
  list: object | null
  /** The way to it, where one is shown. */
  way?: object
}

export function listingHead({ address, title, description, isIndexed, list, way }: ListingHead) {
  return {
    address,
    meta: [
      ...pageMeta({ title, description }),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    scripts: [list, way].flatMap((data) => (data ? [jsonLdScript(data)] : [])),
  }
}

export interface StructureContext {
  origin: string
  currency: string
}

/** Items as entries of a list; each has its page. */
export function itemListStructure(name: string, items: readonly CardItem[], context: StructureContext) {
  return listStructure(
    name,
    items.map((item) => ({
      '@type': 'Product',
      ...itemFacts(item, context),
      image: item.image_full_url,
      ...ratingStructure(item),
    })),
  )
}

/** What a list and a menu say of an item alike. */
export function itemFacts(item: CardItem, { origin, currency }: StructureContext) {
  const url = `${origin}${productAddress(item)}`
  return {
    name: item.name,
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: fromMinor(discountedUnitPrice(item)),
      priceCurrency: currency,
      availability: availabilityOf(item),
    },
  }
}
