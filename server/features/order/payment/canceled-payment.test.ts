// A paid order is canceled by the shop's people: where its money goes is the business's choice (wallet_add_refund).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeOrder } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { newGuest, type SignedIn } from '#server/testing/sign-in.ts'
import { openStripeShop, type StripeShop } from '#server/testing/stripe-shop.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { operatorToken } from '../operations/operator-actions.fixture.ts'

let shop: StripeShop
let ann: SignedIn
const operator = { authorization: `Bearer ${operatorToken}` }

beforeAll(async () => {
  shop = await openStripeShop({ OPERATIONS_TOKEN: operatorToken })
})

beforeEach(async () => {
  shop.app.setNow(testInstant)
  shop.stripe.setDown(false)
  ann = await shop.customer()
})

afterAll(() => shop.close())

/** An order of ten, paid by card. */
async function paidOrder() {
  const customer_id = ann.customer.id
  const { id } = await makeOrder(shop.app.db, shop.store, { customer_id, payment_method: 'digital_payment' })
  const session = await shop.open(id, customer_id, ann.headers)
  shop.stripe.pay(session)
  await shop.sendWebhook(session)
  expect(await shop.track(id, ann)).toMatchObject({ payment_status: 'paid' })
  return { id, session }
}

async function cancel(id: number) {
  const step = { to: 'canceled', note: 'Out of bread' }
  const { status, body } = await shop.app.send('PUT', `/operations/orders/${id}/status`, step, operator)
  expect([status, body.order_status]).toEqual([200, 'canceled'])
}

const dueOf = async (id: number) => (await shop.app.get(`/operations/orders/${id}`, operator)).body.refund_due

const cards = () => [...shop.stripe.refunds.values()]

const laterMinutes = (minutes: number) =>
  shop.app.setNow(new Date(Date.parse(testInstant) + minutes * 60_000))

test('[PRF-04] with the setting the money of a canceled order is in the wallet, and not on the card', async () => {
  await setSettings(shop.app, { wallet_add_refund: true })
  const { id, session } = await paidOrder()
  await cancel(id)
  expect(await shop.balance(ann)).toBe(10)
  const { body } = await shop.app.get('/customer/wallet/transactions?limit=10&offset=1', ann.headers)
  expect(body.data).toMatchObject([{ transaction_type: 'order_refund', credit: 10 }])
  await shop.app.work()
  expect(cards()).not.toContain(session.payment_intent)
  expect(await dueOf(id)).toBe(0)
})

test('[PRF-04] without it the money goes back to the card, and nothing to the wallet', async () => {
  await setSettings(shop.app, { wallet_add_refund: false })
  const { id, session } = await paidOrder()
  await cancel(id)
  expect(await shop.balance(ann)).toBe(0)
  expect(await dueOf(id)).toBe(10)
  await shop.app.work()
  expect(cards().filter((one) => one === session.payment_intent)).toHaveLength(1)
  expect(await dueOf(id)).toBe(0)
})

test('[CHK-03] what the gateway does not give back stays due where the shop’s people see it', async () => {
  await setSettings(shop.app, { wallet_add_refund: false })
  const { id, session } = await paidOrder()
  await cancel(id)
  shop.stripe.setDown(true)
  laterMinutes(10)
  await shop.app.work()
  expect(await dueOf(id)).toBe(10)
  const metrics = async () => (await shop.app.fetch('/metrics')).text()
  expect(await metrics()).toMatch(/^refunds_waiting 1$/m)

  shop.stripe.setDown(false)
  laterMinutes(20)
  await shop.app.work()
  expect(cards()).toContain(session.payment_intent)
  expect(await dueOf(id)).toBe(0)
  laterMinutes(30)
  await shop.app.work()
  expect(await metrics()).toMatch(/^refunds_waiting 0$/m)
})

test('[CHK-03] money that comes after the cancellation follows the same choice', async () => {
  await setSettings(shop.app, { wallet_add_refund: false })
  const customer_id = ann.customer.id
  const { id } = await makeOrder(shop.app.db, shop.store, { customer_id, payment_method: 'digital_payment' })
  const session = await shop.open(id, customer_id, ann.headers)
  await cancel(id)
  shop.stripe.pay(session)
  await shop.sendWebhook(session)
  expect(await shop.balance(ann)).toBe(0)
  await shop.app.work()
  expect(cards()).toContain(session.payment_intent)
})

test('[PRF-04] a guest has no wallet: the money of a canceled order goes back to the card, whatever the setting', async () => {
  await setSettings(shop.app, { wallet_add_refund: true })
  const { guest_id } = await newGuest(shop.app)
  const { id } = await makeOrder(shop.app.db, shop.store, { guest_id, payment_method: 'digital_payment' })
  const session = await shop.open(id, guest_id)
  shop.stripe.pay(session)
  await shop.sendWebhook(session)
  await cancel(id)
  expect(await dueOf(id)).toBe(10)
  await shop.app.work()
  expect(cards().filter((one) => one === session.payment_intent)).toHaveLength(1)
  expect(await dueOf(id)).toBe(0)
})
