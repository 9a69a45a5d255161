// An item row in the words of the wire: the caller's language, decimals, 0 and 1, the discount that runs now.
import { toBit } from '#contract/core/bit.ts'
import type { Language } from '#contract/core/language.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { AddOn, FoodVariation, Item } from '#contract/features/item/item.schema.ts'
import { wireHours } from '#contract/features/item/item-availability.rules.ts'
import { isDiscountValid } from '#contract/features/store/store.rules.ts'
import type { ReferenceTables } from '#server/catalogue/reference/reference-data.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { AddOnRow, ItemRow } from './item.db.ts'

export interface ItemSurroundings {
  tables: ReferenceTables
  moment: LocalMoment
  /** Whether the shop takes scheduled orders at all. */
  schedule_order: boolean
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one literal of the wire's fields; lists are made of it, and put together from groups of fields it took three times as long
export function presentItem(row: ItemRow, around: ItemSurroundings, scope: Scope): Item {
  const { item, store } = row
  const { language } = scope
  const offer = offerNow(row, around)
  const hours = wireHours(item)
  const module = moduleOf(item, around.tables, language)
  const unit = unitOf(item, around.tables, language)
  const pictureOf = (file: string) => pictureUrl(scope.origin, 'item', file)
  return {
    id: item.id,
    name: item.name,
    slug: item.slug,
    description: item.description,
    image: item.image,
    image_full_url: pictureOf(item.image),
    images: item.images,
    images_full_url: item.images.map(pictureOf),
    category_id: item.category_id,
    category_ids: categoryPath(item, around.tables, language),
    food_variations: foodVariations(item, language),
    variations: item.variations.map((one) => ({ ...one, price: fromMinor(one.price) })),
    attributes: item.choice_options.map((_choice, position) => String(position + 1)),
    choice_options: choiceOptions(item, language),
    add_ons: row.add_ons.map(presentAddOn),
    price: fromMinor(item.price),
    tax: store.tax,
    tax_type: 'percent',
    stock: offer.stock,
    discount: offer.discount,
    discount_type: offer.discount_type,
    store_discount: offer.store_discount,
    store_discount_min_purchase: offer.store_discount_min_purchase,
    store_discount_max_discount: offer.store_discount_max_discount,
    flash_sale: offer.flash_sale,
    available_time_starts: hours.available_time_starts,
    available_time_ends: hours.available_time_ends,
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
    order_count: item.order_count,
    avg_rating: item.avg_rating,
    rating_count: item.rating_count,
    maximum_cart_quantity: item.maximum_cart_quantity,
    unit_id: unit.unit_id,
    unit_type: unit.unit_type,
    unit: unit.unit,
    unit_code: unit.unit_code,
    unit_amount: unit.unit_amount,
    module_id: item.module_id,
    module_type: module.module_type,
    module,
    store_id: item.store_id,
    store_name: store.name,
    zone_id: item.zone_id,
    schedule_order: around.schedule_order && store.schedule_order,
    free_delivery: store.free_delivery,
    delivery_time: store.delivery_time,
    min_delivery_time: store.min_delivery_minutes,
    max_delivery_time: store.max_delivery_minutes,
    store_latitude: String(store.latitude),
    store_longitude: String(store.longitude),
    distance: scope.distanceTo({ lat: store.latitude, lng: store.longitude }),
    brand_id: null,
    generic_name: item.generic_name.map((ingredient) => ingredient[language]),
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

/** While a flash sale runs its stock and discount stand in for the item's, and the store's discount is off. */
function offerNow({ item, discount, flash }: ItemRow, { moment }: ItemSurroundings) {
  const runs = !flash && discount && isDiscountValid(discount, moment)
  return {
    stock: flash ? flash.available_stock : item.stock,
    discount: (flash ?? item).discount / 100,
    discount_type: (flash ?? item).discount_type,
    store_discount: runs ? discount.discount / 100 : 0,
    store_discount_min_purchase: runs ? fromMinor(discount.min_purchase) : 0,
    store_discount_max_discount: runs ? fromMinor(discount.max_discount) : 0,
    flash_sale: toBit(flash !== null),
  }
}

/** The top-level category first; a category that was switched off keeps its id and loses its name. */
function categoryPath(item: Row, { categoryById }: ReferenceTables, language: Language) {
  const path = [item.parent_category_id, item.category_id].filter((id) => id > 0)
  return [...new Set(path)].map((id, level) => ({
    id: String(id),
    position: level + 1,
    name: categoryById.get(id)?.name[language] ?? '',
  }))
}

function foodVariations({ food_variations }: Row, language: Language): FoodVariation[] | '' {
  if (food_variations.length === 0) return ''
  return food_variations.map((group) => ({
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
}

function choiceOptions({ choice_options }: Row, language: Language) {
  return choice_options.map((choice, position) => ({
    name: `choice_${position + 1}`,
    title: choice.title[language],
    options: choice.options,
    ...(choice.labels ? { labels: choice.labels.map((label) => label[language]) } : {}),
  }))
}

function presentAddOn({ id, name, store_id, created_at, updated_at, price }: AddOnRow): AddOn {
  return { id, name, store_id, created_at, updated_at, price: fromMinor(price), status: 1 }
}

const withoutUnit = { unit_id: null, unit_type: null, unit: null, unit_code: null, unit_amount: null }

function unitOf({ unit_id, unit_amount }: Row, { unitById }: ReferenceTables, language: Language) {
  const unit = unit_id === null ? undefined : unitById.get(unit_id)
  if (unit_id === null || !unit) return withoutUnit
  const unit_type = unit[language]
  return {
    unit_id,
    unit_type,
    unit: { id: unit_id, unit: unit_type },
    unit_code: unit.en.toLowerCase(),
    unit_amount,
  }
}

function moduleOf({ module_id }: Row, { moduleById }: ReferenceTables, language: Language) {
  const module = moduleById.get(module_id)
  if (!module) throw new Error(`module ${module_id} has items and does not exist`)
  return {
    id: module_id,
    module_name: module.module_name[language],
    module_type: module.module_type,
    all_zone_service: toBit(module.all_zone_service),
  }
}
