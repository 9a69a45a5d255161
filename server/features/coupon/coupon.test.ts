// Public coupons over HTTP: what is on offer here, today.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeModule,
  makeStore,
  makeZone,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let farZone: ZoneRow
let food: ModuleRow

const headers = (overrides: Record<string, string> = {}) => ({
  zoneid: `[${zone.id}]`,
  moduleId: String(food.id),
  ...overrides,
})

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  zone = await makeZone(db)
  farZone = await makeZone(db)
  food = await makeModule(db)
  const grocery = await makeModule(db, { module_type: 'grocery' })
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  await linkModule(db, { zone_id: zone.id, module_id: grocery.id })
  const place = { module_id: food.id, zone_id: zone.id }
  const near = await makeStore(db, { ...place, name: inAllLanguages('Noodle Bar') })
  const far = await makeStore(db, { ...place, zone_id: farZone.id })
  const closed = await makeStore(db, { ...place, status: false })

  const coupon = (code: string, overrides: Partial<Parameters<typeof makeCoupon>[1]> = {}) =>
    makeCoupon(db, { module_id: food.id, code, ...overrides })
  await coupon('EVERYBODY', {
    title: inAllLanguages('Ten off'),
    discount: 1_050,
    min_purchase: 2_000,
    max_discount: 500,
    limit: 3,
  })
  await coupon('AMOUNT', { discount_type: 'amount', discount: 250 })
  await coupon('STORE', { coupon_type: 'store_wise', store_id: near.id })
  await coupon('STORE_FAR', { coupon_type: 'store_wise', store_id: far.id })
  await coupon('STORE_CLOSED', { coupon_type: 'store_wise', store_id: closed.id })
  await coupon('VENDOR', { created_by: 'vendor', store_id: near.id })
  await coupon('ZONE', { coupon_type: 'zone_wise', zone_ids: [zone.id, farZone.id] })
  await coupon('ZONE_FAR', { coupon_type: 'zone_wise', zone_ids: [farZone.id] })
  await coupon('LAST_DAY', { expire_date: '2026-11-16' })
  await coupon('FIRST_DAY', { start_date: '2026-11-16' })
  await coupon('OVER', { expire_date: '2026-11-15' })
  await coupon('NOT_YET', { start_date: '2026-11-17' })
  await coupon('OFF', { status: false })
  await coupon('FOR_ONE', { customer_ids: [7] })
  await coupon('GROCERY', { module_id: grocery.id })
})

afterAll(() => shop.close())

const codes = (body: { code: string }[]) => body.map((one) => one.code).toSorted()

describe.each(['/coupon/list', '/coupon/list/all?customer_id=7'])('GET %s', (path) => {
  test('[CPN-01] valid today, in these zones, of this module, for everybody', async () => {
    const { status, body } = await shop.get(path, headers())
    expect(status).toBe(200)
    expect(codes(body)).toEqual(['AMOUNT', 'EVERYBODY', 'FIRST_DAY', 'LAST_DAY', 'STORE', 'VENDOR', 'ZONE'])
  })

  test('[CPN-01] in decimals and in the caller’s language', async () => {
    const { body } = await shop.get(path, headers({ 'X-localization': 'tg' }))
    const found = (code: string) => body.find((one: { code: string }) => one.code === code)
    expect(found('EVERYBODY')).toMatchObject({
      title: 'Ten off (tg)',
      discount: 10.5,
      discount_type: 'percent',
      min_purchase: 20,
      max_discount: 5,
      limit: 3,
      start_date: '2026-01-01',
      expire_date: '2026-12-31',
      customer_id: '["all"]',
      store_id: null,
      store: null,
    })
    expect(found('AMOUNT')).toMatchObject({ discount: 2.5, discount_type: 'amount' })
    expect(found('STORE')).toMatchObject({ data: 'Noodle Bar (tg)', store: { name: 'Noodle Bar (tg)' } })
    expect(found('ZONE').data).toBe(`[${zone.id},${farZone.id}]`)
  })

  test('without a module every module of the zones; an unknown one is refused', async () => {
    const all = await shop.get(path, { zoneid: `[${zone.id}]` })
    expect(codes(all.body)).toContain('GROCERY')
    expect((await shop.get(path, headers({ moduleId: '9999' }))).status).toBe(403)
  })

  test('needs a zone', async () => {
    const { status, body } = await shop.get(path, { moduleId: String(food.id) })
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'zoneId', message: 'Zone id required' }])
  })
})

test('[CPN-01] a customer sees what is open to everybody and what is meant for them, of every module', async () => {
  const [ann, bob] = [await signedInCustomer(shop), await signedInCustomer(shop)]
  await makeCoupon(shop.db, { module_id: food.id, code: 'FOR_ANN', customer_ids: [ann.customer.id] })
  const mine = (person: { authorization: string }) =>
    shop.get('/customer/coupon/list', { ...person, zoneid: `[${zone.id}]` })
  const { status, body } = await mine(ann.headers)
  expect(status).toBe(200)
  expect(codes(body)).toEqual(expect.arrayContaining(['EVERYBODY', 'FOR_ANN', 'GROCERY', 'STORE', 'ZONE']))
  expect(codes(body)).not.toEqual(expect.arrayContaining(['FOR_ONE']))
  expect(codes((await mine(bob.headers)).body)).not.toContain('FOR_ANN')
  expect(codes((await shop.get('/coupon/list', headers())).body)).not.toContain('FOR_ANN')
  expect((await shop.get('/customer/coupon/list', { zoneid: `[${zone.id}]` })).status).toBe(401)
  expect((await shop.get('/customer/coupon/list', ann.headers)).status).toBe(403)
})

test('the day turns at midnight of the business, not of the machine', async () => {
  shop.setNow('2026-11-16T18:59:59.000Z')
  shop.forgetCatalogue()
  expect(codes((await shop.get('/coupon/list', headers())).body)).toContain('LAST_DAY')
  shop.setNow('2026-11-16T19:00:00.000Z')
  shop.forgetCatalogue()
  const next = codes((await shop.get('/coupon/list', headers())).body)
  expect(next).not.toContain('LAST_DAY')
  expect(next).toContain('NOT_YET')
})

test('[CPN-01] letter case makes no second coupon, and one’s own says whose it is', async () => {
  await expect(makeCoupon(shop.db, { module_id: food.id, code: 'everybody' })).rejects.toThrow()
  const ann = await signedInCustomer(shop)
  await makeCoupon(shop.db, { module_id: food.id, code: 'ANNS', customer_ids: [ann.customer.id, 7] })
  const { body } = await shop.get('/customer/coupon/list', headers(ann.headers))
  const own = body.find((one: { code: string }) => one.code === 'ANNS')
  expect(own.customer_id).toBe(JSON.stringify([String(ann.customer.id)]))
})
