// Coupons at the desk over HTTP: made, changed, archived; what they cost; what customers then can do with them.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponUse } from '#server/database/schema/order.ts'
import { coupon } from '#server/database/schema/promotion.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import {
  linkModule,
  type ModuleRow,
  makeModule,
  makeStore,
  makeZone,
  nextNumber,
  type StoreRow,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeOrder, plainBill } from '#server/testing/order-factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let zone: ZoneRow
let module: ModuleRow
let store: StoreRow
let other: StoreRow
let owner: SignedInStaff
let manager: SignedInStaff
let ann: SignedIn

beforeAll(async () => {
  app = await createTestApp({ TIME_ZONE: 'Asia/Almaty' })
  zone = await makeZone(app.db)
  module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  other = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  owner = await signedInStaff(app, ['owner'])
  manager = await signedInStaff(app, ['manager'], { store_ids: [store.id] })
  ann = await signedInCustomer(app)
})

afterAll(() => app.close())

const fields = (more: object = {}) => ({
  code: `new-${nextNumber()}`,
  title: { en: 'Ten off', ru: 'Минус десять' },
  coupon_type: 'default',
  module_id: module.id,
  discount_type: 'percent',
  discount: 10,
  start_date: '2026-11-01',
  expire_date: '2026-11-30',
  ...more,
})

const make = (more: object = {}, by = owner) => app.send('POST', '/desk/coupons', fields(more), by.headers)

async function made(more: object = {}, by = owner) {
  const { status, body } = await make(more, by)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const apply = (code: string, store_id = store.id) =>
  app.get(`/coupon/apply?code=${code}&store_id=${store_id}`, ann.headers)

const refusedFor = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
]

test('a coupon that was made can be used at once, and no more when it is archived', async () => {
  const one = await made({ code: 'Spring', min_purchase: 12.5, max_discount: 5, limit: 2 })
  expect(one).toMatchObject({
    code: 'SPRING',
    title: 'Ten off',
    texts: { title: { en: 'Ten off', ru: 'Минус десять', ar: '', tg: '' } },
    state: 'running',
    uses: 0,
    cost: 0,
    created_by: 'admin',
    version: 1,
  })
  const applied = await apply('spring')
  expect([applied.status, applied.body.discount, applied.body.min_purchase]).toEqual([200, 10, 12.5])
  const tajik = await app.get(`/coupon/apply?code=SPRING&store_id=${store.id}`, {
    ...ann.headers,
    'X-localization': 'tg',
  })
  expect(tajik.body.title).toBe('Ten off')
  const gone = await app.send('POST', `/desk/coupons/${one.id}/archive`, { version: 1 }, owner.headers)
  expect(gone.body).toMatchObject({ state: 'archived', status: false, version: 2 })
  expect((await apply('SPRING')).status).toBe(404)
  const shown = async (query: string) =>
    (await app.get(`/desk/coupons?${query}`, owner.headers)).body.rows.map((row: { id: number }) => row.id)
  expect(await shown('')).not.toContain(one.id)
  expect(await shown('state=archived')).toContain(one.id)
  const back = await app.send('POST', `/desk/coupons/${one.id}/restore`, { version: 2 }, owner.headers)
  expect(back.body).toMatchObject({ state: 'off', version: 3 })
})

test('what is listed in the shop follows every change', async () => {
  const { id, code } = await made()
  const listed = async () => {
    app.forgetCatalogue()
    const { body } = await app.get('/coupon/list', { zoneid: `[${zone.id}]`, moduleid: String(module.id) })
    return body.find((row: { id: number }) => row.id === id)
  }
  expect(await listed()).toMatchObject({ code, discount: 10 })
  const change = fields({ code, discount: 20, version: 1 })
  expect((await app.send('PUT', `/desk/coupons/${id}`, change, owner.headers)).status).toBe(200)
  expect(await listed()).toMatchObject({ discount: 20 })
  const off = { ...change, status: false, version: 2 }
  expect((await app.send('PUT', `/desk/coupons/${id}`, off, owner.headers)).body.state).toBe('off')
  expect(await listed()).toBeUndefined()
})

test.each([
  ['a percentage above 100', { discount: 100.5 }, 'discount'],
  ['a percentage of nothing', { discount: 0 }, 'discount'],
  ['an amount of nothing', { discount_type: 'amount', discount: 0 }, 'discount'],
  ['more than any money', { discount_type: 'amount', discount: 1e12 }, 'discount'],
  ['an end before the start', { expire_date: '2026-10-31' }, 'expire_date'],
  ['no day at all', { start_date: '2026-02-30' }, 'start_date'],
  ['a code with a space', { code: 'TEN OFF' }, 'code'],
  ['a code that is too short', { code: 'AB' }, 'code'],
  ['zones without a zone', { coupon_type: 'zone_wise' }, 'zone_ids'],
  ['a store coupon without a store', { coupon_type: 'store_wise' }, 'store_id'],
  ['no title', { title: {} }, 'title'],
  ['a limit of none', { limit: 0 }, 'limit'],
])('%s is refused by its field', async (_, more, code) => {
  expect(refusedFor(await make(more))).toEqual([403, code])
})

test.each([
  ['a module', { module_id: 99_999 }, 'module_id'],
  ['a store', { coupon_type: 'store_wise', store_id: 99_999 }, 'store_id'],
  ['a zone', { coupon_type: 'zone_wise', zone_ids: [99_999] }, 'zone_ids'],
  ['a customer', { customer_ids: [99_999] }, 'customer_ids'],
])('%s that does not exist is refused', async (_, more, code) => {
  expect(refusedFor(await make(more))).toEqual([422, code])
})

