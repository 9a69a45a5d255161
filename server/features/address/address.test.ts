// Saved addresses: kept as sent, in a zone, and each customer's own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cityCentre, makeZone, squareAround } from '#server/testing/factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let zone_id: number
let inner_id: number

beforeAll(async () => {
  app = await createTestApp()
  zone_id = (await makeZone(app.db)).id
  inner_id = (await makeZone(app.db, { rings: squareAround(51.13, 71.43, 0.01) })).id
  await makeZone(app.db, { rings: squareAround(40, 40), status: false })
})

afterAll(() => app.close())

const home = {
  contact_person_name: 'Ann Lee',
  contact_person_number: '+7 701 000-00-01',
  contact_person_email: 'ann@shop.test',
  address_type: 'home',
  address: '1 Long Street',
  house: '1',
  floor: '2',
  road: 'Long Street',
  additional_information: 'The blue door',
  latitude: cityCentre.latitude + 0.1,
  longitude: cityCentre.longitude,
}

const add = (who: SignedIn, body: unknown) => app.send('POST', '/customer/address/add', body, who.headers)
const list = async (who: SignedIn, query = '') =>
  (await app.get(`/customer/address/list${query}`, who.headers)).body
const change = (who: SignedIn, id: number, body: unknown) =>
  app.send('PUT', `/customer/address/update/${id}`, body, who.headers)
const remove = (who: SignedIn, address_id: unknown) =>
  app.send('DELETE', '/customer/address/delete', { address_id }, who.headers)

