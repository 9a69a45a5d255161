// What lists keep of an item: enough to show its card and to put it into the cart. The rest is loaded when it is opened.
// Lists travel inside the page, so that every field counts as many times as there are cards.
import { pick } from '../../core/pick.ts'
import { foodVariationsOf } from './item.rules.ts'
import type { CampaignItem, Item } from './item.schema.ts'

const cardFields = [
  'id',
  'name',
  'slug',
  'description',
  'image_full_url',
  'price',
  'discount',
  'discount_type',
  'store_discount',
  'store_discount_min_purchase',
  'store_discount_max_discount',
  'flash_sale',
  'available_time_starts',
  'available_time_ends',
  'schedule_order',
  'veg',
  'avg_rating',
  'rating_count',
  'stock',
  'maximum_cart_quantity',
  'unit_type',
  'unit_code',
  'unit_amount',
  'variations',
  'module_id',
  'module_type',
  'store_id',
  'store_name',
  'store_latitude',
  'store_longitude',
] as const satisfies (keyof Item)[]

export type ShownItem = Pick<Item, (typeof cardFields)[number]>

export type CardItem = ShownItem & {
  /** Whether something is to be chosen before it can be ordered: the options of a dish are not in the list. */
  has_choices: boolean
}

/** A campaign item is recognised by its dates. */
const campaignFields = ['available_date_starts', 'available_date_ends'] as const

export type CardCampaignItem = CardItem & Pick<CampaignItem, (typeof campaignFields)[number]>

const linkFields = ['id', 'slug', 'module_id', 'module_type', 'store_latitude', 'store_longitude'] as const

/** What a link to it needs. */
export type LinkedItem = Pick<Item, (typeof linkFields)[number]>

export function linkedItemOf(item: Item): LinkedItem {
  return pick(item, linkFields)
}

export function cardItemOf(item: Item): CardItem {
  const has_choices = item.variations.length > 0 || foodVariationsOf(item).length > 0
  return { ...pick(item, cardFields), has_choices }
}

export function cardCampaignItemOf(item: CampaignItem): CardCampaignItem {
  return { ...cardItemOf(item), ...pick(item, campaignFields) }
}
