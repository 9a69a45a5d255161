// Paying with Stripe over HTTP: sent there, reported by webhook or asked on return, settled once whatever comes and in whatever order.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeOrder } from '#server/testing/order-factories.ts'
import { newGuest, type SignedIn } from '#server/testing/sign-in.ts'
import { openStripeShop, type StripeShop } from '#server/testing/stripe-shop.ts'
import { testInstant } from '#server/testing/test-app.ts'

let shop: StripeShop
let ann: SignedIn

beforeAll(async () => {
  shop = await openStripeShop()
})

beforeEach(async () => {
  shop.stripe.setDown(false)
  ann = await shop.customer()
})

afterAll(() => shop.close())

/** An order of ten, and its session at Stripe. */
async function begun() {
  const { id } = await makeOrder(shop.app.db, shop.store, {
    customer_id: ann.customer.id,
    payment_method: 'digital_payment',
  })
  return { id, session: await shop.open(id, ann.customer.id, ann.headers) }
}

const paid = { order_status: 'confirmed', payment_status: 'paid', payment_method: 'stripe' }
const waiting = { order_status: 'pending', payment_status: 'unpaid', payment_method: 'digital_payment' }

test('[CHK-01] with its secrets set Stripe is offered, under its own name', async () => {
  const { body } = await shop.app.get('/config')
  expect(body.digital_payment).toBe(true)
  expect(body.active_payment_method_list).toMatchObject([{ gateway: 'stripe', gateway_title: 'Stripe' }])
})

test('[CHK-01] the payer is sent to Stripe’s page with what is due, and comes back with a flag', async () => {
  const { id, session } = await begun()
  expect(session).toMatchObject({ amount_total: 1_000, currency: 'usd' })
  expect(await shop.comeBack(session.cancel_url)).toContain(`/order/${id}?flag=cancel&&`)
  expect(await shop.track(id, ann)).toMatchObject(waiting)
  shop.stripe.pay(session)
  expect(await shop.comeBack(session.success_url)).toContain(`/order/${id}?flag=success&&`)
  expect(await shop.track(id, ann)).toMatchObject(paid)
})

test('[CHK-03] whoever sets out to pay again comes to the same page, until that is over', async () => {
  const { id, session } = await begun()
  const again = () => shop.open(id, ann.customer.id, ann.headers)
  expect((await again()).id).toBe(session.id)
  expect(await shop.paymentsOf(id)).toHaveLength(1)
  session.status = 'expired'
  const next = await again()
  expect(next.id).not.toBe(session.id)
  expect(await again()).toBe(next)
  shop.stripe.pay(next)
  await shop.sendWebhook(next)
  expect(await shop.track(id, ann)).toMatchObject(paid)
  expect(await shop.balance(ann)).toBe(0)
})

test('[CHK-03] set out from two tabs at the same instant, Stripe opens one page', async () => {
  const { id } = await makeOrder(shop.app.db, shop.store, {
    customer_id: ann.customer.id,
    payment_method: 'digital_payment',
  })
  const before = shop.stripe.sessionCount()
  const tabs = Array.from({ length: 4 }, () => shop.open(id, ann.customer.id, ann.headers))
  const sessions = await Promise.all(tabs)
  expect(new Set(sessions.map((session) => session.id)).size).toBe(1)
  expect(shop.stripe.sessionCount()).toBe(before + 1)
  expect(await shop.paymentsOf(id)).toHaveLength(1)
})

test('[CHK-03] while Stripe is silent no second page is opened', async () => {
  const { id } = await begun()
  shop.stripe.setDown(true)
  expect((await shop.leave(id, ann.customer.id, ann.headers)).headers.get('location')).toContain('flag=fail')
  expect(await shop.paymentsOf(id)).toHaveLength(1)
})

test('[CHK-03] the browser dies after paying: the webhook alone confirms the order', async () => {
  const { id, session } = await begun()
  shop.stripe.pay(session)
  const reply = await shop.sendWebhook(session)
  expect([reply.status, await reply.json()]).toEqual([200, { received: true }])
  expect(await shop.track(id, ann)).toMatchObject(paid)
})

