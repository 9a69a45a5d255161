// The operations shop over HTTP: who may call it, how orders are moved through it, and what is written down.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#server/database/schema/operation.ts'
import { order } from '#server/database/schema/order.ts'
import { onlyRow } from '#server/testing/factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import type { SignedIn } from '#server/testing/sign-in.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { type OperatedShop, openOperatedShop, operatorToken } from './operator-actions.fixture.ts'

const authorization = `Bearer ${operatorToken}`

let shop: OperatedShop
let ann: SignedIn

beforeAll(async () => {
  shop = await openOperatedShop()
})

afterAll(() => shop.app.close())

beforeEach(async () => {
  ann = await shop.newCustomer()
})

const actsOn = (id: number) => shop.app.db.select().from(operation).where(eq(operation.order_id, id))

describe('who may pass', () => {
  test('[ORD-01] nobody without the token, whatever they bring instead', async () => {
    const { id } = await shop.placeOrder(ann)
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: `Bearer ${operatorToken}x` },
      { authorization: operatorToken },
      ann.headers,
    ]
    for (const headers of strangers) {
      const replies = [
        await shop.app.get('/operations/orders', headers),
        await shop.app.send('PUT', `/operations/orders/${id}/status`, { to: 'confirmed' }, headers),
        await shop.app.get('/operations/chats', headers),
      ]
      expect(replies.map((one) => one.status)).toEqual([401, 401, 401])
    }
    expect(await actsOn(id)).toEqual([])
  })

  test('[ORD-01] the token opens nothing else, and without one there is no operations API', async () => {
    expect((await shop.app.get('/customer/info', { authorization })).status).toBe(401)
    const closed = await createTestApp()
    try {
      expect((await closed.get('/operations/orders', { authorization })).status).toBe(404)
      expect((await closed.get('/operations/orders', { authorization: 'Bearer undefined' })).status).toBe(404)
    } finally {
      await closed.close()
    }
  })

  test('[ORD-01] an address that asks too often is slowed down', async () => {
    const busy = await createTestApp({ OPERATIONS_TOKEN: operatorToken, RATE_LIMIT: 'on' })
    try {
      const ask = () => busy.get('/operations/delivery-men', { authorization: 'Bearer guess' })
      const replies = await Promise.all(Array.from({ length: 301 }, ask))
      expect(replies.filter((one) => one.status === 429)).toHaveLength(1)
    } finally {
      await busy.close()
    }
  })
})