test('[ADR-12] everything that is sent is kept and comes back', async () => {
  const ann = await signedInCustomer(app)
  const { status, body } = await add(ann, { ...home, address_type: 'other', address_label: 'Mum' })
  expect([status, body]).toEqual([200, { message: 'Successfully added', zone_ids: [zone_id] }])
  const { addresses, total_size, limit, offset } = await list(ann)
  expect([total_size, limit, offset]).toEqual([1, 10, 1])
  expect(addresses[0]).toEqual({
    ...home,
    address_type: 'other',
    address_label: 'Mum',
    latitude: String(home.latitude),
    longitude: String(home.longitude),
    id: expect.any(Number),
    user_id: ann.customer.id,
    zone_id,
    zone_ids: [zone_id],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
})

test('[ADR-12] what is optional may be missing', async () => {
  const ann = await signedInCustomer(app)
  const {
    contact_person_email: _e,
    house: _h,
    floor: _f,
    road: _r,
    additional_information: _a,
    ...rest
  } = home
  expect((await add(ann, rest)).status).toBe(200)
  expect((await list(ann)).addresses[0]).toMatchObject({
    house: null,
    floor: null,
    contact_person_email: null,
  })
})

test('[ADR-09] a place in two zones names both, the smaller first', async () => {
  const ann = await signedInCustomer(app)
  const { body } = await add(ann, { ...home, ...cityCentre })
  expect(body.zone_ids).toEqual([inner_id, zone_id])
})

test('[ADR-10] the newest address comes first, page by page', async () => {
  const ann = await signedInCustomer(app)
  for (let minute = 0; minute < 3; minute += 1) {
    app.setNow(new Date(Date.parse(testInstant) + minute * 60_000))
    await add(ann, { ...home, address: `Street ${minute}` })
  }
  app.setNow(testInstant)
  const names = (page: { addresses: { address: string }[] }) => page.addresses.map((one) => one.address)
  const first = await list(ann, '?limit=2&offset=1')
  expect(first).toMatchObject({ total_size: 3, limit: 2, offset: 1 })
  expect(names(first)).toEqual(['Street 2', 'Street 1'])
  expect(names(await list(ann, '?limit=2&offset=2'))).toEqual(['Street 0'])
  expect(names(await list(ann, '?limit=2&offset=3'))).toEqual([])
})

test('[ADR-03] an address is changed by PUT, or by POST with _method', async () => {
  const ann = await signedInCustomer(app)
  await add(ann, home)
  const [{ id }] = (await list(ann)).addresses
  const { status, body } = await change(ann, id, { ...home, address_type: 'Summer house', floor: '' })
  expect([status, body]).toEqual([200, { message: 'Updated successfully', zone_id, zone_ids: [zone_id] }])
  expect((await list(ann)).addresses).toEqual([
    expect.objectContaining({ id, address_type: 'Summer house', floor: null }),
  ])
  const posted = { ...home, address: '2 Long Street', _method: 'put' }
  const again = await app.send('POST', `/customer/address/update/${id}`, posted, ann.headers)
  expect(again.status).toBe(200)
  expect((await list(ann)).addresses[0].address).toBe('2 Long Street')
})

test('[ADR-10] an address is deleted, once', async () => {
  const ann = await signedInCustomer(app)
  await add(ann, home)
  const [{ id }] = (await list(ann)).addresses
  const { status, body } = await remove(ann, id)
  expect([status, body]).toEqual([200, { message: 'Successfully removed' }])
  expect((await list(ann)).total_size).toBe(0)
  const again = await remove(ann, id)
  expect([again.status, again.body.message]).toEqual([404, 'Not found'])
})

test('[ADR-10] refuses another customer’s address, and leaves it as it is', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  await add(ann, home)
  const before = await list(ann)
  const [{ id }] = before.addresses
  expect((await change(bob, id, { ...home, address: 'Mine now' })).status).toBe(404)
  expect((await remove(bob, id)).status).toBe(404)
  expect((await list(bob)).total_size).toBe(0)
  expect(await list(ann)).toEqual(before)
})

test.each([
  ['GET', '/customer/address/list'],
  ['POST', '/customer/address/add'],
  ['PUT', '/customer/address/update/1'],
  ['DELETE', '/customer/address/delete'],
] as const)('[ADR-10] [NET-12] %s %s refuses a stranger', async (method, path) => {
  const { status } = await (method === 'GET' ? app.get(path) : app.send(method, path, home))
  expect(status).toBe(401)
})

test('every missing field is named', async () => {
  const ann = await signedInCustomer(app)
  const { status, body } = await add(ann, {})
  expect(status).toBe(403)
  expect(body.errors.map((one: { code: string }) => one.code).toSorted()).toEqual([
    'address',
    'address_type',
    'contact_person_name',
    'contact_person_number',
    'latitude',
    'longitude',
  ])
  expect(body.errors).toContainEqual({ code: 'address', message: 'The address field is required.' })
  expect((await remove(ann, undefined)).body.errors[0].message).toBe('The address id field is required.')
})

test.each([
  [{ address_type: 'x'.repeat(101) }, 'address_type'],
  [{ contact_person_name: 'x'.repeat(101) }, 'contact_person_name'],
  [{ contact_person_number: '1'.repeat(21) }, 'contact_person_number'],
  [{ contact_person_number: 'call me' }, 'contact_person_number'],
  [{ contact_person_email: 'nobody' }, 'contact_person_email'],
  [{ address: 'x'.repeat(1_001) }, 'address'],
  [{ latitude: 91 }, 'latitude'],
  [{ longitude: 'east' }, 'longitude'],
])('refuses %o', async (part, code) => {
  const ann = await signedInCustomer(app)
  for (const reply of [await add(ann, { ...home, ...part }), await change(ann, 1, { ...home, ...part })]) {
    expect([reply.status, reply.body.errors[0].code]).toEqual([403, code])
  }
})

test.each([
  ['where nobody delivers', { latitude: 0, longitude: 0 }],
  ['where delivery is paused', { latitude: 40, longitude: 40 }],
])('refuses a place %s', async (_, place) => {
  const ann = await signedInCustomer(app)
  await add(ann, home)
  const [{ id }] = (await list(ann)).addresses
  const refusal = [{ code: 'coordinates', message: 'Service not available in this area' }]
  for (const reply of [await add(ann, { ...home, ...place }), await change(ann, id, { ...home, ...place })]) {
    expect([reply.status, reply.body.errors]).toEqual([403, refusal])
  }
  expect((await list(ann)).addresses).toHaveLength(1)
})

test('text that looks like HTML or SQL is kept as text', async () => {
  const ann = await signedInCustomer(app)
  const written = `<b onclick="x()">1 & 'Long'</b>; drop table address --`
  await add(ann, { ...home, address: written, additional_information: written })
  expect((await list(ann)).addresses[0]).toMatchObject({ address: written, additional_information: written })
})

test('a character no table can hold is left out', async () => {
  const ann = await signedInCustomer(app)
  expect((await add(ann, { ...home, address: 'Long\u0000 Street' })).status).toBe(200)
  expect((await list(ann)).addresses[0].address).toBe('Long Street')
})
