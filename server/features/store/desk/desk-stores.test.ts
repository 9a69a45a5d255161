// Stores at the desk: making, changing, refusing, moving and archiving one, and what its customers then see.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { order } from '#server/database/schema/order.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'
import {
  cityCentre,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  squareAround,
} from '#server/testing/factories.ts'
import { makeItemCampaign } from '#server/testing/promotion-factories.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { type DeskShop, everyDayHours, openDeskShop } from './desk-stores.fixture.ts'

let shop: DeskShop

beforeAll(async () => {
  shop = await openDeskShop()
})

/** Noon of a Monday in the shop's city. */
beforeEach(() => shop.app.setNow(testInstant))

afterAll(() => shop.app.close())

const codeOf = (reply: { status: number; body: { errors: { code: string }[] } }) => [
  reply.status,
  reply.body.errors?.[0]?.code,
]

test('a new store has all it needs, and is in the shop once it is approved', async () => {
  const { body: made, status } = await shop.make({ name: { en: 'Tea House', ru: 'Чайхана' } })
  expect(status, JSON.stringify(made)).toBe(200)
  expect(made).toMatchObject({
    slug: 'tea-house',
    name: { en: 'Tea House', ru: 'Чайхана', ar: '', tg: '' },
    state: 'unapproved',
    missing: ['items', 'logo', 'cover'],
    delivery_time: '',
    version: 1,
  })
  expect((await shop.customer(made.id)).status).toBe(404)
  const approved = await shop.press(made.id, 'standing', { status: true, version: 1 })
  expect(approved.body).toMatchObject({ state: 'open', version: 2 })
  const seen = await shop.customer(made.id)
  expect(seen).toMatchObject({
    isListedOpen: true,
    card: { name: 'Tea House', delivery_time: '20-40 min', open: 1 },
  })
  const found = await shop.list('q=чайхана')
  expect(found.body.rows.map((row: { id: number }) => row.id)).toEqual([made.id])
  const again = await shop.make()
  expect(again.body.slug).toBe('tea-house-2')
  const [one, two] = await Promise.all([shop.make(), shop.make()])
  const vendors = await shop.db.select({ id: store.vendor_id }).from(store)
  expect(new Set([again.body.slug, one.body.slug, two.body.slug]).size).toBe(3)
  expect(new Set(vendors.map(({ id }) => id)).size).toBe(vendors.length)
})

test('what is saved shows in the shop at once, and only what changed is in the log', async () => {
  const { id } = shop.other
  const changed = await shop.change(id, {
    name: { en: 'Corner', ar: 'الزاوية' },
    minimum_order: 12.5,
    announcement: true,
    announcement_message: { en: 'New menu' },
    schedules: everyDayHours('10:00', '02:00'),
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const { page } = await shop.customer(id)
  expect(page).toMatchObject({ name: 'Corner', minimum_order: 12.5, announcement_message: 'New menu' })
  expect(page.schedules).toHaveLength(7)
  const arabic = await shop.app.get(`/stores/details/${id}`, { 'X-localization': 'ar' })
  expect(arabic.body.name).toBe('الزاوية')
  const [entry] = await shop.db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))
  expect(Object.keys(entry?.after ?? {}).toSorted()).toEqual([
    'announcement',
    'announcement_message',
    'minimum_order',
    'name',
    'schedules',
  ])
  const undone = await shop.app.send('POST', `/desk/audit/${entry?.id}/undo`, {}, shop.owner.headers)
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect((await shop.customer(id)).page).toMatchObject({ minimum_order: 0, announcement: 0 })
  expect((await shop.read(id)).body.schedules[0]).toEqual({
    day: 0,
    opening_time: '09:00',
    closing_time: '21:00',
  })
})

test('who saves second sees it, and what nobody changed is no change', async () => {
  const { id } = shop.other
  const { body } = await shop.read(id)
  expect((await shop.change(id, { version: body.version - 1 })).status).toBe(409)
  const same = await shop.change(id)
  expect([same.status, same.body.version]).toEqual([200, body.version])
  const [one, two] = await Promise.all([5, 6].map((tax) => shop.change(id, { tax, version: body.version })))
  expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
})

