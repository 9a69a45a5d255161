// Every refusal of api.md 8.2 over HTTP: status, code and text, with nothing written and the cart intact.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { zone } from '#server/database/schema/zone.ts'
import { makeItem } from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { door, farAway, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop
let ann: Orderer

const normal = {
  home_delivery_status: true,
  takeaway_status: true,
  partial_payment_status: true,
  offline_payment_status: true,
  cash_on_delivery: true,
  guest_checkout_status: true,
  schedule_order: true,
  customer_wallet_status: true,
}

beforeAll(async () => {
  shop = await openOrderShop()
  const { id: module_id } = shop.grocery
  await makeCoupon(shop.db, { module_id, code: 'OLD', expire_date: '2026-11-15' })
  await makeCoupon(shop.db, { module_id, code: 'OTHERS', customer_ids: [999_999] })
  await makeCoupon(shop.db, { module_id, code: 'DEAR', min_purchase: 100_000 })
  await makeCoupon(shop.db, { module_id: shop.food.id, code: 'FOOD' })
})

beforeEach(async () => {
  ann = await shop.customer()
  await ann.addToCart(shop.items.milk)
})

afterEach(async () => {
  await shop.settings(normal)
  await shop.db
    .update(store)
    .set({ status: true, active: true, schedule_order: true, minimum_order: 0 })
    .where(eq(store.id, shop.grocer.id))
  await shop.db
    .update(item)
    .set({ stock: 5, visible: true, status: true, maximum_cart_quantity: null })
    .where(eq(item.id, shop.items.milk.id))
  await shop.db.update(zone).set({ cash_on_delivery: true, offline_payment: true })
})

afterAll(() => shop.app.close())

type Change = () => Promise<unknown>

const grocer =
  (values: Partial<typeof store.$inferInsert>): Change =>
  () =>
    shop.db.update(store).set(values).where(eq(store.id, shop.grocer.id))
const milk =
  (values: Partial<typeof item.$inferInsert>): Change =>
  () =>
    shop.db.update(item).set(values).where(eq(item.id, shop.items.milk.id))
const off =
  (key: string): Change =>
  () =>
    shop.settings({ [key]: false })
const nothing: Change = async () => undefined

const gone = 'One or more items in your cart is not available. Please clear your cart and try again.'

const cases: [string, Change, object, number, string, string][] = [
  [
    '1 no method',
    nothing,
    { payment_method: null },
    403,
    'payment_method',
    'The payment method field is required.',
  ],
  ['1 no address', nothing, { address: '' }, 403, 'address', 'The address field is required.'],
  [
    '1 a bad time',
    nothing,
    { schedule_at: 'soon' },
    403,
    'schedule_at',
    'The schedule at format is invalid.',
  ],
  [
    '1 a time in the year 0',
    nothing,
    { schedule_at: '0000-01-01 00:00' },
    403,
    'schedule_at',
    'The schedule at format is invalid.',
  ],
  [
    '1 a time in the last year',
    nothing,
    { schedule_at: '9999-12-31 23:59' },
    403,
    'schedule_at',
    'The schedule at format is invalid.',
  ],
  ['2 delivery off', off('home_delivery_status'), {}, 403, 'order_type', 'Home delivery is not active'],
  [
    '3 take away off',
    off('takeaway_status'),
    { order_type: 'take_away' },
    403,
    'order_type',
    'Take away is not active',
  ],
  [
    '4 partial off',
    off('partial_payment_status'),
    { partial_payment: 1 },
    403,
    'order_method',
    'Partial payment is not active',
  ],
  [
    '5 offline off',
    off('offline_payment_status'),
    { payment_method: 'offline_payment' },
    403,
    'offline_payment_status',
    'Offline payment for the order not available at this time',
  ],
  [
    '5 cash off',
    off('cash_on_delivery'),
    {},
    403,
    'payment_method',
    'Cash on delivery order not available at this time',
  ],
  [
    '5 no gateway',
    nothing,
    { payment_method: 'digital_payment' },
    403,
    'digital_payment',
    'Digital payment for the order not available at this time',
  ],
  [
    '5 wallet off',
    off('customer_wallet_status'),
    { payment_method: 'wallet' },
    403,
    'payment_method',
    'Wallet payment for the order not available at this time',
  ],
  ['6 too far', nothing, farAway, 403, 'coordinates', 'Out of coverage'],
  [
    '7 in the past',
    nothing,
    { schedule_at: '2026-11-16 11:59' },
    406,
    'order_time',
    'You can not schedule a order in past',
  ],
  ['8 no store', nothing, { store_id: 999_999 }, 404, 'order_time', 'Store not found'],
  ['8 a store switched off', grocer({ status: false }), {}, 404, 'order_time', 'Store not found'],
  [
    '9 no scheduling',
    grocer({ schedule_order: false }),
    { schedule_at: '2026-11-16 13:00' },
    406,
    'schedule_at',
    'Schedule order not available',
  ],
  [
    '9 next year',
    nothing,
    { schedule_at: '2027-11-16 13:00' },
    406,
    'schedule_at',
    'Schedule order not available',
  ],
  [
    '10 closed by its switch',
    grocer({ active: false }),
    {},
    406,
    'order_time',
    'Store is closed at order time',
  ],
  [
    '10 closed at that hour',
    nothing,
    { schedule_at: '2026-11-17 03:00' },
    406,
    'order_time',
    'Store is closed at order time',
  ],
  ['11 unknown coupon', nothing, { coupon_code: 'NOPE' }, 404, 'coupon', 'Not found'],
  ['11 another module’s coupon', nothing, { coupon_code: 'FOOD' }, 404, 'coupon', 'Not found'],
  ['11 expired coupon', nothing, { coupon_code: 'OLD' }, 407, 'coupon', 'Coupon expire'],
  [
    '11 somebody else’s coupon',
    nothing,
    { coupon_code: 'OTHERS' },
    403,
    'coupon',
    'You are not eligible for this coupon',
  ],
  [
    '11 below its minimum',
    nothing,
    { coupon_code: 'DEAR' },
    406,
    'coupon',
    'To apply this coupon, total item amount should be minimum $1,000.00',
  ],
  [
    '12 another store',
    nothing,
    { store_id: () => shop.kitchen.id },
    403,
    'cart',
    'You can not place empty orders',
  ],
  ['12 gone', milk({ visible: false, status: false }), {}, 404, 'item', gone],
  [
    '13 too many',
    milk({ maximum_cart_quantity: 0 }),
    { is_buy_now: 1, cart: () => buyNow(6) },
    406,
    'campaign',
    'Item out of stock!',
  ],
  ['14 sold out', milk({ stock: 0 }), {}, 406, 'campaign', 'Item out of stock!'],
  [
    '15 below the minimum',
    grocer({ minimum_order: 1_000 }),
    {},
    406,
    'order_time',
    'You need to order at least10 USD',
  ],
  ['17 wallet low', nothing, { payment_method: 'wallet' }, 406, 'order_amount', 'Insufficient balance'],
  [
    '20 nothing in the wallet',
    nothing,
    { partial_payment: 1 },
    406,
    'order_amount',
    'Insufficient balance for partial amount',
  ],
]

const buyNow = (quantity: number) => JSON.stringify([{ item_id: shop.items.milk.id, quantity }])

const resolved = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
  )

