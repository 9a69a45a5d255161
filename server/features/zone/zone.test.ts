// Zones over HTTP: which zones hold a point, what they charge, and what a point outside is answered.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inAllLanguages, linkModule, makeModule, makeZone, squareAround } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let city: { id: number }
let centre: { id: number }
let food: { id: number }

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  city = await makeZone(db, {
    name: inAllLanguages('City'),
    rings: squareAround(51, 71, 0.5),
    increased_delivery_fee: 15,
    increased_delivery_fee_status: true,
    increase_delivery_charge_message: inAllLanguages('Busy hours'),
  })
  centre = await makeZone(db, { name: inAllLanguages('Centre'), rings: squareAround(51, 71, 0.1) })
  await makeZone(db, { rings: squareAround(40, 60), status: false })
  food = await makeModule(db, { module_name: inAllLanguages('Food') })
  const closed = await makeModule(db, { status: false })
  await linkModule(db, { zone_id: city.id, module_id: food.id, per_km_shipping_charge: 150 })
  await linkModule(db, { zone_id: city.id, module_id: closed.id })
})

afterAll(() => shop.close())

describe('GET /config/get-zone-id', () => {
  test('[LOC-13] names every active zone holding the point, the smallest first, as a list in text', async () => {
    const { status, body } = await shop.get('/config/get-zone-id?lat=51&lng=71')
    expect(status).toBe(200)
    expect(body.zone_id).toBe(`[${centre.id},${city.id}]`)
    expect(body.zone_data.map((zone: { id: number }) => zone.id)).toEqual([centre.id, city.id])
  })

  test('[LOC-03] tells charges and the active modules of each zone with their pivot', async () => {
    const { body } = await shop.get('/config/get-zone-id?lat=51.3&lng=71.3')
    expect(body.zone_data).toHaveLength(1)
    const [zone] = body.zone_data
    expect(zone).toMatchObject({
      id: city.id,
      status: 1,
      cash_on_delivery: true,
      increased_delivery_fee: 15,
      increased_delivery_fee_status: 1,
      increase_delivery_charge_message: 'Busy hours',
    })
    expect(zone.modules).toHaveLength(1)
    expect(zone.modules[0]).toMatchObject({
      id: food.id,
      module_name: 'Food',
      pivot: {
        zone_id: city.id,
        module_id: food.id,
        per_km_shipping_charge: 1.5,
        minimum_shipping_charge: null,
      },
    })
    expect(zone.modules[0]).not.toHaveProperty('zones')
  })

  test('the border belongs to the zone', async () => {
    const { body } = await shop.get('/config/get-zone-id?lat=51.5&lng=71.5')
    expect(body.zone_id).toBe(`[${city.id}]`)
  })

  test('[HDR-08] names come in the caller’s language', async () => {
    const { body } = await shop.get('/config/get-zone-id?lat=51.3&lng=71.3', { 'X-localization': 'tg' })
    expect(body.zone_data[0].name).toBe('City (tg)')
    expect(body.zone_data[0].modules[0].module_name).toBe('Food (tg)')
  })

  test('[LOC-04] a point nobody delivers to is refused with 404, in the caller’s language', async () => {
    const { status, body } = await shop.get('/config/get-zone-id?lat=10&lng=10')
    expect(status).toBe(404)
    expect(body.errors).toEqual([{ code: 'coordinates', message: 'Service not available in this area' }])
    const russian = await shop.get('/config/get-zone-id?lat=10&lng=10', { 'X-localization': 'ru' })
    expect(russian.body.errors[0].message).toBe('В этом районе сервис недоступен')
  })

  test('[LOC-04] a point in a paused zone only is told so with 403', async () => {
    const { status, body } = await shop.get('/config/get-zone-id?lat=40&lng=60')
    expect(status).toBe(403)
    expect(body.errors).toEqual([
      { code: 'coordinates', message: 'We are temporarily unavailable in this area' },
    ])
  })

  test.each([
    [
      '',
      [
        ['lat', 'The lat field is required.'],
        ['lng', 'The lng field is required.'],
      ],
    ],
    ['lat=91&lng=71', [['lat', 'The lat must not be greater than 90.']]],
    ['lat=51&lng=-181', [['lng', 'The lng must be at least -180.']]],
    ['lat=north&lng=71', [['lat', 'The lat must be a number.']]],
    ['lat=null&lng=71', [['lat', 'The lat field is required.']]],
    ['lat=51&lat=52&lng=71', [['lat', 'The lat must be a number.']]],
    ['lat=Infinity&lng=71', [['lat', 'The lat must be a number.']]],
  ])('coordinates %j are refused with 403 and the field’s name', async (query, expected) => {
    const { status, body } = await shop.get(`/config/get-zone-id?${query}`)
    expect(status).toBe(403)
    expect(body.errors.map((one: { code: string; message: string }) => [one.code, one.message])).toEqual(
      expected,
    )
  })
})

describe('GET /zone/list', () => {
  test('lists active zones with their borders', async () => {
    const { status, body } = await shop.get('/zone/list')
    expect(status).toBe(200)
    expect(body.map((zone: { id: number }) => zone.id)).toEqual([city.id, centre.id])
    expect(body[0].coordinates).toEqual({ type: 'Polygon', coordinates: squareAround(51, 71, 0.5) })
    expect(body[0].formated_coordinates[0]).toEqual({ lat: 50.5, lng: 70.5 })
  })
})

describe('GET /zone/check', () => {
  test('says whether the zone, or one of several, holds the point', async () => {
    const inside = `lat=51.3&lng=71.3`
    expect((await shop.get(`/zone/check?${inside}&zone_id=${city.id}`)).body).toBe(true)
    expect((await shop.get(`/zone/check?${inside}&zone_id=${centre.id}`)).body).toBe(false)
    expect((await shop.get(`/zone/check?${inside}&zone_id=[${centre.id},${city.id}]`)).body).toBe(true)
    expect((await shop.get('/zone/check?lat=10&lng=10&zone_id=1')).body).toBe(false)
  })

  test('refuses a missing or unreadable zone', async () => {
    const missing = await shop.get('/zone/check?lat=51&lng=71')
    expect(missing.status).toBe(403)
    expect(missing.body.errors[0]).toEqual({ code: 'zone_id', message: 'The zone id field is required.' })
    expect((await shop.get('/zone/check?lat=51&lng=71&zone_id=abc')).status).toBe(403)
  })
})

test('a new zone is found after the catalogue changed', async () => {
  expect((await shop.get('/config/get-zone-id?lat=-20&lng=-20')).status).toBe(404)
  const island = await makeZone(shop.db, { rings: squareAround(-20, -20) })
  shop.forgetCatalogue()
  expect((await shop.get('/config/get-zone-id?lat=-20&lng=-20')).body.zone_id).toBe(`[${island.id}]`)
})