test.each([
  [
    'overlapping hours',
    { schedules: [...everyDayHours(), { day: 1, opening_time: '20:00', closing_time: '22:00' }] },
    'schedules',
  ],
  [
    'hours that run into the next day’s',
    {
      schedules: everyDayHours('10:00', '10:30')
        .map((one) => ({ ...one, closing_time: '10:00' }))
        .concat({ day: 3, opening_time: '11:00', closing_time: '12:00' }),
    },
    'schedules',
  ],
  ['turned delivery times', { min_delivery_minutes: 50, max_delivery_minutes: 40 }, 'max_delivery_minutes'],
  ['no way to order', { delivery: false, take_away: false }, 'delivery'],
  ['turned fees', { minimum_shipping_charge: 5, maximum_shipping_charge: 4 }, 'maximum_shipping_charge'],
  ['a point elsewhere', { latitude: 10, longitude: 10 }, 'place'],
  [
    'a discount without days',
    {
      discount: {
        discount: 10,
        min_purchase: 0,
        max_discount: 0,
        start_date: '2026-11-16',
        end_date: '2026-11-15',
        start_time: '00:00',
        end_time: '23:59',
      },
    },
    'discount',
  ],
])('%s are refused by name', async (_what, values, code) => {
  expect(codeOf(await shop.change(shop.other.id, values))).toEqual([422, code])
  expect(codeOf(await shop.make(values))).toEqual([422, code])
})

test.each([
  ['a price of 10^12', { minimum_order: 1e12 }],
  ['no name in any language', { name: {} }],
  ['a name without end', { name: { en: 'x'.repeat(1_000) } }],
  ['a path for a picture', { logo: '../secret' }],
  ['a thousand spans', { schedules: Array.from({ length: 1_000 }, () => everyDayHours()[0]) }],
  ['a 31st of February', { days_off: ['2026-02-31'] }],
  ['no place on earth', { latitude: 91 }],
  ['words for a phone', { phone: 'call me' }],
])('%s is refused', async (_what, values) => {
  expect((await shop.change(shop.other.id, values)).status).toBe(403)
})

test('a section that does not work in the zone, and one that sells nothing from stores, are refused', async () => {
  const parcels = await makeModule(shop.db, { module_type: 'parcel' })
  expect(codeOf(await shop.make({ module_id: shop.grocery.id }))).toEqual([422, 'module_id'])
  expect(codeOf(await shop.make({ module_id: parcels.id }))).toEqual([422, 'module_id'])
  expect(codeOf(await shop.make({ zone_id: 999_999 }))).toEqual([422, 'zone_id'])
})

test('a store that moves takes along what it sells, in the same moment', async () => {
  const { db, food } = shop
  const far = await makeZone(db, { rings: squareAround(43.2, 76.9) })
  await linkModule(db, { zone_id: far.id, module_id: food.id })
  const moving = await makeStore(db, { module_id: food.id, zone_id: shop.zone.id })
  const { id: category_id } = await makeCategory(db, { module_id: food.id })
  const dish = await makeItem(db, moving, { category_id })
  const offer = await makeItemCampaign(db, moving, { category_id })
  const business = { ...shop.business(), zone_id: far.id }
  expect(codeOf(await shop.change(moving.id, { business }))).toEqual([422, 'place'])
  const moved = await shop.change(moving.id, { business, latitude: 43.2, longitude: 76.9 })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const [row] = await db.select().from(item).where(eq(item.id, dish.id))
  expect(row?.zone_id).toBe(far.id)
  const there = { zoneid: `[${far.id}]`, moduleid: String(food.id) }
  shop.app.forgetCatalogue()
  const { body } = await shop.app.get('/items/new-arrival?limit=50&offset=1', there)
  expect(body.products.map((one: { id: number }) => one.id)).toEqual([dish.id])
  const campaigns = await shop.app.get('/campaigns/item', there)
  expect(campaigns.body.map((one: { id: number }) => one.id)).toEqual([offer.id])
  await linkModule(db, { zone_id: far.id, module_id: shop.grocery.id })
  const elsewhere = { ...business, module_id: shop.grocery.id }
  expect(codeOf(await shop.change(moving.id, { business: elsewhere }))).toEqual([409, 'module_id'])
})

