// Carts and orders from stores through a client of another maker: placed, followed, canceled.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { orderLine } from '#server/database/schema/order.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { type Client, createClient, guestClient, openClientShop, signedInClient } from './client.fixture.ts'
import {
  buyNowLine,
  cancel,
  choose,
  enoughOf,
  follow,
  lineOf,
  linesOf,
  orderBody,
  placeFromCart,
} from './ordering.fixture.ts'
import * as catalogueShape from './shapes/catalogue.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await openClientShop()
  client = await signedInClient(app)
}, 120_000)

afterAll(() => app.close())

describe('the cart', () => {
  test('is filled with a dish, its options and add-ons, changed, emptied', async () => {
    const wanted = await choose(client, (one) => one.food_variations !== '' && one.add_ons.length > 0)
    const { item, store } = wanted
    const variation =
      item.food_variations === ''
        ? []
        : item.food_variations.map((group) => ({
            name: group.name,
            values: { label: [group.values[0]?.label] },
          }))
    const line = {
      ...lineOf(client, item, enoughOf(item, store)),
      variation,
      add_on_ids: [item.add_ons[0]?.id],
      add_on_qtys: [1],
    }
    const [added] = await client.read('POST /customer/cart/add', orderShape.cart.length(1), line)
    await client.read('POST /customer/cart/update', orderShape.cart.length(1), {
      ...line,
      cart_id: added.id,
      quantity: line.quantity + 1,
    })
    const [listed] = await client.read('GET /customer/cart/list', orderShape.cart, { guest_id: undefined })
    expect(listed).toMatchObject({ quantity: line.quantity + 1, item: { id: item.id } })
    const removed = await client.read('DELETE /customer/cart/remove-item', orderShape.cart, {
      cart_id: added.id,
      guest_id: null,
    })
    expect(removed).toEqual([])
    await client.read('POST /customer/cart/add', orderShape.cart, line)
    expect(
      await client.read('DELETE /customer/cart/remove', orderShape.cart, { guest_id: 'undefined' }),
    ).toEqual([])
  })

  test('[CRT-13] every line may be ordered now as such a client judges it', async () => {
    const { item, store } = await choose(client)
    const lines = await client.read(
      'POST /customer/cart/add',
      orderShape.cart,
      lineOf(client, item, enoughOf(item, store)),
    )
    expect(lines[0].item.available_time_starts <= '12:00:00').toBe(true)
    expect(lines[0].item.available_time_ends >= '12:00:00').toBe(true)
    await client.read('DELETE /customer/cart/remove', orderShape.cart, {})
  })
})

