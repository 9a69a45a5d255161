// What a listing page says about itself to search engines and previews.
import { moduleTraits } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { discountedUnitPrice } from '#contract/features/item/item.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { jsonLdScript } from '#web/platform/navigation/json-ld.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'

interface ListingHead {
  title: string
  description: string
  /** Searches of one visitor are of no use to the next one's search engine. */
  isIndexed: boolean
  list: object | null
}

export function listingHead({ title, description, isIndexed, list }: ListingHead) {
  return {
    meta: [
      ...pageMeta({ title, description }),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    scripts: list ? [jsonLdScript(list)] : [],
  }
}

function itemList(name: string, entries: readonly object[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: entries.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}

export interface StructureContext {
  origin: string
  currency: string
}

export function itemStructure(
  name: string,
  items: readonly CardItem[],
  { origin, currency }: StructureContext,
) {
  return itemList(
    name,
    items.map((item) => ({
      '@type': 'Product',
      name: item.name,
      image: item.image_full_url,
      ...(moduleTraits[item.module_type].item_opens === 'page'
        ? { url: `${origin}/product/${encodeURIComponent(item.slug)}` }
        : {}),
      offers: {
        '@type': 'Offer',
        price: fromMinor(discountedUnitPrice(item)),
        priceCurrency: currency,
      },
    })),
  )
}

export function storeStructure(
  name: string,
  stores: readonly Store[],
  { origin }: Pick<StructureContext, 'origin'>,
) {
  return itemList(
    name,
    stores.map((store) => ({
      '@type': 'LocalBusiness',
      name: store.name,
      image: store.logo_full_url,
      url: `${origin}/store/${encodeURIComponent(store.slug)}`,
    })),
  )
}
