// Orders to be paid digitally that are not: what they hold comes back in time, once, and late money is not lost.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { flashSale, flashSaleItem } from '#server/database/schema/promotion.ts'
import { inAllLanguages, makeItem } from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { type StripeSessionMade, startStripe } from '#server/testing/stripe-server.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { contact, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let shop: OrderShop
let milk: Awaited<ReturnType<typeof makeItem>>

beforeAll(async () => {
  stripe = await startStripe()
  shop = await openOrderShop(stripe.settings)
  await setSettings(shop.app, { wallet_add_refund: true })
})

beforeEach(async () => {
  stripe.setDown(false)
  shop.app.setNow(testInstant)
  const { category_id } = shop.items.milk
  milk = await makeItem(shop.db, shop.grocer, { category_id, price: 400, stock: 5 })
})

afterAll(async () => {
  await shop.app.close()
  await stripe.close()
})

const minute = 60_000
const at = (minutes: number) => shop.app.setNow(new Date(Date.parse(testInstant) + minutes * minute))

const request = (more: object = {}) => ({
  order_type: 'take_away',
  store_id: shop.grocer.id,
  payment_method: 'digital_payment',
  ...more,
})

async function order(buyer: Orderer, more: object = {}): Promise<number> {
  await buyer.addToCart(milk, { quantity: 2 })
  const { status, body } = await buyer.place(request(more))
  expect(status).toBe(200)
  return body.order_id
}

async function setOut(order_id: number, payer: Orderer, payer_id: number): Promise<string> {
  const asked = { order_id: String(order_id), customer_id: String(payer_id), payment_method: 'stripe' }
  const reply = await shop.app.fetch(`/payment-mobile?${new URLSearchParams(asked)}`, {
    headers: payer.headers,
  })
  return reply.headers.get('location') ?? ''
}

const sendWebhook = (session: StripeSessionMade, minutes: number) => {
  const now = new Date(Date.parse(testInstant) + minutes * minute)
  const { body, headers } = stripe.message('checkout.session.completed', session, { at: now })
  return shop.app.fetch('/api/v1/payment/webhook/stripe', { method: 'POST', body, headers })
}

const balanceOf = async (buyer: Orderer) =>
  (await shop.app.get('/customer/info', buyer.headers)).body.wallet_balance

test('[CHK-03] reserved for ten minutes, then released: stock and coupon come back once, whoever sweeps', async () => {
  await makeCoupon(shop.db, { module_id: shop.grocery.id, code: 'MILK', limit: 1 })
  const ann = await shop.customer()
  const id = await order(ann, { coupon_code: 'MILK' })
  expect((await ann.track(id)).body).toMatchObject({
    pay_until: '2026-11-16T07:10:00.000Z',
    undo_until: null,
  })
  at(9.9)
  await shop.app.work()
  expect([await shop.stockOf(milk.id), (await shop.couponUses()).length]).toEqual([3, 1])
  at(10)
  await Promise.all([shop.app.work(), shop.app.work(), shop.app.work(), shop.app.work()])
  expect([await shop.stockOf(milk.id), (await shop.couponUses()).length]).toEqual([5, 0])
  expect((await ann.track(id)).body).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'system',
    cancellation_reason: 'It was not paid in time.',
    pay_until: null,
  })
  const history = await shop.historyOf(id)
  expect(history.map((entry) => entry.order_status)).toEqual(['pending', 'canceled'])
})

test('[CHK-03] the wallet’s part comes back once; until then the order waits for the rest', async () => {
  const ann = await shop.customer(300)
  const id = await order(ann, { partial_payment: 1 })
  expect(await shop.orderById(id)).toMatchObject({
    order_status: 'pending',
    payment_status: 'partially_paid',
    partially_paid_amount: 300,
  })
  expect(await balanceOf(ann)).toBe(0)
  at(10)
  await Promise.all([shop.app.work(), shop.app.work()])
  expect(await balanceOf(ann)).toBe(3)
})

