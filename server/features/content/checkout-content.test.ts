// The small lists of a checkout over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeOfflineMethod,
  makeParcelInstruction,
  makeReason,
  makeVehicle,
} from '#server/testing/content-factories.ts'
import { inAllLanguages } from '#server/testing/factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})

afterAll(() => shop.close())

test('with nothing set up every list is empty, never an error', async () => {
  expect((await shop.get('/offline_payment_method_list')).body).toEqual([])
  expect((await shop.get('/most-tips')).body).toEqual({ most_tips_amount: null })
  expect((await shop.get('/vehicle/extra_charge?distance=3')).body).toBe(0)
  expect((await shop.get('/get-vehicles')).body).toEqual([])
  expect((await shop.get('/customer/order/refund-reasons')).body).toEqual({ refund_reasons: [] })
  const reasons = await shop.get('/customer/order/cancellation-reasons')
  expect(reasons.body).toEqual({ total_size: 0, limit: 25, offset: 1, data: [] })
})

test('[CHK-04] offline methods in the caller’s language, without those switched off', async () => {
  await makeOfflineMethod(shop.db)
  await makeOfflineMethod(shop.db, { status: false })
  shop.forgetCatalogue()
  const { body } = await shop.get('/offline_payment_method_list', { 'X-localization': 'ru' })
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({
    method_name: 'Bank transfer (ru)',
    method_fields: [{ input_name: 'Account (ru)', input_data: 'KZ01' }],
    method_informations: [
      {
        customer_input: 'payer_name',
        customer_label: 'Payer (ru)',
        customer_placeholder: 'Name of payer (ru)',
        is_required: 1,
      },
    ],
  })
})

describe('GET /vehicle/extra_charge', () => {
  beforeAll(async () => {
    const { db } = shop
    await makeVehicle(db, { maximum_coverage_area: 5, extra_charges: 50 })
    await makeVehicle(db, { starting_coverage_area: 8, maximum_coverage_area: 20, extra_charges: 375 })
    await makeVehicle(db, {
      starting_coverage_area: 6,
      maximum_coverage_area: 7,
      extra_charges: 1,
      status: false,
    })
    shop.forgetCatalogue()
  })

  test.each([
    [0, 0.5],
    [5, 0.5],
    [6.5, 3.75],
    [20, 3.75],
    [21, 0],
  ])('%d km cost %d: the covering vehicle, else the next above, else nothing', async (distance, charge) => {
    expect((await shop.get(`/vehicle/extra_charge?distance=${distance}`)).body).toBe(charge)
  })

  test.each([
    ['', 'The distance field is required.'],
    ['distance=far', 'The distance must be a number.'],
    ['distance=-1', 'The distance must be at least 0.'],
  ])('refuses %j', async (query, message) => {
    const { status, body } = await shop.get(`/vehicle/extra_charge?${query}`)
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'distance', message }])
  })

  test('GET /get-vehicles names the vehicles in use', async () => {
    const { body } = await shop.get('/get-vehicles', { 'X-localization': 'ar' })
    expect(body.map((one: { type: string }) => one.type)).toEqual(['Bicycle (ar)', 'Bicycle (ar)'])
  })
})

describe('reasons and instructions', () => {
  beforeAll(async () => {
    const { db } = shop
    for (const text of ['Too slow', 'Wrong address', 'Changed my mind']) {
      await makeReason(db, { reason: inAllLanguages(text) })
    }
    await makeReason(db, { user_type: 'store', reason: inAllLanguages('Sold out') })
    await makeReason(db, { status: false })
    await makeReason(db, { kind: 'refund', reason: inAllLanguages('Damaged') })
    await makeParcelInstruction(db)
    await makeParcelInstruction(db, { status: false })
    shop.forgetCatalogue()
  })

  test('[NET-07] cancellation reasons by pages with the true total', async () => {
    const path = '/customer/order/cancellation-reasons?type=customer'
    const second = await shop.get(`${path}&limit=2&offset=2`)
    expect(second.body).toMatchObject({ total_size: 3, limit: 2, offset: 2 })
    expect(second.body.data).toEqual([
      { id: expect.any(Number), reason: 'Changed my mind', user_type: 'customer', status: 1 },
    ])
    const beyond = await shop.get(`${path}&limit=2&offset=999999999`)
    expect(beyond.body).toEqual({ total_size: 3, limit: 2, offset: 999_999_999, data: [] })
  })

  test('without a type everybody’s reasons are listed, and an unknown type is refused', async () => {
    expect((await shop.get('/customer/order/cancellation-reasons')).body.total_size).toBe(4)
    expect((await shop.get('/customer/order/cancellation-reasons?type=king')).status).toBe(403)
    expect((await shop.get('/customer/order/cancellation-reasons?limit=0')).status).toBe(403)
  })

  test('refund reasons and parcel instructions in the caller’s language', async () => {
    const headers = { 'X-localization': 'tg' }
    const refund = await shop.get('/customer/order/refund-reasons', headers)
    expect(refund.body.refund_reasons).toEqual([
      { id: expect.any(Number), reason: 'Damaged (tg)', status: 1 },
    ])
    const parcel = await shop.get('/customer/order/parcel-instructions', headers)
    expect(parcel.body).toMatchObject({ total_size: 1, limit: 25, offset: 1 })
    expect(parcel.body.data[0].instruction).toBe('Ring twice (tg)')
  })

  test('[PCL-02] what no courier takes, in the caller’s language; nothing where the shop forbids nothing', async () => {
    const path = '/parcel-prohibited-things'
    expect((await shop.get(path)).body).toEqual([])
    await setSettings(shop, { parcel_prohibited_things: [inAllLanguages('Fireworks')] })
    expect((await shop.get(path, { 'X-localization': 'tg' })).body).toEqual(['Fireworks (tg)'])
  })
})
