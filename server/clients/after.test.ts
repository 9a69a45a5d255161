// After the order, through a client of another maker: written about, delivered, reviewed, given back.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deliveryMan } from '#server/database/schema/content.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { type Client, openClientShop, operate, signedInClient } from './client.fixture.ts'
import { deliver, linesOf, placeFromCart } from './ordering.fixture.ts'
import * as accountShape from './shapes/account.fixture.ts'
import * as basicShape from './shapes/basic.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'

let app: TestApp
let client: Client
let courier: number

beforeAll(async () => {
  app = await openClientShop()
  client = await signedInClient(app)
  const [man] = await app.db.select({ id: deliveryMan.id }).from(deliveryMan).limit(1)
  courier = man?.id ?? 0
}, 120_000)

afterAll(() => app.close())

async function photo(): Promise<File> {
  const create = { width: 40, height: 30, channels: 3, background: '#3c3' } as const
  return new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], 'photo.jpg')
}

const track = (order_id: number) =>
  client.read('GET /customer/order/track', orderShape.tracked, { order_id, guest_id: undefined })

describe('writing', () => {
  const page = { offset: 1, limit: 10 }

  test('with support, whose number is 0 and has a question mark behind it', async () => {
    const empty = await client.read('GET /customer/message/details', accountShape.talk, {
      admin_id: '0?',
      ...page,
    })
    expect(empty).toMatchObject({ messages: [], conversation: null })
    await client.post('POST /customer/message/send', accountShape.talk.extend({ message: z.string() }), {
      message: 'Where is my order?',
      receiver_type: 'admin',
      receiver_id: 0,
      conversation_id: undefined,
      offset: 1,
      limit: 10,
      image: [await photo()],
    })
    const reply = await client.read('GET /customer/message/details', accountShape.talk, {
      admin_id: '0?',
      ...page,
    })
    expect(reply.messages).toHaveLength(1)
    expect(JSON.parse(reply.messages[0].file)).toHaveLength(1)
  })

  test('with the store and the courier of an order, and everything is listed and found', async () => {
    const order_id = await placeFromCart(client)
    await operate(app, `/orders/${order_id}/status`, { to: 'confirmed', actor: 'store' })
    await operate(app, `/orders/${order_id}/delivery-man`, { delivery_man_id: courier })
    const { store } = await track(order_id)
    for (const [receiver_type, receiver_id, name] of [
      ['vendor', store.vendor_id, 'vendor_id'],
      ['delivery_man', courier, 'delivery_man_id'],
    ]) {
      const to = { receiver_type, receiver_id, message: 'Hello', conversation_id: undefined }
      await client.post('POST /customer/message/send', accountShape.talk, to)
      const reply = await client.read('GET /customer/message/details', accountShape.talk, {
        [name]: `${receiver_id}?`,
        ...page,
      })
      expect(reply).toMatchObject({ status: true, conversation: { receiver_type } })
      const { id } = reply.conversation
      await client.read('GET /customer/message/details', accountShape.talk, {
        conversation_id: `${id}?`,
        ...page,
      })
      const more = { conversation_id: id, message: 'And thanks', receiver_type }
      await client.post('POST /customer/message/send', accountShape.talk, more)
    }
    const { conversations } = await client.read(
      'GET /customer/message/list',
      accountShape.conversations,
      page,
    )
    expect(conversations).toHaveLength(3)
    expect(conversations[0].last_message.message).toBe('And thanks')
    const ofStores = await client.read('GET /customer/message/list', accountShape.conversations, {
      ...page,
      type: 'vendor',
    })
    expect(ofStores.conversations).toHaveLength(1)
    const [word] = store.name.split(' ')
    const found = await client.read('GET /customer/message/search-list', accountShape.conversations, {
      name: encodeURIComponent(word),
      limit: 20,
      ' offset': 1,
    })
    expect(found.conversations.length).toBeGreaterThan(0)
  })
})

describe('once delivered', () => {
  test('item and courier are reviewed, once, and the reminder goes', async () => {
    const order_id = await placeFromCart(client)
    await deliver(app, order_id, courier)
    const reminder = z.looseObject({ order_id: z.number().int().nullable(), images: z.array(z.string()) })
    expect(await client.read('GET /customer/review-reminder', reminder)).toMatchObject({ order_id })
    const [line] = await linesOf(client, order_id)
    const { delivery_man } = await track(order_id)
    expect(delivery_man.id).toBe(courier)
    const said = { order_id, comment: 'Very good', rating: 5 }
    await client.post('POST /items/reviews/submit', basicShape.message, {
      ...said,
      item_id: line.item_id,
      attachment: [await photo()],
    })
    await client.read('POST /delivery-man/reviews/submit', basicShape.message, {
      ...said,
      delivery_man_id: courier,
    })
    const again = await client.ask('POST /items/reviews/submit', { ...said, item_id: line.item_id })
    expect(again.status).toBe(403)
    expect(basicShape.errors.safeParse(again.body).success).toBe(true)
    expect(await client.read('GET /customer/review-reminder', reminder)).not.toMatchObject({ order_id })
  })

  test('the reminder can be sent away', async () => {
    const order_id = await placeFromCart(client)
    await deliver(app, order_id, courier)
    expect(
      await client.read('GET /customer/review-reminder-cancel', z.literal('success'), { order_id }),
    ).toBe('success')
  })

  test('the money is asked for back with pictures, and comes', async () => {
    const order_id = await placeFromCart(client)
    await deliver(app, order_id, courier)
    await client.post('POST /customer/order/refund-request', basicShape.message, {
      order_id,
      customer_reason: 'I got the wrong item',
      customer_note: 'undefined',
      refund_method: 'wallet',
      image: [await photo()],
      guest_id: undefined,
    })
    const asked = await track(order_id)
    expect(asked).toMatchObject({ order_status: 'refund_requested', refund: { refund_status: 'pending' } })
    expect(JSON.parse(asked.refund.image)).toHaveLength(1)
    await operate(app, `/orders/${order_id}/refund`, { approved: 1 })
    expect(await track(order_id)).toMatchObject({
      order_status: 'refunded',
      refund: { refund_status: 'approved' },
    })
    const { orders } = await client.read('GET /customer/order/list', orderShape.orders, {
      limit: 50,
      offset: 1,
    })
    expect(orders.map((one: { id: number }) => one.id)).toContain(order_id)
  })
})
