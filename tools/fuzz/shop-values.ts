// Real values of the demo world, read through the API, by the names of the parameters that take them.
import { z } from 'zod'
import type { AskShop } from './ask-shop.ts'
import type { Known } from './known.ts'

const row = z.object({ id: z.number() })
const named = row.extend({ slug: z.string() })
const zones = z.array(row)
const modules = z.array(row.extend({ module_type: z.string() }))
const stores = z.object({ stores: z.array(named.extend({ vendor_id: z.number() })) })
const items = z.object({ products: z.array(named.extend({ store_id: z.number(), category_id: z.number() })) })
const orders = z.object({ orders: z.array(row) })
const signedIn = z.object({ token: z.string() })

export interface ShopValues {
  values: Known['values']
  /** Somebody of the demo with orders, money and conversations behind them. */
  token: string
}

/** One of the people of the demo; their password stands in the demo's own data. */
const demoPhone = '+77010000001'

export async function shopValues(ask: AskShop, demoPassword: string): Promise<ShopValues> {
  const all = modules.parse(await ask('GET', '/module'))
  const zone_ids = zones.parse(await ask('GET', '/zone/list')).map(({ id }) => id)
  const near = { latitude: '51.13', longitude: '71.43', zoneid: JSON.stringify(zone_ids) }
  const shops: z.output<typeof stores>['stores'] = []
  const sold: z.output<typeof items>['products'] = []
  for (const { id, module_type } of all.filter((one) => one.module_type !== 'parcel')) {
    const here = { ...near, moduleid: String(id) }
    if (module_type === 'parcel') continue
    shops.push(
      ...stores.parse(await ask('GET', '/stores/get-stores/all?limit=10&offset=1', undefined, here)).stores,
    )
    sold.push(...items.parse(await ask('GET', '/items/popular?limit=10&offset=1', undefined, here)).products)
  }
  const { token } = signedIn.parse(
    await ask('POST', '/auth/login', { phone: demoPhone, password: demoPassword }),
  )
  const own = { authorization: `Bearer ${token}` }
  const placed = orders.parse(
    await ask('GET', '/customer/order/list?limit=20&offset=1', undefined, own),
  ).orders
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
    order_id: ids(placed),
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
    password: ['a long secret', demoPassword],
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
  return { values, token }
}
