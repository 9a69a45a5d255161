// How a client of another maker orders: what it chooses from the lists, and the body it sends.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { order } from '#server/database/schema/order.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { type Client, home, isInWindow, operate } from './client.fixture.ts'
import * as basicShape from './shapes/basic.fixture.ts'
import * as catalogueShape from './shapes/catalogue.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'

/** Noon in the shop's city, when the tests run. */
const now = '12:00:00'

interface ClientItem {
  id: number
  name: string
  price: number
  stock: number
  module_type: string
  store_id: number
  food_variations: '' | { name: string; required: string; values: { label: string }[] }[]
  variations: { type: string; price: number; stock: number }[]
  add_ons: { id: number; price: number }[]
  available_time_starts: string
  available_time_ends: string
  is_prescription_required: number
}

interface ClientStore {
  id: number
  vendor_id: number
  minimum_order: number
  open: number
  active: boolean
  schedule_order: boolean
  take_away: boolean
  delivery: boolean
  prescription_order: boolean
}

/** What such a client lets into its cart: served now, in stock, and for a choice of its own where one is needed. */
function canBeOrdered(item: ClientItem): boolean {
  return isInWindow(item, now) && (item.module_type === 'food' || item.stock > 5)
}

export type ItemPredicate = (item: ClientItem) => boolean

const isPlain: ItemPredicate = (item) =>
  item.food_variations.length === 0 && item.variations.length === 0 && item.is_prescription_required === 0

/** The first open store that sells such an item, and the item. */
export async function choose(
  client: Client,
  wanted: ItemPredicate = isPlain,
  isStoreWanted: (store: ClientStore) => boolean = () => true,
): Promise<{ store: ClientStore; item: ClientItem }> {
  const { stores } = await client.read('GET /stores/get-stores/{filter}', catalogueShape.stores, {
    filter: 'delivery',
    limit: 50,
    offset: 1,
  })
  for (const store of stores.filter(
    (one: ClientStore) => one.open === 1 && one.active && isStoreWanted(one),
  )) {
    const page = { store_id: store.id, category_id: 0, limit: 50, offset: 1, type: 'all' }
    const { products } = await client.read('GET /items/latest', catalogueShape.products, page)
    const item = products.find((one: ClientItem) => canBeOrdered(one) && wanted(one))
    if (item) return { store, item }
  }
  throw new Error('no open store sells what was wanted for')
}

/** As many as the store's minimum asks for. */
export function enoughOf(item: ClientItem, store: ClientStore): number {
  return Math.max(1, Math.ceil((store.minimum_order + 1) / item.price))
}

/** A cart line as it is posted; the web client sends null and undefined for what was not chosen. */
export function lineOf(client: Client, item: ClientItem, quantity: number) {
  return {
    guest_id: client.state.guest_id,
    item_id: item.id,
    model: 'Item',
    price: item.price,
    quantity,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
  }
}

/** A line that goes past the cart. */
export function buyNowLine(item: ClientItem, quantity: number, variation: unknown[] = []) {
  return {
    add_on_ids: [],
    add_on_qtys: [],
    add_ons: [],
    item_id: item.id,
    item_campaign_id: null,
    item_type: 'AppModelsItem',
    price: String(item.price),
    quantity,
    variant: '',
    variation,
  }
}

/** The whole body, whatever the page: what does not apply is null, undefined or empty. */
export function orderBody(client: Client, store_id: number | undefined, more: object = {}) {
  return {
    cart: [],
    order_amount: 12.34,
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    store_id,
    distance: undefined,
    address: '1 Long Street',
    ...home,
    address_type: 'home',
    contact_person_name: 'Dana',
    contact_person_number: '+77015550001',
    road: null,
    house: null,
    floor: null,
    coupon_code: null,
    coupon_discount_amount: 0,
    coupon_discount_title: undefined,
    discount_amount: 0,
    tax_amount: 0,
    schedule_at: null,
    order_note: '',
    unavailable_item_note: null,
    delivery_instruction: null,
    dm_tips: 0,
    cutlery: 0,
    is_buy_now: 0,
    partial_payment: false,
    guest_id: client.state.guest_id ?? undefined,
    cart_id: undefined,
    charge_payer: undefined,
    parcel_category_id: undefined,
    receiver_details: undefined,
    sender_zone_id: null,
    ...more,
  }
}

/** An order of one plain thing out of the cart, in a store that fits. */
export async function placeFromCart(client: Client, more: object = {}): Promise<number> {
  const { store, item } = await choose(client)
  await client.read('POST /customer/cart/add', orderShape.cart, lineOf(client, item, enoughOf(item, store)))
  const placed = await client.read(
    'POST /customer/order/place',
    orderShape.placed,
    orderBody(client, store.id, more),
  )
  return placed.order_id
}

/** What every order can be asked for afterwards. */
export async function follow(client: Client, order_id: number) {
  const guest_id = client.state.guest_id ?? undefined
  const tracked = await client.read('GET /customer/order/track', orderShape.tracked, {
    order_id,
    guest_id,
    contact_number: guest_id ? '+77015550001' : undefined,
  })
  const running = await client.read('GET /customer/order/running-orders', orderShape.orders, {
    limit: 50,
    offset: 1,
    guest_id,
  })
  expect(running.orders.map((one: { id: number }) => one.id)).toContain(order_id)
  return tracked
}

export async function linesOf(client: Client, order_id: number) {
  const guest_id = client.state.guest_id ?? undefined
  return client.read('GET /customer/order/details', orderShape.orderLine.array().min(1), {
    order_id,
    guest_id,
  })
}

/** The shop's people bring it to the door. */
export async function deliver(app: TestApp, order_id: number, delivery_man_id: number): Promise<void> {
  await operate(app, `/orders/${order_id}/status`, { to: 'confirmed', actor: 'store' })
  await operate(app, `/orders/${order_id}/delivery-man`, { delivery_man_id })
  const [placed] = await app.db.select({ otp: order.otp }).from(order).where(eq(order.id, order_id))
  for (const to of ['processing', 'handover', 'picked_up', 'delivered']) {
    // Told at the door.
    const code = to === 'delivered' ? { otp: placed?.otp } : {}
    await operate(app, `/orders/${order_id}/status`, { to, actor: 'deliveryman', ...code })
  }
}

export async function cancel(whose: Client, order_id: number): Promise<void> {
  const guest_id = whose.state.guest_id ?? undefined
  const reason = 'I ordered by mistake'
  await whose.read('PUT /customer/order/cancel', basicShape.message, { order_id, reason, guest_id })
  const { orders } = await whose.read('GET /customer/order/list', orderShape.orders, {
    limit: 50,
    offset: 1,
    guest_id,
  })
  expect(orders.find((one: { id: number }) => one.id === order_id)).toMatchObject({
    order_status: 'canceled',
  })
}
