// A line of the cart and a change of it, as tests need them.
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import type { PendingAdd, PendingClear, PendingRemove, PendingUpdate } from './queue/cart-change.ts'

const when = '2026-11-15T08:00:00.000Z'

export function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: 1,
    user_id: 1,
    is_guest: true,
    module_id: 2,
    item_id: 10,
    item_type: 'App\\Models\\Item',
    add_on_ids: [],
    add_on_qtys: [],
    price: 9,
    card_price: 9,
    current_price: 9,
    total: 18,
    add_on_price: 0,
    change: 'none',
    available_quantity: null,
    quantity: 2,
    variation: [],
    note: null,
    store_discount_terms: null,
    created_at: when,
    updated_at: when,
    item: { ...soup, id: overrides.item_id ?? soup.id },
    ...overrides,
  }
}

const soup: CartLine['item'] = {
  id: 10,
  name: 'Soup',
  slug: 'soup',
  description: '',
  image: '',
  image_full_url: '/soup.avif',
  images: [],
  images_full_url: [],
  category_id: 1,
  category_ids: [],
  variations: [],
  add_ons: [],
  addons: [],
  attributes: [],
  choice_options: [],
  food_variations: [],
  price: 10,
  tax: 0,
  tax_type: 'percent',
  discount: 10,
  discount_type: 'percent',
  store_discount: 0,
  store_discount_min_purchase: 0,
  store_discount_max_discount: 0,
  flash_sale: 0,
  available_time_starts: '00:00:00',
  available_time_ends: '23:59:59',
  veg: 1,
  status: 1,
  is_approved: 1,
  recommended: 0,
  organic: 0,
  is_basic: 0,
  common_condition_id: null,
  is_campaign: 0,
  order_count: 0,
  avg_rating: 0,
  rating_count: 0,
  stock: 0,
  maximum_cart_quantity: null,
  unit_id: null,
  unit_type: null,
  unit: null,
  unit_code: null,
  unit_amount: null,
  module_id: 2,
  module_type: 'food',
  module: { id: 2, module_name: 'Food', module_type: 'food', all_zone_service: 0 },
  store_id: 5,
  store_name: 'Kitchen',
  zone_id: 1,
  schedule_order: true,
  free_delivery: false,
  delivery_time: '20-30 min',
  min_delivery_time: 20,
  max_delivery_time: 30,
  store_latitude: '51.13',
  store_longitude: '71.43',
  distance: null,
  brand_id: null,
  generic_name: [],
  nutritions_name: [],
  allergies_name: [],
  may_contain_name: [],
  allergens_stated: 0,
  edible: 1,
  halal_tag_status: 0,
  is_prescription_required: 0,
  created_at: when,
  updated_at: when,
}

const pending = { module_id: 2, zone_ids: [1], tried: false, name: 'Soup' }

export function anAdd(overrides: Partial<PendingAdd> = {}): PendingAdd {
  return {
    ...pending,
    kind: 'add',
    key: 'add',
    item_id: 10,
    model: 'Item',
    store_id: 5,
    image: '/soup.avif',
    choice: { food_variations: [], variation_type: null },
    add_ons: [],
    note: null,
    quantity: 1,
    limit: null,
    replace: false,
    unit_price: 1_000,
    own_discount: 100,
    is_flash_sale: false,
    store_discount: 0,
    terms: null,
    add_on_price: 0,
    ...overrides,
  }
}

export function anUpdate(overrides: Partial<PendingUpdate> = {}): PendingUpdate {
  return {
    ...pending,
    kind: 'update',
    key: 'update',
    cart_id: 1,
    added_key: null,
    quantity: 3,
    price: 9,
    choice: null,
    add_ons: null,
    note: null,
    ...overrides,
  }
}

export function aRemoval(overrides: Partial<PendingRemove> = {}): PendingRemove {
  return { ...pending, kind: 'remove', key: 'remove', cart_id: 1, added_key: null, ...overrides }
}

export function aClearing(overrides: Partial<PendingClear> = {}): PendingClear {
  return { ...pending, kind: 'clear', key: 'clear', ...overrides }
}
