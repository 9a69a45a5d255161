// Real values of the demo world, read through the API, by the names of the parameters that take them.
import { z } from 'zod'
import type { AskShop } from './ask-shop.ts'
import { home, type PlainItem } from './examples.ts'
import type { Known } from './known.ts'

const row = z.object({ id: z.number() })
const named = row.extend({ slug: z.string() })
const zones = z.array(row)
const zonesAt = z.object({ zone_id: z.string() })
const modules = z.array(row.extend({ module_type: z.string() }))
const stores = z.object({ stores: z.array(named.extend({ vendor_id: z.number() })) })
const items = z.object({
  products: z.array(
    named.extend({
      store_id: z.number(),
      category_id: z.number(),
      module_id: z.number(),
      price: z.number(),
      food_variations: z.union([z.literal(''), z.array(z.unknown())]),
      choice_options: z.array(z.unknown()),
      is_prescription_required: z.number(),
    }),
  ),
})

export interface ShopValues {
  values: Known['values']
  /** Sold without anything to choose. */
  plain: readonly PlainItem[]
  parcel_module: number | null
}

type Sold = z.output<typeof items>['products'][number]

const isPlain = (item: Sold) =>
  item.food_variations.length === 0 && item.choice_options.length === 0 && item.is_prescription_required === 0

const asPlain = ({ id, store_id, price, module_id }: Sold): PlainItem => ({
  item_id: id,
  store_id,
  price,
  module_id,
})

export async function shopValues(ask: AskShop): Promise<ShopValues> {
  const all = modules.parse(await ask('GET', '/module'))
  const zone_ids = zones.parse(await ask('GET', '/zone/list')).map(({ id }) => id)
  // What is sold elsewhere is not brought home.
  const { zone_id } = zonesAt.parse(
    await ask('GET', `/config/get-zone-id?lat=${home.latitude}&lng=${home.longitude}`),
  )
  const near = { latitude: String(home.latitude), longitude: String(home.longitude), zoneid: zone_id }
  const shops: z.output<typeof stores>['stores'] = []
  const sold: Sold[] = []
  for (const { id } of all.filter((one) => one.module_type !== 'parcel')) {
    const read = (path: string) => ask('GET', path, undefined, { ...near, moduleid: String(id) })
    shops.push(...stores.parse(await read('/stores/get-stores/all?limit=10&offset=1')).stores)
    sold.push(...items.parse(await read('/items/popular?limit=30&offset=1')).products)
  }
  const parcel_module = all.find((one) => one.module_type === 'parcel')?.id ?? null
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const values: Known['values'] = {
    '*': [1, 2, 3, 4, 5, 7, 11],
    zone_id: zone_ids,
    module_id: ids(all),
    store_id: ids(shops),
    vendor_id: shops.map(({ vendor_id }) => vendor_id),
    item_id: ids(sold),
    product_id: ids(sold),
    slug: [...shops, ...sold].map(({ slug }) => slug),
    category_id: sold.map(({ category_id }) => category_id),
    order_id: [100_001],
    conversation_id: [1, 2],
    customer_id: [1, 2, 3],
    latitude: [51.13, 51.1694],
    longitude: [71.43, 71.4491],
    lat: [51.13],
    lng: [71.43],
    origin_lat: [51.13],
    origin_lng: [71.43],
    destination_lat: [51.15],
    destination_lng: [71.44],
    phone: ['+77010000001', '+77010000002', '+77012223344'],
    contact_number: ['+77010000001'],
    contact_person_number: ['+77012223344'],
    email: ['ann@shop.test', 'aliya@demo.fivefold.test'],
    password: ['a long secret', 'another secret'],
    otp: ['1234', '0000'],
    payment_method: ['cash_on_delivery', 'wallet', 'digital_payment', 'offline_payment', 'trial'],
    order_type: ['delivery', 'take_away', 'parcel'],
    model: ['Item', 'ItemCampaign'],
    quantity: [1, 2],
    amount: [5, 10.5],
    point: [100],
    language: ['en', 'ar'],
    limit: [10],
    offset: [1, 2],
    gateway: ['stripe', 'trial'],
    folder: ['store', 'product', 'order', 'profile', 'art'],
    decision: ['paid', 'refused', 'abandoned'],
    z: [10, 12],
    x: [715, 2861],
    y: ['343.pbf', '1374.mvt'],
  }
  return { values, plain: sold.filter(isPlain).map(asPlain), parcel_module }
}
