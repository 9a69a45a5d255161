// Paying orders through the gateway over HTTP: there, back, and again.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { order, orderPayment } from '#server/database/schema/order.ts'
import { payment } from '#server/database/schema/payment.ts'
import { linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeOrder, noticesOf, plainBill } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let ann: SignedIn
let store: Awaited<ReturnType<typeof makeStore>>

beforeAll(async () => {
  app = await createTestApp({ DEMO: 'on' })
  const zone = await makeZone(app.db)
  const food = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: food.id })
  store = await makeStore(app.db, { module_id: food.id, zone_id: zone.id })
  await setSettings(app, {
    digital_payment: true,
    wallet_add_refund: true,
    active_payment_method_list: [{ gateway: 'trial', gateway_title: 'Trial', gateway_image: 'trial.webp' }],
  })
})

beforeEach(async () => {
  ann = await signedInCustomer(app)
})

afterAll(() => app.close())

type Overrides = Omit<Partial<typeof order.$inferInsert>, 'customer_id' | 'guest_id'>

const make = (overrides: Overrides = {}) =>
  makeOrder(app.db, store, { customer_id: ann.customer.id, payment_method: 'digital_payment', ...overrides })

const locationOf = (reply: Response) => reply.headers.get('location') ?? ''

const leave = (order_id: number, customer_id: number, more: Record<string, string> = {}) =>
  leaveAs(order_id, customer_id, more, ann.headers)

function leaveAs(
  order_id: number,
  customer_id: number,
  more: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const search = new URLSearchParams({
    order_id: String(order_id),
    customer_id: String(customer_id),
    payment_platform: 'web',
    payment_method: 'trial',
    callback: `http://shop.test/order/${order_id}`,
    ...more,
  })
  return app.fetch(`/payment-mobile?${search}`, { headers })
}

/** From the shop to the gateway, a decision there, and back. */
async function decide(order_id: number, decision: string, payer = ann.customer.id) {
  const page = new URL(locationOf(await leave(order_id, payer))).pathname
  const decided = await app.fetch(page, { method: 'POST', body: new URLSearchParams({ decision }) })
  return { page, back: await app.fetch(new URL(locationOf(decided), 'http://shop.test').pathname) }
}

const track = async (order_id: number) =>
  (await app.get(`/customer/order/track?order_id=${order_id}`, ann.headers)).body

test('[CHK-01] paid there, the order is confirmed and paid here', async () => {
  const { id } = await make()
  const { back } = await decide(id, 'paid')
  expect(locationOf(back)).toMatch(new RegExp(`^http://shop.test/order/${id}\\?flag=success&&token=`))
  expect(await track(id)).toMatchObject({
    order_status: 'confirmed',
    payment_status: 'paid',
    payment_method: 'trial',
    transaction_reference: expect.any(String),
  })
})

test('[CHK-03] the page it is paid at shows the bill of the order, in the language of the payer', async () => {
  const bill = {
    ...plainBill,
    items_price: 1_250,
    store_discount_amount: 50,
    coupon: { code: 'TEN', title: 'Ten', coupon_type: 'default' as const, created_by: 'admin' as const },
    coupon_discount_amount: 10,
    order_amount: 1_190,
    saved_amount: 60,
    wallet_amount: 90,
    due_amount: 1_100,
  }
  const { id } = await make({ order_amount: 119_000, partially_paid_amount: 9_000, bill })
  const { pathname } = new URL(locationOf(await leave(id, ann.customer.id)))
  const shown = async (language: string) => {
    const page = await (await app.fetch(`${pathname}?language=${language}`)).text()
    return [...page.matchAll(/<dt>(.*?)<\/dt>\s*<dd><bdi>(.*?)<\/bdi>/g)].map(([, label, amount]) => [
      label,
      amount,
    ])
  }
  expect(await shown('en')).toEqual([
    ['Items', '$1,250.00'],
    ['Store discount', '-$50.00'],
    ['Subtotal', '$1,200.00'],
    ['Coupon TEN', '-$10.00'],
    ['Total', '$1,190.00'],
    ['From your wallet', '-$90.00'],
    ['Left to pay', '$1,100.00'],
    ['You have Saved', '$60.00'],
  ])
  for (const [language, total] of [
    ['ar', 'الإجمالي'],
    ['tg', 'Ҳамагӣ'],
    ['ru', 'Итого'],
  ] as const) {
    expect(await shown(language)).toContainEqual([total, '$1,190.00'])
  }
})

