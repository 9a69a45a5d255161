// Other people's clients: a payer who set out from one is led back to it, with how it ended, if the business named it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let ann: SignedIn
let store: Awaited<ReturnType<typeof makeStore>>

beforeAll(async () => {
  app = await createTestApp({ DEMO: 'on', CLIENT_ORIGINS: 'https://client.example', RATE_LIMIT: 'on' })
  const zone = await makeZone(app.db)
  const food = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: food.id })
  store = await makeStore(app.db, { module_id: food.id, zone_id: zone.id })
  await setSettings(app, {
    digital_payment: true,
    add_fund_status: true,
    customer_wallet_status: true,
    active_payment_method_list: [{ gateway: 'trial', gateway_title: 'Trial', gateway_image: 'trial.webp' }],
  })
})

beforeEach(async () => {
  ann = await signedInCustomer(app)
})

afterAll(() => app.close())

const locationOf = (reply: Response) => reply.headers.get('location') ?? ''

const unpaidOrder = async () =>
  (await makeOrder(app.db, store, { customer_id: ann.customer.id, payment_method: 'digital_payment' })).id

/** As such clients open it: in a browser, without a session and without the order's key. */
function leave(order_id: number, callback: string, customer_id = ann.customer.id) {
  const asked = { order_id: String(order_id), customer_id: String(customer_id), payment_method: 'trial' }
  return app.fetch(`/payment-mobile?${new URLSearchParams({ ...asked, payment_platform: 'web', callback })}`)
}

const addFund = (callback: string) =>
  app.send(
    'POST',
    '/customer/wallet/add-fund',
    { amount: 20, payment_method: 'trial', callback },
    ann.headers,
  )

async function decide(page: string, decision: string) {
  const { pathname } = new URL(page)
  await app.fetch(pathname, { method: 'POST', body: new URLSearchParams({ decision }) })
  return locationOf(await app.fetch(pathname.replace('/trial/', '/return/')))
}

const outcomes = [
  ['paid', 'success'],
  ['failed', 'fail'],
  ['canceled', 'cancel'],
] as const

describe('a client the business named', () => {
  test.each(outcomes)('gets its payer of an order back, %s', async (decision, flag) => {
    const page = locationOf(await leave(await unpaidOrder(), 'https://client.example/profile?page=my-orders'))
    const back = await decide(page, decision)
    expect(back).toMatch(`https://client.example/profile?page=my-orders?flag=${flag}&&token=`)
  })

  test.each(outcomes)('gets its payer of a top-up back, %s', async (decision, flag) => {
    const { body } = await addFund('https://client.example/wallet')
    const back = await decide(body.redirect_link, decision)
    expect(back).toMatch(`https://client.example/wallet?flag=${flag}&&token=`)
  })

  test('is the only other place the form of the trial page leads to', async () => {
    const { body } = await addFund('https://client.example/wallet')
    const page = await app.fetch(new URL(body.redirect_link).pathname)
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://client.example;",
    )
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('is told of no success that only the payer claims', async () => {
    const page = locationOf(await leave(await unpaidOrder(), 'https://client.example/orders'))
    const { pathname } = new URL(page)
    const claimed = await app.fetch(`${pathname.replace('/trial/', '/return/')}?done=1`)
    expect(locationOf(claimed)).toBe('https://client.example/orders')
  })

  test('opens nobody’s payment by trying numbers', async () => {
    const order_id = await unpaidOrder()
    const guess = async (customer_id: number) =>
      (await leave(order_id, 'https://client.example/orders', customer_id)).status
    const tries = []
    for (let number = 1_000_001; number <= 1_000_012; number += 1) tries.push(await guess(number))
    expect(tries).toEqual([...Array(10).fill(404), 429, 429])
    expect(await guess(ann.customer.id)).toBe(429)
    const own = { callback: 'http://shop.test/order/1', payment_method: 'trial' }
    const asked = { order_id: String(order_id), customer_id: String(ann.customer.id), ...own }
    const byOwner = await app.fetch(`/payment-mobile?${new URLSearchParams(asked)}`, { headers: ann.headers })
    expect(byOwner.status).toBe(303)
  })
})

test.each([
  'https://client.example.evil.com/',
  'https://client.example@evil.com/',
  'https://user@client.example/',
  'http://client.example/',
  'https://client.example:8443/',
  '//evil.com/client.example',
  '\\\\evil.com',
  '/\\evil.com',
  'javascript:alert(1)',
  'javascript://client.example/%0aalert(1)',
  'blob:https://client.example/1',
])('anything else is refused: %s', async (callback) => {
  const fund = await addFund(callback)
  expect([fund.status, fund.body.errors[0].code]).toEqual([403, 'callback'])
  const asked = { order_id: String(await unpaidOrder()), customer_id: String(ann.customer.id) }
  const search = new URLSearchParams({ ...asked, payment_method: 'trial', callback })
  const paid = await app.fetch(`/payment-mobile?${search}`, { headers: ann.headers })
  expect([paid.status, paid.headers.get('location')]).toEqual([403, null])
})

test('what may not stand in a header leads back all the same', async () => {
  const { body } = await addFund('https://client.example/кошелёк\n')
  expect(await decide(body.redirect_link, 'paid')).toContain('https://client.example/%D0%BA')
})

test('a host that only the request names is neither an own address nor written down', async () => {
  const demo = await createTestApp({ DEMO: 'on', PUBLIC_URL: '' })
  await setSettings(demo, {
    digital_payment: true,
    add_fund_status: true,
    customer_wallet_status: true,
    active_payment_method_list: [{ gateway: 'trial', gateway_title: 'Trial', gateway_image: 'trial.webp' }],
  })
  const { headers } = await signedInCustomer(demo)
  const begin = async (callback: string) =>
    demo.send('POST', '/customer/wallet/add-fund', { amount: 20, payment_method: 'trial', callback }, headers)
  // The test's requests name http://shop.test, which is no name of this machine.
  expect((await begin('http://shop.test/profile')).status).toBe(403)
  const own = await begin('/profile?page=wallet')
  expect(own.body.redirect_link).toMatch(/^http:\/\/localhost:3000\/payment\/trial\//)
  expect((await demo.get('/config')).body.base_urls.item_image_url).toMatch(/^http:\/\/localhost:3000\//)
  expect(await (await demo.fetch('/robots.txt')).text()).toContain(
    'Sitemap: http://localhost:3000/sitemap.xml',
  )
  await demo.close()
})