test('[CHK-03] a flash sale gets its pieces back', async () => {
  const day = 24 * 60 * minute
  const [sale] = await shop.db
    .insert(flashSale)
    .values({
      module_id: shop.grocery.id,
      title: inAllLanguages('Flash'),
      is_publish: true,
      start_date: new Date(Date.parse(testInstant) - day),
      end_date: new Date(Date.parse(testInstant) + day),
    })
    .returning()
  const [offer] = await shop.db
    .insert(flashSaleItem)
    .values({
      flash_sale_id: sale?.id ?? 0,
      item_id: milk.id,
      stock: 4,
      available_stock: 4,
      discount: 1_000,
      discount_type: 'percent',
    })
    .returning()
  const left = async () => {
    const [row] = await shop.db
      .select()
      .from(flashSaleItem)
      .where(eq(flashSaleItem.id, offer?.id ?? 0))
    return [row?.available_stock, row?.sold]
  }
  await order(await shop.customer())
  expect(await left()).toEqual([2, 2])
  at(10)
  await shop.app.work()
  expect(await left()).toEqual([4, 0])
})

test('[CHK-05] setting out to pay keeps the order for another ten minutes', async () => {
  const ann = await shop.customer()
  const id = await order(ann)
  at(9)
  await setOut(id, ann, ann.signedIn.customer.id)
  at(12)
  await shop.app.work()
  expect((await ann.track(id)).body.order_status).toBe('pending')
  at(19)
  await shop.app.work()
  expect((await ann.track(id)).body.order_status).toBe('canceled')
})

test('[CHK-03] setting out again and again holds the goods for twenty minutes at the most', async () => {
  const ann = await shop.customer()
  const id = await order(ann)
  const until = async () => (await ann.track(id)).body.pay_until
  for (const [minutes, held] of [
    [5, '2026-11-16T07:15:00.000Z'],
    [14, '2026-11-16T07:20:00.000Z'],
    [19, '2026-11-16T07:20:00.000Z'],
  ] as const) {
    at(minutes)
    await setOut(id, ann, ann.signedIn.customer.id)
    await shop.app.work()
    expect(await until()).toBe(held)
  }
  at(20)
  await shop.app.work()
  expect((await ann.track(id)).body.order_status).toBe('canceled')
})

test('[CHK-03] released, its page at the gateway is closed', async () => {
  const ann = await shop.customer()
  const session = stripe.sessionAt(await setOut(await order(ann), ann, ann.signedIn.customer.id))
  at(10)
  await shop.app.work()
  expect(session.status).toBe('expired')
})

test('[CHK-03] paid in the last moment and not told yet: found out before letting go', async () => {
  const ann = await shop.customer()
  const id = await order(ann)
  stripe.pay(stripe.sessionAt(await setOut(id, ann, ann.signedIn.customer.id)))
  at(10)
  await shop.app.work()
  expect((await ann.track(id)).body).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
  expect(await shop.stockOf(milk.id)).toBe(3)
})

test('[CHK-03] while the gateway is silent nothing is released', async () => {
  const ann = await shop.customer()
  const id = await order(ann)
  const session = stripe.sessionAt(await setOut(id, ann, ann.signedIn.customer.id))
  stripe.setDown(true)
  at(10)
  await shop.app.work()
  expect((await ann.track(id)).body.order_status).toBe('pending')
  stripe.setDown(false)
  stripe.pay(session)
  at(12)
  await shop.app.work()
  expect((await ann.track(id)).body).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
})

test('[CHK-03] money that comes after all is the customer’s, once, and the order stays over', async () => {
  const ann = await shop.customer()
  const id = await order(ann)
  const session = stripe.sessionAt(await setOut(id, ann, ann.signedIn.customer.id))
  at(10)
  await shop.app.work()
  stripe.pay(session)
  await Promise.all([sendWebhook(session, 10), sendWebhook(session, 10), sendWebhook(session, 10)])
  expect(await balanceOf(ann)).toBe(8.8)
  expect((await ann.track(id)).body.order_status).toBe('canceled')
})

test('[CHK-02] late money of a guest goes back to the card', async () => {
  const bo = await shop.guest()
  const session = stripe.sessionAt(await setOut(await order(bo, contact), bo, bo.guest_id))
  at(10)
  await shop.app.work()
  stripe.pay(session)
  await sendWebhook(session, 10)
  await sendWebhook(session, 10)
  await Promise.all([shop.app.work(), shop.app.work()])
  expect([...stripe.refunds.values()]).toEqual([session.payment_intent])
})

test('[CHK-05] paid in cash instead, it is kept', async () => {
  const ann = await shop.customer()
  const id = await order(ann)
  await ann.put('payment-method', { order_id: id })
  at(30)
  await shop.app.work()
  expect((await ann.track(id)).body).toMatchObject({ order_status: 'pending', pay_until: null })
})