describe('placed', () => {
  test('from the cart, with a coupon, followed and canceled', async () => {
    const { item, store } = await choose(client)
    await client.read('POST /customer/cart/add', orderShape.cart, lineOf(client, item, enoughOf(item, store)))
    const coupons = await client.read('GET /coupon/list', z.array(catalogueShape.coupon))
    const usable = coupons.find(
      (one: { coupon_type: string; min_purchase: number }) =>
        one.coupon_type === 'default' && one.min_purchase <= store.minimum_order,
    )
    if (usable)
      await client.read('GET /coupon/apply', catalogueShape.coupon, { code: usable.code, store_id: store.id })
    else
      expect((await client.ask('GET /coupon/apply', { code: 'NONE', store_id: store.id })).status).toBe(404)
    const body = orderBody(client, store.id, { coupon_code: usable?.code ?? null, dm_tips: 10 })
    const { order_id } = await client.read('POST /customer/order/place', orderShape.placed, body)
    expect(await follow(client, order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
      dm_tips: 10,
    })
    const [line] = await linesOf(client, order_id)
    expect(line).toMatchObject({ item_id: item.id, item_details: { available_time_starts: '00:00:00' } })
    await cancel(client, order_id)
  })

  test('by a guest, who follows it with the number and the phone', async () => {
    const guest = await guestClient(app)
    const order_id = await placeFromCart(guest)
    const seen = await follow(guest, order_id)
    expect(seen).toMatchObject({ is_guest: true, user_id: guest.state.guest_id })
    await linesOf(guest, order_id)
    const stranger = createClient(app)
    const found = await stranger.read('GET /customer/order/track', orderShape.tracked, {
      order_id,
      guest_id: undefined,
      contact_number: '77015550001',
    })
    expect(found.id).toBe(order_id)
    await cancel(guest, order_id)
  })

  test('to be taken away, and for tomorrow', async () => {
    const { item, store } = await choose(client, undefined, (one) => one.take_away && one.schedule_order)
    const line = lineOf(client, item, enoughOf(item, store))
    await client.read('POST /customer/cart/add', orderShape.cart, line)
    const taken = await client.read(
      'POST /customer/order/place',
      orderShape.placed,
      orderBody(client, store.id, {
        order_type: 'take_away',
        address: undefined,
        latitude: undefined,
        longitude: undefined,
      }),
    )
    expect(await follow(client, taken.order_id)).toMatchObject({
      order_type: 'take_away',
      delivery_charge: 0,
    })
    await client.read('POST /customer/cart/add', orderShape.cart, line)
    const later = await client.read(
      'POST /customer/order/place',
      orderShape.placed,
      orderBody(client, store.id, { schedule_at: '2026-11-17 13:00' }),
    )
    expect(await follow(client, later.order_id)).toMatchObject({
      scheduled: 1,
      schedule_at: '2026-11-17 13:00:00',
    })
  })

  test('as bought at once, in a variation, past the cart', async () => {
    const buyer = await signedInClient(app, { module: 'ecommerce' })
    const { item, store } = await choose(buyer, (one) => one.variations.some(({ stock }) => stock > 2))
    const variation = item.variations.find(({ stock }) => stock > 2)
    const cart = [buyNowLine(item, enoughOf(item, store), [variation])]
    const { order_id } = await buyer.read(
      'POST /customer/order/place',
      orderShape.placed,
      orderBody(buyer, store.id, { is_buy_now: 1, cart: JSON.stringify(cart) }),
    )
    expect((await linesOf(buyer, order_id))[0]).toMatchObject({
      item_id: item.id,
      variation: [{ type: variation?.type }],
    })
  })

  test('as an item of a campaign', async () => {
    const campaign = await client.read('GET /campaigns/item', z.array(catalogueShape.campaignItem).min(1))
    const { stores } = await client.read('GET /stores/get-stores/{filter}', catalogueShape.stores, {
      filter: 'all',
      limit: 50,
      offset: 1,
    })
    const open = new Set(
      stores.filter((one: { open: number }) => one.open).map((one: { id: number }) => one.id),
    )
    const item = campaign.find(
      (one: {
        store_id: number
        available_date_starts: string
        available_time_starts: string
        available_time_ends: string
      }) =>
        open.has(one.store_id) &&
        one.available_date_starts <= '2026-11-16' &&
        one.available_time_starts <= '12:00' &&
        one.available_time_ends >= '12:00',
    )
    const { minimum_order } = stores.find((one: { id: number }) => one.id === item.store_id)
    const quantity = Math.max(1, Math.ceil((minimum_order + 1) / item.price))
    const line = {
      ...buyNowLine(item, quantity),
      item_id: null,
      item_campaign_id: item.id,
      item_type: 'AppModelsItemCampaign',
    }
    const { order_id } = await client.read(
      'POST /customer/order/place',
      orderShape.placed,
      orderBody(client, item.store_id, { is_buy_now: 1, cart: JSON.stringify([line]) }),
    )
    expect((await linesOf(client, order_id))[0]).toMatchObject({ item_id: null, item_campaign_id: item.id })
  })
})

test('an order of the time when items were kept without hours is read as one with', async () => {
  const order_id = await placeFromCart(client)
  await app.db
    .update(orderLine)
    .set({
      item_details: sql`${orderLine.item_details} || '{"available_time_starts":null,"available_time_ends":null}'`,
    })
    .where(eq(orderLine.order_id, order_id))
  const [line] = await linesOf(client, order_id)
  expect(line.item_details).toMatchObject({
    available_time_starts: '00:00:00',
    available_time_ends: '23:59:59',
  })
})

test('what was ordered in one module is listed while another is looked at', async () => {
  const elsewhere = await signedInClient(app, { module: 'grocery' })
  const order_id = await placeFromCart(client)
  await follow(elsewhere, order_id)
})