test('[PRF-04] the webhook alone fills the wallet', async () => {
  const wanted = { amount: 25, payment_method: 'stripe' }
  const { body } = await shop.app.send('POST', '/customer/wallet/add-fund', wanted, ann.headers)
  const session = shop.stripe.sessionAt(body.redirect_link)
  shop.stripe.pay(session)
  await Promise.all(Array.from({ length: 5 }, () => shop.sendWebhook(session)))
  expect(await shop.balance(ann)).toBe(25)
})

test('[CHK-03] webhook and return at once, and again, and again: settled once', async () => {
  const { id, session } = await begun()
  shop.stripe.pay(session)
  await Promise.all([
    ...Array.from({ length: 5 }, () => shop.sendWebhook(session)),
    ...Array.from({ length: 5 }, () => shop.comeBack(session.success_url)),
  ])
  const first = await shop.track(id, ann)
  expect(first).toMatchObject(paid)
  expect((await shop.sendWebhook(session)).status).toBe(200)
  expect(await shop.track(id, ann)).toEqual(first)
  expect(await shop.balance(ann)).toBe(0)
})

test('[CHK-03] webhooks in the wrong sequence: what was paid stays paid', async () => {
  const { id, session } = await begun()
  shop.stripe.pay(session)
  await shop.sendWebhook(session, { type: 'checkout.session.async_payment_succeeded' })
  await shop.sendWebhook({ ...session, payment_status: 'unpaid' })
  await shop.sendWebhook(
    { ...session, status: 'expired', payment_status: 'unpaid' },
    { type: 'checkout.session.expired' },
  )
  await shop.sendWebhook(
    { ...session, payment_status: 'unpaid' },
    { type: 'checkout.session.async_payment_failed' },
  )
  expect(await shop.track(id, ann)).toMatchObject(paid)
})

