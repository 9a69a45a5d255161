// What the clock brings about without anybody asking: scheduled orders start, customers are asked how it was.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { review } from '#server/database/schema/content.ts'
import { noticesOf as noticesOfCustomer } from '#server/testing/order-factories.ts'
import type { SignedIn } from '#server/testing/sign-in.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { type OperatedShop, openOperatedShop } from '../operations/operator-actions.fixture.ts'

const minute = 60_000
const start = Date.parse(testInstant)
const inMinutes = (minutes: number) => new Date(start + minutes * minute)

let shop: OperatedShop
let ann: SignedIn

beforeAll(async () => {
  shop = await openOperatedShop()
})

afterAll(() => shop.app.close())

beforeEach(async () => {
  ann = await shop.newCustomer()
})

async function workAt(minutes: number) {
  shop.app.setNow(inMinutes(minutes))
  await shop.app.work()
}

const noticesOf = (whom: SignedIn) => noticesOfCustomer(shop.app, whom.customer.id)

const isListed = async (id: number, status: string): Promise<boolean> => {
  const { body } = await shop.get(`/orders?status=${status}&limit=100`)
  return body.orders.some((one: { id: number }) => one.id === id)
}

describe('a scheduled order', () => {
  test('[CHK-01] waits until there is just time to prepare and bring it, then its customer is told', async () => {
    const { id } = await shop.placeOrder(ann, { scheduled: true, schedule_at: inMinutes(180) })
    const lead = shop.store.max_delivery_minutes
    await workAt(180 - lead - 1)
    expect(await isListed(id, 'asleep')).toBe(true)
    expect(await isListed(id, 'running')).toBe(false)
    await workAt(180 - lead)
    expect(await isListed(id, 'asleep')).toBe(false)
    expect(await isListed(id, 'running')).toBe(true)
    await workAt(180)
    const started = `It is time: the store is now taking care of your scheduled order ${id}.`
    expect((await noticesOf(ann)).filter((text) => text === started)).toHaveLength(1)
  })

  test('[CHK-01] that was canceled is not started', async () => {
    const { id } = await shop.placeOrder(ann, {
      scheduled: true,
      schedule_at: inMinutes(60),
      order_status: 'canceled',
    })
    await workAt(60)
    expect((await shop.get(`/orders/${id}`)).body.woken_at).toBeNull()
  })
})

describe('asking how it was', () => {
  const ask = (id: number) => `How was order ${id}? Rate your order and the courier.`
  const delivered = { order_status: 'delivered', payment_status: 'paid' } as const

  test('[ORD-01] happens once, an hour after it was delivered', async () => {
    const { id } = await shop.placeOrder(ann, delivered)
    await workAt(59)
    expect(await noticesOf(ann)).not.toContain(ask(id))
    await workAt(60)
    await workAt(61)
    await workAt(600)
    expect((await noticesOf(ann)).filter((text) => text === ask(id))).toHaveLength(1)
  })

  test('[ORD-01] does not happen to who said it already, nor long afterwards', async () => {
    const said = await shop.placeOrder(ann, delivered)
    await shop.app.db.insert(review).values({
      order_id: said.id,
      customer_id: ann.customer.id,
      customer_name: 'Ann',
      delivery_man_id: shop.couriers[0].id,
      module_id: said.module_id,
      rating: 5,
      comment: { en: 'quick', ar: 'quick', tg: 'quick', ru: 'quick' },
    })
    const old = await shop.placeOrder(ann, { ...delivered, updated_at: inMinutes(-4 * 24 * 60) })
    await workAt(90)
    const notices = await noticesOf(ann)
    expect(notices).not.toContain(ask(said.id))
    expect(notices).not.toContain(ask(old.id))
  })
})

describe('a delivery man', () => {
  test('[TRK-02] is found on the way by whoever may follow the order, and by nobody else', async () => {
    const [courier] = shop.couriers
    const { id } = await shop.placeOrder(ann, { delivery_man_id: courier.id })
    const ask = (headers: Record<string, string> = {}) =>
      shop.app.get(`/delivery-man/last-location?order_id=${id}`, headers)
    expect((await ask(ann.headers)).body).toEqual({})
    await shop.step(id, 'confirmed')
    await shop.step(id, 'handover')
    await shop.post(`/orders/${id}/position`, { lat: 51.15, lng: 71.42 })
    expect((await ask(ann.headers)).body).toMatchObject({
      order_id: id,
      delivery_man_id: courier.id,
      latitude: '51.15',
      longitude: '71.42',
    })
    const stranger = await shop.newCustomer()
    expect((await ask(stranger.headers)).status).toBe(404)
    expect((await ask()).status).toBe(404)
  })

  test('[ORD-01] has reviews and a rating, for customers', async () => {
    const courier = shop.couriers[1]
    const { id } = await shop.placeOrder(ann, { order_status: 'delivered', delivery_man_id: courier.id })
    const said = { delivery_man_id: courier.id, order_id: id, comment: 'quick', rating: 4 }
    await shop.app.send('POST', '/delivery-man/reviews/submit', said, ann.headers)
    const read = (path: string, headers = ann.headers) =>
      shop.app.get(`/delivery-man/reviews${path}`, headers)
    expect((await read(`/${courier.id}`)).body).toMatchObject({
      total_size: 1,
      reviews: [{ comment: 'quick', rating: 4 }],
    })
    expect((await read(`/rating/${courier.id}`)).body).toBe(4)
    expect((await read('/rating/2000000000')).body).toBe(0)
    expect((await shop.app.get(`/delivery-man/reviews/${courier.id}`)).status).toBe(401)
  })
})
