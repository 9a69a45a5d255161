// What a listing page says about itself to search engines and previews.
import { fromMinor } from '#contract/core/money.ts'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { discountedUnitPrice } from '#contract/features/item/item.rules.ts'
import { productAddress } from '#contract/features/item/product-address.rules.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { listStructure } from '#web/platform/navigation/json-ld.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { describePage } from '#web/platform/navigation/structured-data.tsx'

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

export function listingHead(
  access: ShopAccess,
  { address, title, description, isIndexed, list, way }: ListingHead,
) {
  if (import.meta.env.SSR) {
    describePage(
      access,
      [list, way].filter((data) => data != null),
    )
  }
  return {
    address,
    meta: [
      ...pageMeta({ title, description }),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
  }
}

export interface StructureContext {
  origin: string
  currency: string
}

/** Items as entries of a list; each has its page, which says the rest. */
export function itemListStructure(
  name: string,
  items: readonly CardItem[],
  { origin, currency }: StructureContext,
) {
  return listStructure(
    name,
    items.map((item) => ({
      '@type': 'Product',
      name: item.name,
      url: `${origin}${productAddress(item)}`,
      image: item.image_full_url,
      offers: {
        '@type': 'Offer',
        price: fromMinor(discountedUnitPrice(item)),
        priceCurrency: currency,
      },
    })),
  )
}
