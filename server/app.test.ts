// What holds for every address of the shop: where it says it is, and what it does not send twice.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { connectionLimits } from '#server/platform/http/limits/connections.ts'
import { listen } from '#server/shop.ts'
import { makeModule } from '#server/testing/factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp({ PUBLIC_URL: 'https://fivefold.test/', DEMO: 'on' })
  await makeModule(shop.db)
  await setSettings(shop, {
    digital_payment: true,
    add_fund_status: true,
    customer_wallet_status: true,
    active_payment_method_list: [{ gateway: 'trial', gateway_title: 'Trial', gateway_image: 'trial.webp' }],
  })
})

afterAll(() => shop.close())

describe('behind a proxy that speaks TLS', () => {
  test('pictures are found at the public address', async () => {
    const { body } = await shop.get('/config')
    expect(body.logo_full_url).toMatch(/^https:\/\/fivefold\.test\//)
    expect(body.base_urls.item_image_url).toMatch(/^https:\/\/fivefold\.test\//)
  })

  test('a way back to the public address is the shop’s own, one to the inner address is not', async () => {
    const ann = await signedInCustomer(shop)
    const begin = (callback: string) =>
      shop.send(
        'POST',
        '/customer/wallet/add-fund',
        { amount: 10, payment_method: 'trial', payment_platform: 'web', callback },
        ann.headers,
      )
    const own = await begin('https://fivefold.test/profile?page=wallet')
    expect(own.status).toBe(200)
    expect(own.body.redirect_link).toMatch(/^https:\/\/fivefold\.test\/payment\/trial\//)
    expect((await begin('http://shop.test/profile')).status).toBe(403)
  })
})

describe('a browser that holds an answer already', () => {
  test.each(['gzip', 'identity'])('is not sent it again (%s)', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const first = await shop.fetch('/api/v1/config', { headers })
    const etag = first.headers.get('etag') ?? ''
    expect(etag.startsWith('W/')).toBe(encoding === 'gzip')
    const again = await shop.fetch('/api/v1/config', { headers: { ...headers, 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

test('an answer that reads no place is cached once, wherever callers say they are', async () => {
  const { db } = shop
  const names = async (latitude: string) =>
    (await shop.get('/module', { latitude, longitude: '71.4' })).body.map((one: { id: number }) => one.id)
  const before = await names('51.1')
  await makeModule(db)
  expect(await names('51.2')).toEqual(before)
})

describe('/metrics', () => {
  const read = async (app: TestApp, headers: Record<string, string> = {}) => {
    const reply = await app.fetch('/metrics', { headers })
    return { status: reply.status, text: await reply.text() }
  }

  test('are for this machine, and for nobody whom a proxy brings', async () => {
    expect((await read(shop)).text).toContain('http_request_duration_seconds')
    expect((await read(shop, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  })

  test('tell the last known number, which is looked up by the work that is due', async () => {
    expect((await read(shop)).text).toMatch(/^ledger_faults nan$/im)
    await shop.work()
    expect((await read(shop)).text).toMatch(/^ledger_faults 0$/m)
  })

  test('with a token are for those who have it', async () => {
    const guarded = await createTestApp({ METRICS_TOKEN: 'watchman' })
    expect((await read(guarded)).status).toBe(404)
    expect((await read(guarded, { authorization: 'Bearer guess' })).status).toBe(404)
    expect((await read(guarded, { authorization: 'Bearer watchman' })).status).toBe(200)
    await guarded.close()
  })
})

test('whoever found a hole is told where to report it, if there is such a place', async () => {
  const path = '/.well-known/security.txt'
  expect((await shop.fetch(path)).status).toBe(404)
  const reachable = await createTestApp({ SECURITY_CONTACT: 'holes@shop.test' })
  const reply = await reachable.fetch(path)
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain;\s?charset=utf-8$/i)
  expect(await reply.text()).toMatch(/^Contact: mailto:holes@shop\.test\nExpires: 2027-/)
  await reachable.close()
})

test('an answer that is cached is sent before the app is entered until the catalogue changes', async () => {
  const beside = createApp(shop.parts)
  const server = await listen(beside, { port: 0, host: '127.0.0.1' })
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/module`)
    const { date: _, 'x-request-id': id, ...sent } = Object.fromEntries(response.headers)
    return { id, reply: { sent, body: await response.json() } }
  }
  try {
    const [, viaApp, viaCache] = [await ask(), await ask(), await ask()]
    expect(viaCache.id).not.toBe(viaApp.id)
    expect(viaCache.reply.body).toEqual(viaApp.reply.body)
    expect(viaCache.reply.sent).toMatchObject({
      'access-control-allow-origin': '*',
      'x-frame-options': 'DENY',
    })
    const added = await makeModule(shop.db)
    expect((await ask()).reply).toEqual(viaCache.reply)
    beside.changes.announceAll()
    expect((await ask()).reply.body).toContainEqual(expect.objectContaining({ id: added.id }))
  } finally {
    await server.close()
  }
})

test('the shop closes a connection that asks for nothing', async () => {
  const limits = { ...connectionLimits, headersMs: 100, checkEveryMs: 20 }
  const server = await listen(createApp(shop.parts), { port: 0, host: '127.0.0.1' }, limits)
  try {
    expect(await text(connect(server.port, '127.0.0.1'))).toContain('408 Request Timeout')
  } finally {
    await server.close()
  }
})
