// An item of a campaign in the shape of an item: its own title, price and dates, everything else from its store.
import { toBit } from '#contract/core/bit.ts'
import type { Localised } from '#contract/core/language.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { CampaignItem } from '#contract/features/item/item.schema.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { ItemCampaignRow } from './campaign.db.ts'

export interface CampaignItemSurroundings {
  store: Store
  module: Module
  /** Top-level category first. */
  categories: readonly { id: number; name: Localised }[]
}

const hoursAndMinutes = (time: string) => time.slice(0, 5)

export function presentCampaignItem(
  row: ItemCampaignRow,
  { store, module, categories }: CampaignItemSurroundings,
  scope: Scope,
): CampaignItem {
  return {
    id: row.id,
    name: row.title[scope.language],
    slug: row.slug,
    description: row.description[scope.language],
    image: row.image,
    image_full_url: pictureUrl(scope.origin, 'campaign', row.image),
    images: [],
    images_full_url: [],
    category_id: row.category_id,
    category_ids: categories.map(({ id, name }, at) => ({
      id: String(id),
      position: at + 1,
      name: name[scope.language],
    })),
    price: fromMinor(row.price),
    // Percent × 100 and minor units are both hundredths.
    discount: fromMinor(row.discount),
    discount_type: row.discount_type,
    veg: toBit(row.veg),
    status: toBit(row.status),
    stock: row.stock,
    maximum_cart_quantity: row.maximum_cart_quantity,
    available_date_starts: row.start_date,
    available_date_ends: row.end_date,
    available_time_starts: hoursAndMinutes(row.start_time),
    available_time_ends: hoursAndMinutes(row.end_time),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...ofStore(store),
    store_latitude: store.latitude,
    store_longitude: store.longitude,
    distance: scope.distanceTo({ lat: Number(store.latitude), lng: Number(store.longitude) }),
    ...ofModule(module),
    ...withoutChoices,
  }
}

/** A campaign has a price of its own: the store's discount does not come on top. */
function ofStore(store: Store) {
  return {
    store_id: store.id,
    store_name: store.name,
    zone_id: store.zone_id,
    tax: store.tax,
    tax_type: 'percent' as const,
    store_discount: 0,
    store_discount_min_purchase: 0,
    store_discount_max_discount: 0,
    schedule_order: store.schedule_order,
    free_delivery: store.free_delivery,
    delivery_time: store.delivery_time,
    min_delivery_time: store.min_delivery_time,
    max_delivery_time: store.max_delivery_time,
    halal_tag_status: store.halal_tag_status,
  }
}

function ofModule(module: Module) {
  const { id, module_name, module_type, all_zone_service } = module
  return { module_id: id, module_type, module: { id, module_name, module_type, all_zone_service } }
}

/** What only ordinary items have. */
const withoutChoices = {
  variations: [],
  food_variations: '' as const,
  choice_options: [],
  attributes: [],
  add_ons: [],
  flash_sale: 0,
  is_approved: 1,
  recommended: 0,
  organic: 0,
  is_basic: 0,
  common_condition_id: null,
  is_campaign: 1,
  order_count: 0,
  avg_rating: 0,
  rating_count: 0,
  unit_id: null,
  unit_type: null,
  unit: null,
  unit_code: null,
  unit_amount: null,
  brand_id: null,
  generic_name: [],
  nutritions_name: [],
  allergies_name: [],
  may_contain_name: [],
  allergens_stated: 0,
  edible: 1,
  is_prescription_required: 0,
}