describe('moving an order', () => {
  test('[ORD-01] [TRK-01] from confirmed to delivered, each act with its actor and operator', async () => {
    const { id } = await shop.placeOrder(ann)
    const [courier] = shop.couriers
    expect((await shop.step(id, 'confirmed', { actor: 'store', operator: 'Dana' })).status).toBe(200)
    expect((await shop.put(`/orders/${id}/delivery-man`, { delivery_man_id: courier.id })).status).toBe(200)
    await shop.step(id, 'handover', { actor: 'store' })
    await shop.step(id, 'picked_up', { actor: 'deliveryman' })
    const there = { lat: 51.15, lng: 71.42 }
    const moved = await shop.app.send('POST', `/operations/orders/${id}/position`, there, { authorization })
    expect(moved.body).toEqual({ delivery_man_id: courier.id })
    const followed = await shop.app.get(`/customer/order/track/follow?order_id=${id}`, ann.headers)
    expect(followed.body.courier).toEqual(there)
    const { body } = await shop.step(id, 'delivered', { actor: 'deliveryman' })
    expect(body).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      delivery_man_id: courier.id,
    })
    expect(body.history.map((one: { actor: string }) => one.actor)).toEqual([
      'customer',
      'store',
      'store',
      'deliveryman',
      'deliveryman',
    ])
    expect((await actsOn(id)).map((one) => [one.act, one.actor, one.operator])).toEqual([
      ['status', 'store', 'Dana'],
      ['delivery_man', 'admin', 'operations'],
      ['status', 'store', 'operations'],
      ['status', 'deliveryman', 'operations'],
      ['status', 'deliveryman', 'operations'],
    ])
  })

  test('[ORD-01] a step its life does not know changes nothing and is not written down', async () => {
    const { id } = await shop.placeOrder(ann)
    for (const to of ['delivered', 'picked_up', 'processing']) {
      expect(await shop.step(id, to)).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'order_status' }] },
      })
    }
    expect((await shop.step(id, 'refunded')).status).toBe(403)
    expect((await shop.step(id, 'canceled')).body.errors[0].code).toBe('note')
    expect((await shop.step(2_000_000_000, 'confirmed')).status).toBe(404)
    for (const odd of ['-1', '0', 'x', '99999999999']) {
      expect((await shop.put(`/orders/${odd}/status`, { to: 'confirmed' })).status).toBe(403)
    }
    expect((await shop.get(`/orders/${id}`)).body).toMatchObject({
      order_status: 'pending',
      history: [{ order_status: 'pending' }],
    })
    expect(await actsOn(id)).toEqual([])
  })

  test('[ORD-01] the same request again is done once; its key serves nothing else', async () => {
    const { id } = await shop.placeOrder(ann)
    const key = { 'Idempotency-Key': `confirm ${id}` }
    const replies = await Promise.all([1, 2, 3].map(() => shop.step(id, 'confirmed', {}, key)))
    expect(replies.map((one) => one.status)).toEqual([200, 200, 200])
    expect(await actsOn(id)).toHaveLength(1)
    expect((await shop.step(id, 'processing', {}, key)).status).toBe(422)
    const other = await shop.placeOrder(ann)
    expect((await shop.step(other.id, 'confirmed', {}, key)).status).toBe(422)
    expect((await shop.step(id, 'confirmed')).status).toBe(409)
  })

  test('[ORD-01] canceling needs a reason, tells it, and gives the money back', async () => {
    const { id } = await shop.placeOrder(ann, { payment_status: 'paid', payment_method: 'wallet' })
    const { body } = await shop.step(id, 'canceled', { actor: 'store', note: 'Out of bread' })
    expect(body.order_status).toBe('canceled')
    const row = await onlyRow(shop.app.db.select().from(order).where(eq(order.id, id)))
    expect(row).toMatchObject({ canceled_by: 'store', cancellation_reason: 'Out of bread' })
    expect(await shop.walletOf(ann)).toBe(10)
    expect((await shop.put(`/orders/${id}/refund`, { approved: true })).body.order_status).toBe('refunded')
    expect(await shop.walletOf(ann)).toBe(10)
  })

  test('[PCL-02] a delivery man hands a parcel over for its code only', async () => {
    const parcel = { order_type: 'parcel', store_id: null, order_status: 'picked_up', otp: '4711' } as const
    const { id } = await shop.placeOrder(ann, { ...parcel, delivery_man_id: shop.couriers[0].id })
    for (const otp of [undefined, '', '0000']) {
      expect((await shop.step(id, 'delivered', { actor: 'deliveryman', otp })).body.errors[0].code).toBe(
        'otp',
      )
    }
    expect((await shop.step(id, 'delivered', { actor: 'deliveryman', otp: '4711' })).status).toBe(200)
  })

  test('[ORD-01] in a shop that asks for it, a delivery man hands every order over for its code only', async () => {
    const way = { order_status: 'picked_up', otp: '4711', delivery_man_id: shop.couriers[0].id } as const
    const deliver = async (id: number, more: object) => (await shop.step(id, 'delivered', more)).status
    const [plain, asked, admins] = [
      await shop.placeOrder(ann, way),
      await shop.placeOrder(ann, way),
      await shop.placeOrder(ann, way),
    ]
    const fetched = await shop.placeOrder(ann, { ...way, order_type: 'take_away', order_status: 'handover' })
    expect(await deliver(plain.id, { actor: 'deliveryman' })).toBe(200)
    await setSettings(shop.app, { order_delivery_verification: true })
    for (const otp of [undefined, '', '0000'])
      expect(await deliver(asked.id, { actor: 'deliveryman', otp })).toBe(403)
    expect(await deliver(asked.id, { actor: 'deliveryman', otp: '4711' })).toBe(200)
    expect(await deliver(admins.id, { actor: 'admin' })).toBe(200)
    expect(await deliver(fetched.id, { actor: 'store' })).toBe(200)
    await setSettings(shop.app, { order_delivery_verification: false })
  })
})

describe('who brings it', () => {
  test('[TRK-02] only somebody who works here, while there is something to bring', async () => {
    const { id } = await shop.placeOrder(ann)
    const assign = (order_id: number, delivery_man_id: number) =>
      shop.put(`/orders/${order_id}/delivery-man`, { delivery_man_id })
    expect((await assign(id, 2_000_000_000)).body.errors[0].code).toBe('delivery_man_id')
    const past = await shop.placeOrder(ann, { order_status: 'delivered' })
    expect((await assign(past.id, shop.couriers[0].id)).status).toBe(409)
    const { body } = await shop.get('/delivery-men')
    expect(body.delivery_men).toHaveLength(2)
  })

  test('[TRK-02] a position needs somebody who is on the way, and a place on earth', async () => {
    const { id } = await shop.placeOrder(ann)
    const at = (lat: unknown, lng: unknown) =>
      shop.app.send('POST', `/operations/orders/${id}/position`, { lat, lng }, { authorization })
    expect((await at(51, 71)).status).toBe(409)
    expect((await at(91, 71)).status).toBe(403)
    expect((await at('x', 71)).status).toBe(403)
  })
})

test('[ORD-01] orders are listed by status, the longest unchanged first', async () => {
  await shop.placeOrder(ann, { order_status: 'handover', updated_at: new Date('2026-11-16T06:00:00Z') })
  await shop.placeOrder(ann, { order_status: 'handover', updated_at: new Date('2026-11-16T05:00:00Z') })
  const { body } = await shop.get('/orders?status=handover&limit=1&offset=1')
  expect(body).toMatchObject({ total_size: 2, orders: [{ updated_at: '2026-11-16T05:00:00.000Z' }] })
  expect((await shop.get('/orders?status=lost')).status).toBe(403)
})
