// A delivered order is refunded by the shop's people: the money goes where it can, and what it brought goes too.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { order } from '#server/database/schema/order.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { newGuest, type SignedIn } from '#server/testing/sign-in.ts'
import { openStripeShop, type StripeShop } from '#server/testing/stripe-shop.ts'
import { operatorToken } from '../operations/operator-actions.fixture.ts'

let shop: StripeShop
let ann: SignedIn
const operator = { authorization: `Bearer ${operatorToken}` }

beforeAll(async () => {
  shop = await openStripeShop({ OPERATIONS_TOKEN: operatorToken })
})

beforeEach(async () => {
  await setSettings(shop.app, { customer_wallet_status: true })
  ann = await shop.customer()
})

afterAll(() => shop.close())

type Whose = { customer_id: number } | { guest_id: number }

/** An order of ten, paid by card and brought. */
async function paidByCard(whose: Whose, payer_id: number, headers: Record<string, string> = {}) {
  const { id } = await makeOrder(shop.app.db, shop.store, { ...whose, payment_method: 'digital_payment' })
  const session = await shop.open(id, payer_id, headers)
  shop.stripe.pay(session)
  await shop.sendWebhook(session)
  await shop.app.db.update(order).set({ order_status: 'delivered' }).where(eq(order.id, id))
  return { id, session }
}

const refund = (id: number, note?: string) =>
  shop.app.send('PUT', `/operations/orders/${id}/refund`, { approved: true, note }, operator)

const cards = () => [...shop.stripe.refunds.values()]

test('[ORD-01] a guest gets the money back on the card it came from, once', async () => {
  const { guest_id } = await newGuest(shop.app)
  const { id, session } = await paidByCard({ guest_id }, guest_id)
  const replies = await Promise.all([refund(id), refund(id)])
  expect(replies.map((one) => one.status).toSorted()).toEqual([200, 409])
  expect(replies.find((one) => one.status === 200)?.body).toMatchObject({ refund_due: 10 })
  await shop.app.work()
  expect(cards().filter((one) => one === session.payment_intent)).toHaveLength(1)
})

test('[ORD-01] what a guest paid in cash is told to be given back by hand', async () => {
  const { guest_id } = await newGuest(shop.app)
  const paid = { order_status: 'delivered', payment_status: 'paid' } as const
  const { id } = await makeOrder(shop.app.db, shop.store, { guest_id, ...paid })
  const { status, body } = await refund(id, 'It was cold')
  expect([status, body.order_status]).toEqual([200, 'refunded'])
  expect(body.history.at(-1).note).toBe('It was cold. To be given back by hand: 10')
})

test('[ORD-01] with the wallet the money goes there; where the shop has none, back to the card', async () => {
  const customer_id = ann.customer.id
  const first = await paidByCard({ customer_id }, customer_id, ann.headers)
  await refund(first.id)
  expect(await shop.balance(ann)).toBe(10)
  await setSettings(shop.app, { customer_wallet_status: false })
  const second = await paidByCard({ customer_id }, customer_id, ann.headers)
  await refund(second.id)
  expect(await shop.balance(ann)).toBe(10)
  await shop.app.work()
  expect(cards()).toContain(second.session.payment_intent)
  expect(cards()).not.toContain(first.session.payment_intent)
})

test('[ORD-01] what was bought goes back to the card, what bringing it cost does not', async () => {
  await setSettings(shop.app, { customer_wallet_status: false })
  const customer_id = ann.customer.id
  const { id, session } = await paidByCard({ customer_id }, customer_id, ann.headers)
  await shop.app.db.update(order).set({ delivery_charge: 200, dm_tips: 100 }).where(eq(order.id, id))
  const { body } = await refund(id)
  expect(body).toMatchObject({ order_status: 'refunded', refund_due: 7 })
  await shop.app.work()
  expect(shop.stripe.refundAmounts.get(session.payment_intent ?? '')).toBe(700)
  expect((await refund(id)).status).toBe(409)
})

test('[ORD-01] in a shop without wallets what was paid in cash is given back by hand', async () => {
  await setSettings(shop.app, { customer_wallet_status: false })
  const paid = { order_status: 'delivered', payment_status: 'paid' } as const
  const { id } = await makeOrder(shop.app.db, shop.store, { customer_id: ann.customer.id, ...paid })
  const { body } = await refund(id)
  expect(body.history.at(-1).note).toBe('To be given back by hand: 10')
  await setSettings(shop.app, { customer_wallet_status: true })
  expect(await shop.balance(ann)).toBe(0)
})

test('[PRF-03] [ORD-01] a refund goes to no wallet that left with its account: to the card, or by hand', async () => {
  const customer_id = ann.customer.id
  const card = await paidByCard({ customer_id }, customer_id, ann.headers)
  const paid = { order_status: 'delivered', payment_status: 'paid' } as const
  const cash = await makeOrder(shop.app.db, shop.store, { customer_id, ...paid })
  expect((await shop.app.send('DELETE', '/customer/remove-account', {}, ann.headers)).status).toBe(200)
  expect((await refund(card.id)).body).toMatchObject({ order_status: 'refunded', refund_due: 10 })
  const { body } = await refund(cash.id)
  expect(body.history.at(-1).note).toBe('To be given back by hand: 10')
  await shop.app.work()
  expect(cards()).toContain(card.session.payment_intent)
})

test('[PRF-04] the points a refunded order had brought go with it, as far as they are still there', async () => {
  const terms = { loyalty_point_exchange_rate: 1, loyalty_point_minimum_point: 1 }
  await setSettings(shop.app, {
    loyalty_point_status: true,
    loyalty_point_item_purchase_point: 100,
    ...terms,
  })
  const points = async (): Promise<[number, string[]]> => {
    const { body } = await shop.app.get('/customer/loyalty-point/transactions?limit=9&offset=1', ann.headers)
    const types = body.data.map((one: { transaction_type: string }) => one.transaction_type)
    return [body.data[0]?.balance ?? 0, types]
  }
  const brought = async () => {
    const values = {
      customer_id: ann.customer.id,
      order_status: 'picked_up',
      payment_status: 'paid',
    } as const
    const { id } = await makeOrder(shop.app.db, shop.store, values)
    const step = { to: 'delivered' }
    const reply = await shop.app.send('PUT', `/operations/orders/${id}/status`, step, operator)
    expect(reply.status).toBe(200)
    return id
  }
  const [first, second] = [await brought(), await brought()]
  expect(await points()).toEqual([20, ['order_place', 'order_place']])
  await refund(first)
  expect(await points()).toEqual([10, ['order_refund', 'order_place', 'order_place']])
  const converted = { point: 7 }
  await shop.app.send('POST', '/customer/loyalty-point/point-transfer', converted, ann.headers)
  await refund(second)
  expect((await points())[0]).toBe(0)
  const third = await brought()
  await shop.app.send('POST', '/customer/loyalty-point/point-transfer', { point: 10 }, ann.headers)
  expect((await refund(third)).body.order_status).toBe('refunded')
  expect((await points())[0]).toBe(0)
})
