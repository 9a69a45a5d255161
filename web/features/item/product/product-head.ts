// What the head of a product page says to search engines and to previews of shared links.
import { fromMinor } from '#contract/core/money.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { discountedUnitPrice, isCampaignItem, largestQuantity } from '#contract/features/item/item.rules.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { jsonLdScript } from '#web/platform/navigation/json-ld.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import type { SoldItem } from '../sold-item.queries.ts'
import { picturesOf } from './product-pictures.ts'

interface ProductHead {
  sold: SoldItem
  config: Pick<ShopConfig, 'business_name' | 'currency'>
  origin: string
  /** The first step of the way here, in the reader's words. */
  home: string
}

export function productHead({ sold: { item }, config, origin, home }: ProductHead) {
  const title = `${item.name} · ${item.store_name} · ${config.business_name}`
  const kind = isCampaignItem(item) ? '?product_type=campaign' : ''
  const url = `${origin}/product/${encodeURIComponent(item.slug || String(item.id))}${kind}`
  return {
    meta: pageMeta({ title, description: item.description || title, image: item.image_full_url }),
    scripts: [
      jsonLdScript(productData(item, { url, currency: config.currency })),
      jsonLdScript(wayData(item, { origin, url, home })),
    ],
  }
}

function productData(item: Item, { url, currency }: { url: string; currency: string }) {
  const isThere = largestQuantity(item) !== 0
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.description,
    image: picturesOf(item),
    sku: String(item.id),
    category: item.category_ids.map(({ name }) => name).join(' > '),
    ...(item.rating_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: item.avg_rating,
            reviewCount: item.rating_count,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: currency,
      price: fromMinor(discountedUnitPrice(item, { variation_type: item.variations[0]?.type ?? null })),
      availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: item.store_name },
    },
  }
}

function wayData(item: Item, { origin, url, home }: { origin: string; url: string; home: string }) {
  const steps = [
    { name: home, item: `${origin}/home` },
    ...item.category_ids.map(({ id, name }) => ({ name, item: `${origin}/category/${id}` })),
    { name: item.name, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