test('[CHK-03] coming back again and again changes nothing', async () => {
  const { id } = await make()
  const { page } = await decide(id, 'paid')
  const first = await track(id)
  const again = page.replace('/trial/', '/return/')
  const replies = await Promise.all(Array.from({ length: 5 }, () => app.fetch(again)))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([303]))
  expect(await track(id)).toEqual(first)
  expect((await app.get('/customer/info', ann.headers)).body.wallet_balance).toBe(0)
})

test('[CHK-05] failed there, the order waits for another try', async () => {
  const { id } = await make()
  const { back } = await decide(id, 'failed')
  expect(locationOf(back)).toContain('?flag=fail&&token=')
  expect(await track(id)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' })
  await decide(id, 'paid')
  expect(await track(id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
})

test('[CHK-05] failed there, whoever paid a part from the wallet is told what becomes of it', async () => {
  const { id } = await make({
    payment_method: 'partial_payment',
    payment_status: 'partially_paid',
    partially_paid_amount: 300,
  })
  const part = {
    order_id: id,
    payment_method: 'digital_payment',
    payment_status: 'unpaid',
    amount: 700,
  } as const
  await app.db.insert(orderPayment).values(part)
  await decide(id, 'failed')
  const { id: whole } = await make()
  await decide(whole, 'failed')
  await app.work()
  const notices = await noticesOf(app, ann.customer.id)
  expect(notices).toContain(
    `Order ${id} could not be completed. The part paid from your wallet is kept for this order and returns when it is canceled.`,
  )
  expect(notices).toContain(`Order ${whole} could not be completed. You have not been charged.`)
})

test('[CHK-05] given up there, the order is as before', async () => {
  const { id } = await make()
  const { back } = await decide(id, 'canceled')
  expect(locationOf(back)).toContain('?flag=cancel&&token=')
  expect(await track(id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' })
})

test('[CHK-03] set out twice, the page is the same while nothing is decided there', async () => {
  const { id } = await make()
  const first = locationOf(await leave(id, ann.customer.id))
  expect(locationOf(await leave(id, ann.customer.id))).toBe(first)
  await decide(id, 'canceled')
  expect(locationOf(await leave(id, ann.customer.id))).not.toBe(first)
})

test('[CHK-03] set out from two tabs at the same instant, there is one page to pay at', async () => {
  const { id } = await make()
  const tabs = await Promise.all(Array.from({ length: 8 }, () => leave(id, ann.customer.id)))
  const pages = new Set(tabs.map(locationOf))
  expect([...pages]).toEqual([expect.stringContaining('/payment/trial/')])
  const elsewhere = { callback: 'http://shop.test/my-orders' }
  expect([...pages]).toEqual([locationOf(await leave(id, ann.customer.id, elsewhere))])
  expect(await app.db.select().from(payment).where(eq(payment.order_id, id))).toHaveLength(1)
  const page = new URL([...pages].join('')).pathname
  await app.fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'paid' }) })
  const back = locationOf(await app.fetch(page.replace('/trial/', '/return/')))
  expect(back).toContain('http://shop.test/my-orders?flag=success')
  expect(await track(id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
})

test('[CHK-03] paid, and the browser died before coming back: setting out again settles it', async () => {
  const { id } = await make()
  const page = new URL(locationOf(await leave(id, ann.customer.id))).pathname
  await app.fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'paid' }) })
  const again = new URL(locationOf(await leave(id, ann.customer.id)))
  expect(again.pathname).toBe(page.replace('/trial/', '/return/'))
  expect(await track(id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
})

test('[CHK-03] where less is left to pay than on the open page, that page is closed and another opened', async () => {
  const { id } = await make()
  const first = new URL(locationOf(await leave(id, ann.customer.id))).pathname
  await app.db.update(order).set({ partially_paid_amount: 400 }).where(eq(order.id, id))
  expect(locationOf(await leave(id, ann.customer.id))).not.toContain(first)
  const late = await app.fetch(first, { method: 'POST', body: new URLSearchParams({ decision: 'paid' }) })
  expect(late.status).toBe(404)
  const rows = await app.db.select().from(payment).where(eq(payment.order_id, id)).orderBy(payment.id)
  expect(rows.map(({ amount, outcome }) => [amount, outcome])).toEqual([
    [1_000, 'canceled'],
    [600, null],
  ])
})

test('[CHK-03] canceled while paying, the money is the customer’s', async () => {
  const { id } = await make()
  const page = new URL(locationOf(await leave(id, ann.customer.id))).pathname
  await app.send('PUT', '/customer/order/cancel', { order_id: id, reason: 'x' }, ann.headers)
  await app.fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'paid' }) })
  await app.fetch(page.replace('/trial/', '/return/'))
  expect((await track(id)).order_status).toBe('canceled')
  expect((await app.get('/customer/info', ann.headers)).body.wallet_balance).toBe(10)
})

