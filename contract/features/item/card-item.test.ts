// What a list keeps of an item is enough for its card, and says the same as the item itself.
import { expect, test } from 'vitest'
import { cardCampaignItemOf, cardItemOf, linkedItemOf } from './card-item.ts'
import { discountLabel, isCampaignItem, largestQuantity, pieceOffer } from './item.rules.ts'
import type { Item } from './item.schema.ts'

const dish: Item = {
  id: 7,
  name: 'Soup',
  slug: 'soup',
  description: 'Hot',
  image: 'soup.webp',
  image_full_url: '/soup.webp',
  images: ['soup.webp'],
  images_full_url: ['/soup.webp'],
  category_id: 1,
  category_ids: [],
  variations: [],
  add_ons: [],
  attributes: [],
  choice_options: [],
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      min: 1,
      max: 1,
      required: 'on',
      values: [{ label: 'Large', optionPrice: 2 }],
    },
  ],
  price: 10,
  tax: 0,
  tax_type: 'percent',
  discount: 15,
  discount_type: 'percent',
  store_discount: 20,
  store_discount_min_purchase: 30,
  store_discount_max_discount: 5,
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
  avg_rating: 4.5,
  rating_count: 2,
  stock: 0,
  maximum_cart_quantity: 3,
  unit_id: null,
  unit_type: null,
  unit: null,
  unit_code: null,
  unit_amount: null,
  module_id: 1,
  module_type: 'food',
  module: { id: 1, module_name: 'Food', module_type: 'food', all_zone_service: 0 },
  store_id: 2,
  store_name: 'Corner',
  zone_id: 1,
  schedule_order: true,
  free_delivery: false,
  delivery_time: '20-30 min',
  min_delivery_time: 20,
  max_delivery_time: 30,
  store_latitude: '51.1',
  store_longitude: '71.4',
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
  created_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
}

const article: Item = {
  ...dish,
  module_type: 'ecommerce',
  food_variations: '',
  stock: 4,
  maximum_cart_quantity: null,
}

test('[CRD-03] a card has the price, the discount and the limit of its item, though not its options', () => {
  for (const item of [dish, article]) {
    const card = cardItemOf(item)
    expect(pieceOffer(card)).toEqual(pieceOffer(item))
    expect(discountLabel(card)).toEqual(discountLabel(item))
    expect(largestQuantity(card)).toBe(largestQuantity(item))
  }
  expect(cardItemOf(dish)).not.toHaveProperty('food_variations')
  expect(cardItemOf(dish)).not.toHaveProperty('add_ons')
})

test('[ATC-03] a card knows that something is to be chosen: options of a dish, or a combination of an article', () => {
  const variations = [{ type: 'Red', price: 12, stock: 1 }]
  expect(cardItemOf(dish).has_choices).toBe(true)
  expect(cardItemOf({ ...dish, food_variations: [] }).has_choices).toBe(false)
  expect(cardItemOf(article).has_choices).toBe(false)
  expect(cardItemOf({ ...article, variations }).has_choices).toBe(true)
})

test('[ATC-16] the card of a campaign item keeps the dates it is recognised by', () => {
  const dates = { available_date_starts: '2026-11-13', available_date_ends: '2026-12-08' }
  expect(cardCampaignItemOf({ ...dish, ...dates })).toMatchObject(dates)
  expect(isCampaignItem(cardCampaignItemOf({ ...dish, ...dates }))).toBe(true)
  expect(isCampaignItem(cardItemOf(dish))).toBe(false)
})

test('a link to an item keeps where it leads and nothing else', () => {
  expect(linkedItemOf(dish)).toEqual({
    id: 7,
    slug: 'soup',
    module_id: 1,
    module_type: 'food',
    store_latitude: '51.1',
    store_longitude: '71.4',
  })
})
