// What the head of a product page says to search engines and to previews of shared links.
import { fromMinor } from '#contract/core/money.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { discountedUnitPrice } from '#contract/features/item/item.rules.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { availabilityOf, productAddress } from '#contract/features/item/product-address.rules.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { ratingStructure, structured, wayStructure } from '#web/platform/navigation/json-ld.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { describePage } from '#web/platform/navigation/structured-data.tsx'
import type { SoldItem } from '../sold-item.queries.ts'
import { picturesOf } from './product-pictures.ts'

interface ProductHead {
  sold: SoldItem
  config: Pick<ShopConfig, 'business_name' | 'currency'>
  origin: string
  /** The first step of the way here, in the reader's words. */
  home: string
}

export function productHead(
  access: ShopAccess,
  { sold: { item, store }, config, origin, home }: ProductHead,
) {
  const title = `${item.name} · ${item.store_name} · ${config.business_name}`
  const address = productAddress(item)
  const url = `${origin}${address}`
  const seller = { name: item.store_name, url: `${origin}/store/${encodeURIComponent(store.slug)}` }
  if (import.meta.env.SSR) {
    describePage(access, [
      productStructure(item, { url, currency: config.currency, seller }),
      wayStructure([
        { name: home, url: `${origin}${moduleAddress('/home', { id: item.module_id })}` },
        ...item.category_ids.map(({ id, name }) => ({ name, url: `${origin}/category/${id}` })),
        { name: item.name, url },
      ]),
    ])
  }
  return {
    address,
    meta: pageMeta({ title, description: item.description || title, image: item.image_full_url }),
  }
}

interface Around {
  url: string
  currency: string
  seller: { name: string; url: string }
}

function productStructure(item: Item, { url, currency, seller }: Around) {
  return structured('Product', {
    name: item.name,
    description: item.description,
    image: picturesOf(item),
    sku: String(item.id),
    category: item.category_ids.map(({ name }) => name).join(' > '),
    url,
    ...ratingStructure(item),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: currency,
      price: fromMinor(discountedUnitPrice(item, { variation_type: item.variations[0]?.type ?? null })),
      availability: availabilityOf(item),
      seller: { '@type': 'Organization', ...seller },
    },
  })
}