test('[CHK-02] a guest pays too', async () => {
  const { guest_id } = await newGuest(app)
  const { id } = await makeOrder(app.db, store, { guest_id, payment_method: 'digital_payment' })
  await decide(id, 'paid', guest_id)
  const { body } = await app.get(`/customer/order/track?order_id=${id}&guest_id=${guest_id}`)
  expect(body).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
})

test('[CHK-03] nobody opens a customer’s payment by counting numbers; the link that came with the order does', async () => {
  const { id } = await make()
  const payer = ann.customer.id
  const stranger = await signedInCustomer(app)
  expect((await leaveAs(id, payer, {})).status).toBe(404)
  expect((await leaveAs(id, payer, { key: 'guessed' })).status).toBe(404)
  expect((await leaveAs(id, payer, {}, stranger.headers)).status).toBe(404)
  const { payment_link } = await track(id)
  const key = new URL(payment_link).searchParams.get('key') ?? ''
  expect((await leaveAs(id, payer, { key })).status).toBe(303)
  const other = await make()
  expect((await leaveAs(other.id, payer, { key })).status).toBe(404)
  const byPhone = await app.get(`/customer/order/track?order_id=${id}&contact_number=77001234567`)
  expect(byPhone.body.payment_link).toBeNull()
})

test('[CHK-05] a payer at an old or wrong link reads so in their language, and programs are told as ever', async () => {
  const shown = encodeURIComponent(JSON.stringify({ language: 'ar' }))
  const browser = { Accept: 'text/html,*/*', Cookie: `fivefold-context=${shown}` }
  for (const path of ['/payment-mobile?order_id=1', '/payment/trial/old', '/payment/return/old']) {
    const page = await app.fetch(path, { headers: browser })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    const text = await page.text()
    expect(text).toContain('<html lang="ar" dir="rtl" data-theme="system">')
    expect(text).toContain('لا يمكن فتح عملية الدفع هذه')
    expect(text).toContain('href="/track-order"')
    const reply = await app.fetch(path)
    expect([reply.status, await reply.json()]).toMatchObject([404, { message: 'Not found' }])
  }
})

test('a stranger’s, an unknown, a paid order and a foreign address are refused', async () => {
  const { id } = await make()
  const stranger = await signedInCustomer(app)
  expect((await leave(id, stranger.customer.id)).status).toBe(404)
  expect((await leave(9_999_999, ann.customer.id)).status).toBe(404)
  expect((await app.fetch('/payment-mobile')).status).toBe(404)
  expect((await leave(id, ann.customer.id, { callback: 'https://elsewhere.test/' })).status).toBe(403)
  const paid = await make({ payment_status: 'paid' })
  expect(locationOf(await leave(paid.id, ann.customer.id))).toContain('?flag=fail')
  const cash = await make({ payment_method: 'cash_on_delivery' })
  expect(locationOf(await leave(cash.id, ann.customer.id))).toContain('?flag=fail')
  expect(locationOf(await leave(id, ann.customer.id, { payment_method: 'nobody' }))).toContain('?flag=fail')
})
