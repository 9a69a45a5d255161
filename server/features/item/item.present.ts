// An item row in the words of the wire: the caller's language, decimals, 0 and 1, the discount that runs now.
import { toBit } from '#contract/core/bit.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { AddOn, FoodVariation, Item } from '#contract/features/item/item.schema.ts'
import { isDiscountValid } from '#contract/features/store/store.rules.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { Catalogue } from './catalogue.service.ts'
import type { AddOnRow, ItemRow } from './item.db.ts'

export interface ItemSurroundings {
  catalogue: Catalogue
  moment: LocalMoment
  /** Whether the shop takes scheduled orders at all. */
  schedule_order: boolean
}

export function presentItem(row: ItemRow, around: ItemSurroundings, scope: Scope): Item {
  const { item, store } = row
  return {
    id: item.id,
    name: item.name,
    slug: item.slug,
    description: item.description,
    ...presentPictures(item, scope),
    ...presentCategories(item, around.catalogue, scope),
    ...presentChoices(item, scope),
    add_ons: row.add_ons.map(presentAddOn),
    price: fromMinor(item.price),
    tax: store.tax,
    tax_type: 'percent',
    ...presentOffer(row, around),
    available_time_starts: item.available_time_starts,
    available_time_ends: item.available_time_ends,
    ...presentFlags(row),
    order_count: item.order_count,
    avg_rating: item.avg_rating,
    rating_count: item.rating_count,
    maximum_cart_quantity: item.maximum_cart_quantity,
    ...presentUnit(item, around.catalogue, scope),
    ...presentModule(item.module_id, around.catalogue, scope),
    ...presentStore(row, around, scope),
    brand_id: null,
    generic_name: item.generic_name,
    nutritions_name: item.nutritions,
    allergies_name: item.allergies,
    may_contain_name: item.may_contain,
    allergens_stated: toBit(item.allergens_stated),
    edible: toBit(item.edible),
    created_at: item.created_at,
    updated_at: item.updated_at,
  }
}

type Row = ItemRow['item']

function presentPictures(item: Row, { origin }: Scope) {
  return {
    image: item.image,
    image_full_url: pictureUrl(origin, 'item', item.image),
    images: item.images,
    images_full_url: item.images.map((file) => pictureUrl(origin, 'item', file)),
  }
}

function presentFlags({ item, store }: ItemRow) {
  return {
    veg: toBit(item.veg),
    status: toBit(item.status),
    is_approved: toBit(item.is_approved),
    recommended: toBit(item.recommended),
    organic: toBit(item.organic),
    is_basic: toBit(item.is_basic),
    common_condition_id: item.common_condition_id,
    is_campaign: toBit(store.in_campaign),
    halal_tag_status: toBit(item.halal_tag_status),
    is_prescription_required: toBit(item.is_prescription_required),
  }
}

/** While a flash sale runs its stock and discount stand in for the item's, and the store's discount is off. */
function presentOffer({ item, discount, flash: sale }: ItemRow, { moment }: ItemSurroundings) {
  const { stock } = item
  if (sale) {
    const { discount_type, available_stock } = sale
    return {
      stock: available_stock,
      discount: sale.discount / 100,
      discount_type,
      store_discount: 0,
      store_discount_min_purchase: 0,
      flash_sale: 1,
    }
  }
  const runs = discount && isDiscountValid(discount, moment)
  const own = { stock, discount: item.discount / 100, discount_type: item.discount_type }
  return {
    ...own,
    store_discount: runs ? discount.discount / 100 : 0,
    store_discount_min_purchase: runs ? fromMinor(discount.min_purchase) : 0,
    flash_sale: 0,
  }
}

/** The top-level category first; a category that was switched off keeps its id and loses its name. */
function presentCategories(item: Row, { categoryById }: Catalogue, { language }: Scope) {
  const path = [item.parent_category_id, item.category_id].filter((id) => id > 0)
  const category_ids = [...new Set(path)].map((id, level) => ({
    id: String(id),
    position: level + 1,
    name: categoryById.get(id)?.name[language] ?? '',
  }))
  return { category_id: item.category_id, category_ids }
}

function presentChoices(item: Row, { language }: Scope) {
  const food: FoodVariation[] = item.food_variations.map((group) => ({
    name: group.name[language],
    type: group.type,
    min: group.min,
    max: group.max,
    required: group.required ? 'on' : 'off',
    values: group.values.map((value) => ({
      label: value.label[language],
      optionPrice: fromMinor(value.option_price),
    })),
  }))
  return {
    food_variations: food.length === 0 ? ('' as const) : food,
    variations: item.variations.map((one) => ({ ...one, price: fromMinor(one.price) })),
    attributes: item.choice_options.map((_choice, position) => String(position + 1)),
    choice_options: item.choice_options.map((choice, position) => ({
      name: `choice_${position + 1}`,
      title: choice.title[language],
      options: choice.options,
      ...(choice.labels ? { labels: choice.labels.map((label) => label[language]) } : {}),
    })),
  }
}

function presentAddOn({ price, ...rest }: AddOnRow): AddOn {
  return { ...rest, price: fromMinor(price), status: 1 }
}

const withoutUnit = { unit_id: null, unit_type: null, unit: null, unit_code: null, unit_amount: null }

function presentUnit(item: Row, { unitById }: Catalogue, { language }: Scope) {
  const unit = item.unit_id === null ? undefined : unitById.get(item.unit_id)
  if (item.unit_id === null || !unit) return withoutUnit
  const unit_type = unit[language]
  return {
    unit_id: item.unit_id,
    unit_type,
    unit: { id: item.unit_id, unit: unit_type },
    unit_code: unit.en.toLowerCase(),
    unit_amount: item.unit_amount,
  }
}

function presentModule(module_id: number, { moduleById }: Catalogue, { language }: Scope) {
  const module = moduleById.get(module_id)
  if (!module) throw new Error(`module ${module_id} has items and does not exist`)
  const { module_type } = module
  const all_zone_service = toBit(module.all_zone_service)
  return {
    module_id,
    module_type,
    module: { id: module_id, module_name: module.module_name[language], module_type, all_zone_service },
  }
}

function presentStore({ item, store }: ItemRow, { schedule_order }: ItemSurroundings, scope: Scope) {
  return {
    store_id: item.store_id,
    store_name: store.name,
    zone_id: item.zone_id,
    schedule_order: schedule_order && store.schedule_order,
    free_delivery: store.free_delivery,
    delivery_time: store.delivery_time,
    min_delivery_time: store.min_delivery_minutes,
    max_delivery_time: store.max_delivery_minutes,
    distance: scope.distanceTo({ lat: store.latitude, lng: store.longitude }),
  }
}
