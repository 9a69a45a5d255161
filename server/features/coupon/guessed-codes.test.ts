// Coupon codes are not found by trying: unknown ones are counted by address, wherever they are typed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkModule, makeModule, makeStore, makeZone, type StoreRow } from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { newGuest, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let store: StoreRow
let scope: Record<string, string>

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT: 'on' })
  const { db } = app
  const zone = await makeZone(db)
  const module = await makeModule(db)
  await linkModule(db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(db, { module_id: module.id, zone_id: zone.id })
  await makeCoupon(db, { module_id: module.id, code: 'SECRET' })
  scope = { zoneid: `[${zone.id}]`, moduleId: String(module.id) }
})

afterAll(() => app.close())

async function quoteWith(coupon_code: string | undefined) {
  const guest = await newGuest(app)
  const request = { ...guest, order_type: 'take_away', store_id: store.id, coupon_code }
  return app.send('POST', '/customer/order/quote', request, scope)
}

test('twenty unknown codes from one address, then none for ten minutes, signed in or not', async () => {
  for (let turn = 1; turn <= 20; turn += 1) {
    expect((await quoteWith(`GUESS${turn}`)).body.refusals).toContainEqual(
      expect.objectContaining({ code: 'coupon' }),
    )
  }
  const refused = await quoteWith('SECRET')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
  const { headers } = await signedInCustomer(app)
  const apply = () => app.get(`/coupon/apply?code=SECRET&store_id=${store.id}`, { ...headers, ...scope })
  expect((await apply()).status).toBe(429)
  expect((await quoteWith(undefined)).status).toBe(200)
  app.setNow(new Date(Date.parse(testInstant) + 600_000))
  expect((await apply()).status).toBe(200)
})