test('letter case makes no other code, also when two make it at once', async () => {
  await made({ code: 'UNIQUE1' })
  expect(refusedFor(await make({ code: 'unique1' }))).toEqual([409, 'code'])
  const both = await Promise.all([make({ code: 'RACE' }), make({ code: 'race' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { body } = await app.get('/desk/coupon-code', owner.headers)
  expect(body.code).toMatch(/^[A-Z\d]{8}$/)
})

test('who saves second sees that it was changed', async () => {
  const { id, code } = await made()
  const save = (discount: number) =>
    app.send('PUT', `/desk/coupons/${id}`, fields({ code, discount, version: 1 }), owner.headers)
  const both = await Promise.all([save(20), save(30)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('how often it was used and what it cost comes from its orders', async () => {
  const percent = await makeCoupon(app.db, { module_id: module.id, total_uses: 2 })
  const free = await makeCoupon(app.db, { module_id: module.id, coupon_type: 'free_delivery', total_uses: 1 })
  const use = async (coupon_id: number, order: object) => {
    const { id } = await makeOrder(app.db, store, { customer_id: ann.customer.id, ...order })
    await app.db.insert(couponUse).values({ coupon_id, customer_id: ann.customer.id, order_id: id })
  }
  await use(percent.id, { coupon_discount_amount: 150 })
  await use(percent.id, { coupon_discount_amount: 255 })
  const delivery = { free_because: 'coupon' }
  const bill = { ...plainBill, delivery } as unknown as typeof plainBill
  await use(free.id, { bill, original_delivery_charge: 400, delivery_charge: 0 })
  const cost = async (id: number) => (await app.get(`/desk/coupons/${id}`, owner.headers)).body
  expect(await cost(percent.id)).toMatchObject({ uses: 2, cost: 4.05 })
  expect(await cost(free.id)).toMatchObject({ uses: 1, cost: 4 })
})

test('a manager makes coupons of their own store only, and sees no others', async () => {
  const own = await made({ coupon_type: 'store_wise', store_id: store.id }, manager)
  expect(own).toMatchObject({ created_by: 'vendor', store_id: store.id })
  expect((await apply(own.code)).status).toBe(200)
  expect((await apply(own.code, other.id)).status).toBe(404)
  expect(refusedFor(await make({ store_id: other.id }, manager))).toEqual([422, 'store_id'])
  expect(refusedFor(await make({}, manager))).toEqual([422, 'store_id'])
  const zones = { coupon_type: 'zone_wise', zone_ids: [zone.id] }
  expect(refusedFor(await make(zones, manager))).toEqual([422, 'coupon_type'])
  const foreign = await made({ coupon_type: 'store_wise', store_id: other.id })
  const path = `/desk/coupons/${foreign.id}`
  expect((await app.get(path, manager.headers)).status).toBe(404)
  expect((await app.send('PUT', path, fields({ version: 1 }), manager.headers)).status).toBe(404)
  expect((await app.send('POST', `${path}/archive`, { version: 1 }, manager.headers)).status).toBe(404)
  const { body } = await app.get('/desk/coupons', manager.headers)
  expect(body.rows.map((row: { store_id: number }) => row.store_id)).toEqual([store.id])
  const stranger = await signedInCustomer(app)
  const theirs = { coupon_type: 'store_wise', store_id: store.id, customer_ids: [stranger.customer.id] }
  expect(refusedFor(await make(theirs, manager))).toEqual([422, 'customer_ids'])
})

test('a list is searched, filtered and sorted, and knows its states', async () => {
  await makeCoupon(app.db, { module_id: module.id, code: 'LISTED-A', start_date: '2026-12-01' })
  await makeCoupon(app.db, { module_id: module.id, code: 'LISTED-B', expire_date: '2026-11-15' })
  await makeCoupon(app.db, { module_id: module.id, code: 'LISTED-C' })
  await makeCoupon(app.db, { module_id: module.id, code: 'LISTED-D', status: false })
  const listed = async (query: string) => {
    const { body } = await app.get(`/desk/coupons?q=listed-&${query}`, owner.headers)
    return body.rows.map(({ code, state }: { code: string; state: string }) => `${code.slice(-1)} ${state}`)
  }
  expect(await listed('sort=code')).toEqual(['A planned', 'B over', 'C running', 'D off'])
  expect(await listed('sort=code&dir=down&limit=1')).toEqual(['D off'])
  for (const state of ['planned', 'over', 'running', 'off']) {
    expect(await listed(`state=${state}`)).toEqual([expect.stringContaining(state)])
  }
})

test('a change is logged with what was before, and can be taken back', async () => {
  const { id, code } = await made()
  await app.send('PUT', `/desk/coupons/${id}`, fields({ code, discount: 30, version: 1 }), owner.headers)
  const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.subject_name, code))
  const changed = entries.find(({ act }) => act === 'changed')
  expect(changed).toMatchObject({
    subject: 'coupon',
    before: { discount: 1_000 },
    after: { discount: 3_000 },
  })
  const undone = await app.send('POST', `/desk/audit/${changed?.id}/undo`, {}, owner.headers)
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  const [row] = await app.db.select().from(coupon).where(eq(coupon.id, id))
  expect(row).toMatchObject({ discount: 1_000, version: 3 })
})
