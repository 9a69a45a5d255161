// The one page of an item, and whether it can be had, as search engines are told: by pages, lists and the sitemap.
import { isCampaignItem, type Limited, largestQuantity, type MaybeCampaign } from './item.rules.ts'
import type { Item } from './item.schema.ts'

type Named = Pick<Item, 'id' | 'slug'>

/** Items of campaigns have slugs of their own, so their kind belongs to the address. */
export function productAddress(item: Named & MaybeCampaign): string {
  return isCampaignItem(item) ? campaignProductAddress(item) : plainAddress(item)
}

export function campaignProductAddress(item: Named): string {
  return `${plainAddress(item)}?product_type=campaign`
}

function plainAddress({ id, slug }: Named): string {
  return `/product/${encodeURIComponent(slug || String(id))}`
}

export function availabilityOf(item: Limited): string {
  return `https://schema.org/${largestQuantity(item) === 0 ? 'OutOfStock' : 'InStock'}`
}