test('[CHK-05] the bank says no days later: the order waits for another try', async () => {
  const { id, session } = await begun()
  await shop.sendWebhook({ ...session, status: 'complete' })
  expect(await shop.track(id, ann)).toMatchObject(waiting)
  await shop.sendWebhook(
    { ...session, status: 'complete' },
    { type: 'checkout.session.async_payment_failed' },
  )
  expect(await shop.track(id, ann)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' })
})

test('[CHK-03] a session that ran out settles nothing', async () => {
  const { id, session } = await begun()
  await shop.sendWebhook({ ...session, status: 'expired' }, { type: 'checkout.session.expired' })
  expect(await shop.track(id, ann)).toMatchObject(waiting)
})

test.each([
  ['another secret', { secret: 'whsec_somebody' }],
  ['an hour ago', { at: new Date(new Date(testInstant).getTime() - 3_600_000) }],
  ['in an hour', { at: new Date(new Date(testInstant).getTime() + 3_600_000) }],
])('[CHK-03] signed with %s, a message is refused and changes nothing', async (_, fake) => {
  const { id, session } = await begun()
  const reply = await shop.sendWebhook({ ...session, payment_status: 'paid', status: 'complete' }, fake)
  expect(reply.status).toBe(400)
  expect((await reply.json()).errors).toEqual([{ code: 'signature', message: 'The signature is invalid.' }])
  expect(await shop.track(id, ann)).toMatchObject(waiting)
})

test('[CHK-03] a changed body, a missing and a broken signature are refused', async () => {
  const { id, session } = await begun()
  const { body, headers } = shop.stripe.message('checkout.session.completed', session, { at: testInstant })
  const send = (init: RequestInit) =>
    shop.app.fetch('/api/v1/payment/webhook/stripe', { method: 'POST', ...init })
  const forged = await send({ body: body.replace('"unpaid"', '"paid"'), headers })
  const bare = await send({ body })
  const broken = await send({ body, headers: { 'stripe-signature': 't=,v1=zz,v1' } })
  expect([forged.status, bare.status, broken.status]).toEqual([400, 400, 400])
  expect((await shop.app.fetch('/api/v1/payment/webhook/nobody', { method: 'POST', body })).status).toBe(404)
  expect(await shop.track(id, ann)).toMatchObject(waiting)
})

test.each([
  ['less money', { amount_total: 999 }],
  ['another currency', { currency: 'kzt' }],
  ['another session', { id: 'cs_test_other' }],
  ['an unknown payment', { client_reference_id: 'made-up' }],
  ['no payment', { client_reference_id: null }],
])('[CHK-03] Stripe tells of %s: taken, and nothing changes', async (_, other) => {
  const { id, session } = await begun()
  const told = { ...session, status: 'complete', payment_status: 'paid', ...other }
  expect((await shop.sendWebhook(told)).status).toBe(200)
  expect(await shop.track(id, ann)).toMatchObject(waiting)
})

test('[CHK-03] events about other things are taken too', async () => {
  const reply = await shop.sendWebhook({ id: 'cus_1' }, { type: 'customer.created' })
  expect(reply.status).toBe(200)
})

test('[CHK-05] Stripe does not answer: nobody is sent anywhere, and the order waits', async () => {
  const { id } = await makeOrder(shop.app.db, shop.store, {
    customer_id: ann.customer.id,
    payment_method: 'digital_payment',
  })
  shop.stripe.setDown(true)
  const reply = await shop.leave(id, ann.customer.id, ann.headers)
  expect(reply.headers.get('location')).toContain(`/order/${id}?flag=fail&&`)
  const wanted = { amount: 25, payment_method: 'stripe' }
  const fund = await shop.app.send('POST', '/customer/wallet/add-fund', wanted, ann.headers)
  expect(fund.status).toBe(503)
  expect(await shop.track(id, ann)).toMatchObject(waiting)
})

test('[CHK-03] back from paying while Stripe is silent: the order waits for its money, which the webhook brings', async () => {
  const { id, session } = await begun()
  shop.stripe.pay(session)
  shop.stripe.setDown(true)
  expect(await shop.comeBack(session.success_url)).toBe(`http://shop.test/order/${id}?flag=pending`)
  expect(await shop.track(id, ann)).toMatchObject(waiting)
  await shop.sendWebhook(session)
  expect(await shop.track(id, ann)).toMatchObject(paid)
})

test('[CHK-03] who claims to be done without having paid reads of no success', async () => {
  const { id, session } = await begun()
  expect(await shop.comeBack(session.success_url)).toBe(`http://shop.test/order/${id}?flag=pending`)
  expect(await shop.track(id, ann)).toMatchObject(waiting)
  const wanted = { amount: 25, payment_method: 'stripe' }
  const { body } = await shop.app.send('POST', '/customer/wallet/add-fund', wanted, ann.headers)
  const { success_url } = shop.stripe.sessionAt(body.redirect_link)
  expect(await shop.comeBack(success_url)).toBe('http://shop.test/profile?page=wallet')
  expect(await shop.balance(ann)).toBe(0)
})

test('[CHK-02] a guest whose order was canceled while paying gets the money back on the card, once', async () => {
  const { guest_id } = await newGuest(shop.app)
  const { id } = await makeOrder(shop.app.db, shop.store, { guest_id, payment_method: 'digital_payment' })
  const session = await shop.open(id, guest_id)
  await shop.app.send('PUT', '/customer/order/cancel', { order_id: id, reason: 'x', guest_id })
  shop.stripe.pay(session)
  await shop.sendWebhook(session)
  shop.stripe.setDown(true)
  await shop.app.work()
  expect(shop.stripe.refunds.size).toBe(0)
  shop.stripe.setDown(false)
  shop.app.setNow(new Date(new Date(testInstant).getTime() + 6 * 60_000))
  await Promise.all([shop.app.work(), shop.app.work(), shop.app.work()])
  expect([...shop.stripe.refunds]).toEqual([[expect.stringContaining('refund '), session.payment_intent]])
  shop.app.setNow(testInstant)
})