const request = () => ({ order_type: 'delivery', store_id: shop.grocer.id, ...door })

test.each(cases)('[CHK-05] %s', async (_what, change, body, status, code, message) => {
  const [orders, lines] = [await shop.orders(), await shop.cartLines()]
  await change()
  const reply = await ann.place({ ...request(), ...resolved(body) })
  const said = reply.body.errors[0]
  expect([reply.status, said.code, said.message.replace(/Item \d+/, 'Item')]).toEqual([status, code, message])
  expect(await shop.orders()).toEqual(orders)
  expect(await shop.cartLines()).toEqual(lines)
})

test('[CHK-05] 13 more than one may take', async () => {
  await milk({ maximum_cart_quantity: 2 })()
  const reply = await ann.place({ ...request(), is_buy_now: 1, cart: buyNow(3) })
  expect([reply.status, reply.body.errors[0]]).toEqual([
    406,
    { code: 'quantity', message: 'Maximum cart quantity limit over' },
  ])
})

test('[CHK-05] 13 comes before 14: more than one may take, and more than there are', async () => {
  await milk({ maximum_cart_quantity: 2, stock: 1 })()
  const reply = await ann.place({ ...request(), is_buy_now: 1, cart: buyNow(3) })
  expect(reply.body.errors[0].message).toBe('Maximum cart quantity limit over')
})

test('[CHK-05] 12 lines of two stores', async () => {
  const { category_id } = shop.items.milk
  const other = await makeItem(shop.db, shop.kitchen, { category_id })
  const cart = JSON.stringify([
    { item_id: shop.items.milk.id, quantity: 1 },
    { item_id: other.id, quantity: 1 },
  ])
  const reply = await ann.place({ ...request(), is_buy_now: 1, cart })
  expect(reply.body.errors[0].message).toBe('Please select items from the same store')
})
