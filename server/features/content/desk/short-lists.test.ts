// The short lists at the desk over HTTP: what is written there stands in the checkout at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryMan } from '#server/database/schema/content.ts'
import { linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let parcels: { id: number }
let food: { id: number }
let zone: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app, ['owner'])
  zone = await makeZone(app.db)
  parcels = await makeModule(app.db, { module_type: 'parcel' })
  food = await makeModule(app.db, { module_type: 'food' })
  for (const { id } of [parcels, food]) await linkModule(app.db, { zone_id: zone.id, module_id: id })
})

afterAll(() => app.close())

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) =>
  app.send(method, `/desk/${path}`, body, owner.headers)

async function made(path: string, body: object): Promise<{ id: number; version: number }> {
  const reply = await send('POST', path, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}

const customer = async (path: string, headers: Record<string, string> = {}) => {
  app.forgetCatalogue()
  return (await app.get(path, headers)).body
}

const parcelCategory = (fields: object = {}) => ({
  module_id: parcels.id,
  name: { en: 'Small box' },
  description: {},
  limits: { en: 'Up to 5 kg' },
  parcel_per_km_shipping_charge: 0.8,
  parcel_minimum_shipping_charge: '',
  status: true,
  ...fields,
})

describe('kinds of parcels', () => {
  test('a new one can be sent, a changed one as it is now, one that is off not', async () => {
    const { id, version } = await made('parcel-categories', parcelCategory())
    const sent = () => customer('/parcel-category', { moduleid: String(parcels.id) })
    expect(await sent()).toEqual([
      expect.objectContaining({
        id,
        name: 'Small box',
        limits: 'Up to 5 kg',
        parcel_per_km_shipping_charge: 0.8,
      }),
    ])
    const changed = await send('PUT', `parcel-categories/${id}`, {
      ...parcelCategory({ name: { en: 'Box' }, parcel_minimum_shipping_charge: 3 }),
      version,
    })
    expect(changed.body).toMatchObject({ version: 2, name: { en: 'Box', ru: '' } })
    expect(await sent()).toMatchObject([{ name: 'Box', parcel_minimum_shipping_charge: 3 }])
    const late = await send('PUT', `parcel-categories/${id}`, { ...parcelCategory(), version })
    expect([late.status, late.body.errors[0].code]).toEqual([409, 'version'])
    await send('PUT', `parcel-categories/${id}`, { ...parcelCategory({ status: false }), version: 2 })
    expect(await sent()).toEqual([])
    expect((await app.get('/desk/parcel-categories', owner.headers)).body).toHaveLength(1)
  })

  test('one belongs to a module that carries parcels', async () => {
    const refused = await send('POST', 'parcel-categories', parcelCategory({ module_id: food.id }))
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'module_id'])
  })

  test('one that an order names is not removed', async () => {
    const { id } = await made('parcel-categories', parcelCategory())
    const store = await makeStore(app.db, { module_id: food.id, zone_id: zone.id })
    await makeOrder(app.db, store, { guest_id: 1, parcel_category_id: id })
    const refused = await send('DELETE', `parcel-categories/${id}`, { version: 1 })
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'in-use'])
    const other = await made('parcel-categories', parcelCategory())
    expect((await send('DELETE', `parcel-categories/${other.id}`, { version: 1 })).status).toBe(200)
    expect((await send('DELETE', `parcel-categories/${other.id}`, { version: 1 })).status).toBe(404)
  })
})

describe('vehicles', () => {
  const van = {
    type: { en: 'Van' },
    starting_coverage_area: 5,
    maximum_coverage_area: 20,
    extra_charges: 2.5,
    status: true,
  }

  test('what one costs holds for the ways it covers', async () => {
    const { id } = await made('vehicles', van)
    expect(await customer('/vehicle/extra_charge?distance=10')).toBe(2.5)
    await send('PUT', `vehicles/${id}`, { ...van, extra_charges: 4, version: 1 })
    expect(await customer('/vehicle/extra_charge?distance=10')).toBe(4)
    const refused = await send('POST', 'vehicles', { ...van, maximum_coverage_area: 5 })
    expect(refused.body.errors[0]).toEqual({
      code: 'maximum_coverage_area',
      message: 'The longest way must be longer than the shortest.',
    })
  })

  test('one that a courier drives is not removed', async () => {
    const { id } = await made('vehicles', van)
    const person = { f_name: 'Ali', l_name: 'K', phone: '+7', email: 'a@b.test', image: 'a.webp' }
    const courier = { ...person, zone_id: zone.id, latitude: 51, longitude: 71, vehicle_id: id }
    await app.db.insert(deliveryMan).values(courier)
    expect((await send('DELETE', `vehicles/${id}`, { version: 1 })).status).toBe(409)
  })
})

test('words for the courier and reasons stand where customers choose them, in their language', async () => {
  const word = await made('parcel-instructions', {
    instruction: { en: 'Fragile', ru: 'Хрупкое' },
    status: true,
  })
  await made('reasons', { kind: 'cancellation', reason: { en: 'Too late' }, status: true })
  await made('reasons', { kind: 'refund', reason: { en: 'Spoilt' }, status: true })
  const russian = { 'x-localization': 'ru' }
  const words = await customer('/customer/order/parcel-instructions', russian)
  expect(words.data).toMatchObject([{ instruction: 'Хрупкое' }])
  expect((await customer('/customer/order/cancellation-reasons', russian)).data).toMatchObject([
    { reason: 'Too late' },
  ])
  expect((await customer('/customer/order/refund-reasons')).refund_reasons).toMatchObject([
    { reason: 'Spoilt' },
  ])
  expect((await send('DELETE', `parcel-instructions/${word.id}`, { version: 1 })).status).toBe(200)
  expect((await customer('/customer/order/parcel-instructions')).data).toEqual([])
})

test('a change is written into the log and taken back', async () => {
  const { id } = await made('reasons', { kind: 'refund', reason: { en: 'Cold' }, status: true })
  await send('PUT', `reasons/${id}`, {
    kind: 'refund',
    reason: { en: 'Lukewarm' },
    status: false,
    version: 1,
  })
  const { body } = await app.get('/desk/audit?subject=reason', owner.headers)
  const [entry] = body.entries
  expect(entry).toMatchObject({ act: 'changed', subject_id: id, subject_name: 'Lukewarm', can_undo: true })
  expect((await app.send('POST', `/desk/audit/${entry.id}/undo`, {}, owner.headers)).status).toBe(200)
  const now = (await app.get('/desk/reasons', owner.headers)).body
  expect(now.find((one: { id: number }) => one.id === id)).toMatchObject({
    reason: { en: 'Cold' },
    status: true,
    version: 3,
  })
})

test('whoever may not edit them reads them and changes nothing', async () => {
  const marketing = await signedInStaff(app, ['marketing'])
  for (const path of ['parcel-categories', 'parcel-instructions', 'vehicles', 'reasons']) {
    expect((await app.get(`/desk/${path}`, marketing.headers)).status).toBe(200)
    expect((await app.send('POST', `/desk/${path}`, {}, marketing.headers)).status).toBe(403)
  }
})