test('a store is archived once no order runs, with what it sells, and comes back unapproved', async () => {
  const { db, food, zone } = shop
  const closing = await makeStore(db, { module_id: food.id, zone_id: zone.id })
  const { id: category_id } = await makeCategory(db, { module_id: food.id })
  const dish = await makeItem(db, closing, { category_id })
  const guest = await shop.app.send('POST', '/auth/guest/request', {})
  const cart = [{ item_id: dish.id, quantity: 1 }]
  const placed = await shop.app.send('POST', '/customer/order/place', {
    ...{ guest_id: guest.body.guest_id, order_type: 'take_away', store_id: closing.id },
    ...{ contact_person_name: 'Bo', contact_person_number: '+7 700 123 45 67' },
    ...{ payment_method: 'cash_on_delivery', is_buy_now: 1, cart: JSON.stringify(cart) },
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  expect(codeOf(await shop.press(closing.id, 'archive', { version: 1 }))).toEqual([409, 'orders'])
  await db.update(order).set({ order_status: 'canceled' }).where(eq(order.id, placed.body.order_id))
  const archived = await shop.press(closing.id, 'archive', { version: 1 })
  expect(archived.body).toMatchObject({ state: 'archived', is_archived: true, version: 2 })
  expect((await shop.customer(closing.id)).card).toBeUndefined()
  const dishStatus = async () => {
    const zone_id = { zoneid: `[${zone.id}]`, moduleid: String(food.id) }
    return (await shop.app.get(`/items/details/${dish.id}`, zone_id)).status
  }
  expect(await dishStatus()).toBe(404)
  expect(codeOf(await shop.change(closing.id, { tax: 3 }))).toEqual([409, 'archived'])
  expect(codeOf(await shop.press(closing.id, 'opening', { act: 'open' }))).toEqual([409, 'archived'])
  const restored = await shop.press(closing.id, 'restore', { version: 2 })
  expect(restored.body).toMatchObject({ state: 'unapproved', version: 3 })
  await shop.press(closing.id, 'standing', { status: true, version: 3 })
  expect(await dishStatus()).toBe(200)
  expect((await shop.customer(closing.id)).card).toMatchObject({ id: closing.id })
})

test('a discount holds from its day to its day', async () => {
  const { id } = shop.other
  const discount = {
    ...{ discount: 12.5, min_purchase: 10, max_discount: 4 },
    ...{ start_date: '2026-11-16', end_date: '2026-11-17', start_time: '00:00', end_time: '23:59' },
  }
  const saved = await shop.change(id, { discount })
  expect(saved.body.discount).toEqual(discount)
  expect((await shop.customer(id)).page.discount).toMatchObject({
    discount: 12.5,
    min_purchase: 10,
    max_discount: 4,
  })
  shop.app.setNow('2026-11-18T07:00:00.000Z')
  shop.app.forgetCatalogue()
  expect((await shop.customer(id)).page.discount).toBeNull()
  expect((await shop.change(id, { discount: null })).body.discount).toBeNull()
})

test('a manager edits their own store, not what the business decides, and sees no other', async () => {
  const { manager, store: own, other } = shop
  const { business: _business, ...form } = { ...shop.written(), business: undefined, ...cityCentre }
  const { body } = await shop.read(own.id, manager)
  const put = (values: object, id = own.id) =>
    shop.app.send('PUT', `/desk/stores/${id}`, { ...form, version: body.version, ...values }, manager.headers)
  expect((await put({ business: shop.business() })).status).toBe(403)
  expect((await put({ minimum_order: 7 })).body).toMatchObject({ minimum_order: 7, comission: 0 })
  expect((await shop.list('', manager)).body.rows.map(({ id }: { id: number }) => id)).toEqual([own.id])
  expect((await shop.read(other.id, manager)).status).toBe(404)
  expect((await put({}, other.id)).status).toBe(404)
  expect((await shop.press(other.id, 'opening', { act: 'pause' }, manager)).status).toBe(404)
  for (const act of ['standing', 'archive', 'restore']) {
    expect((await shop.press(own.id, act, { version: 2 }, manager)).status).toBe(403)
  }
  expect((await shop.make({}, manager)).status).toBe(403)
})
