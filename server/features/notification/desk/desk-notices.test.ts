// Notices to many customers over HTTP: who would get one, sent once in the background, read in the shop.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import {
  linkModule,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeOrder, noticesOf } from '#server/testing/order-factories.ts'
import { makeCustomer, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { putPoints } from '#server/testing/wallet-factories.ts'

let app: TestApp
let marketing: SignedInStaff
let zone: ZoneRow
let store: StoreRow
/** Ordered just now, has points. */
let ann: SignedIn
/** Ordered long ago. */
let bob: SignedIn
/** Lives in another zone, never ordered. */
let cem: SignedIn

const day = 86_400_000

beforeAll(async () => {
  app = await createTestApp({ TIME_ZONE: 'Asia/Tashkent' })
  marketing = await signedInStaff(app, ['marketing'])
  zone = await makeZone(app.db)
  const far = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  const before = { created_at: new Date(Date.parse(testInstant) - 400 * day) }
  ann = await signedInCustomer(app, { ...before, current_language_key: 'ru' })
  bob = await signedInCustomer(app, before)
  cem = await signedInCustomer(app, { ...before, zone_id: far.id })
  await makeOrder(app.db, store, { customer_id: ann.customer.id })
  const long = new Date(Date.parse(testInstant) - 90 * day)
  await makeOrder(app.db, store, { customer_id: bob.customer.id, created_at: long })
  await makeOrder(app.db, store, {
    customer_id: cem.customer.id,
    created_at: long,
    order_status: 'canceled',
    zone_id: far.id,
  })
  await putPoints(app, ann.customer.id, 500)
  // Nobody of these gets anything.
  await makeCustomer(app, { muted_notifications: ['offer'] })
  await makeCustomer(app, { status: false })
  await makeCustomer(app, { deleted_at: new Date(testInstant) })
})

afterAll(() => app.close())

const segments = () => ({
  everybody: { kind: 'everybody' },
  zone: { kind: 'zones', zone_ids: [zone.id] },
  module: { kind: 'module', module_id: store.module_id, days: 30 },
  lapsed: { kind: 'lapsed', days: 30 },
  points: { kind: 'points', points: 500 },
})

const count = async (segment: object) =>
  (await app.send('POST', '/desk/notices/count', { segment }, marketing.headers)).body

const notice = (more: object = {}) => ({
  title: { en: 'Soup day', ru: 'День супа' },
  description: { en: 'All soups half price' },
  segment: segments().everybody,
  key: randomUUID(),
  ...more,
})

const send = (body: object) => app.send('POST', '/desk/notices', body, marketing.headers)

const listOf = async (who: SignedIn) => {
  const { body } = await app.get('/customer/notifications', {
    ...who.headers,
    zoneid: `[${zone.id}]`,
    'X-localization': 'ru',
  })
  return body.map((one: { data: { title: string } }) => one.data.title)
}

test('a segment is counted before anything is sent', async () => {
  const { everybody, zone: here, module, lapsed, points } = segments()
  expect(await count(everybody)).toEqual({ customers: 3, with_push: 0 })
  expect(await count(here)).toMatchObject({ customers: 2 })
  expect(await count(module)).toMatchObject({ customers: 1 })
  expect(await count({ ...module, days: 365 })).toMatchObject({ customers: 2 })
  expect(await count(lapsed)).toMatchObject({ customers: 1 })
  expect(await count(points)).toMatchObject({ customers: 1 })
  expect(await count({ kind: 'points', points: 501 })).toMatchObject({ customers: 0 })
})

test('a notice reaches everybody in the segment once, in their language, however often it is pressed', async () => {
  const body = notice({ segment: segments().zone })
  const both = await Promise.all([send(body), send(body)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.id).toBe(both[1]?.body.id)
  expect(await listOf(ann)).toEqual([])
  await Promise.all([app.work(), app.work()])
  await app.work()
  expect((await listOf(ann)).filter((title: string) => title === 'День супа')).toHaveLength(1)
  const said = await noticesOf(app, bob.customer.id)
  expect(said.filter((text) => text === 'All soups half price')).toHaveLength(1)
  expect(await listOf(cem)).not.toContain('День супа')
  const { body: page } = await app.get('/desk/notices', marketing.headers)
  expect(page.rows[0]).toMatchObject({
    title: 'Soup day',
    state: 'sent',
    reached: 2,
    sent_by: marketing.staff.name,
  })
  expect((await send(body)).body).toMatchObject({ id: both[0]?.body.id, state: 'sent' })
})

test('a large segment is sent in batches to the last', async () => {
  const many = Array.from({ length: 1_203 }, (_, at) => ({
    f_name: 'Many',
    l_name: '',
    ref_code: `many-${at}`,
  }))
  await app.db.insert(customer).values(many)
  const { body } = await send(notice({ title: { en: 'To all' } }))
  await app.work()
  const { body: page } = await app.get('/desk/notices?q=To+all', marketing.headers)
  expect(page.rows).toEqual([expect.objectContaining({ id: body.id, state: 'sent', reached: 1_206 })])
})

test('a planned one waits for its time in the shop’s time zone, or is held back', async () => {
  // Five hours ahead of UTC: the test begins at noon.
  const planned = await send(notice({ title: { en: 'Later' }, send_at: '2026-11-16 13:00' }))
  expect(planned.body).toMatchObject({ state: 'planned', send_at: '2026-11-16 13:00' })
  const second = await send(notice({ title: { en: 'Never' }, send_at: '2026-11-16T13:00' }))
  await app.work()
  expect(await listOf(cem)).not.toContain('Later')
  const path = `/desk/notices/${second.body.id}/withdraw`
  expect((await app.send('POST', path, { version: 2 }, marketing.headers)).status).toBe(409)
  const held = await app.send('POST', path, { version: 1 }, marketing.headers)
  expect(held.body.state).toBe('withdrawn')
  app.setNow('2026-11-16T08:00:01.000Z')
  await app.work()
  expect(await listOf(cem)).toContain('Later')
  expect(await listOf(cem)).not.toContain('Never')
  const late = `/desk/notices/${planned.body.id}/withdraw`
  expect((await app.send('POST', late, { version: 1 }, marketing.headers)).body.errors[0].code).toBe('state')
  app.setNow(testInstant)
})

test.each([
  ['no way to send it', { in_app: false, push: false }, 403, 'in_app'],
  ['zones without one', { segment: { kind: 'zones' } }, 403, 'segment'],
  ['a zone that is not there', { segment: { kind: 'zones', zone_ids: [9_999] } }, 422, 'segment'],
  ['a module that is not there', { segment: { kind: 'module', module_id: 9_999 } }, 422, 'segment'],
  ['nobody', { segment: { kind: 'points', points: 1_000_000 } }, 422, 'segment'],
  ['a time that is over', { send_at: '2026-11-16 11:59' }, 422, 'send_at'],
  ['no text', { description: {} }, 403, 'description'],
  ['no key', { key: '' }, 403, 'key'],
])('%s is refused', async (_, more, status, code) => {
  const reply = await send(notice(more))
  expect([reply.status, reply.body.errors[0].code]).toEqual([status, code])
})

test('a manager sends nothing', async () => {
  const manager = await signedInStaff(app, ['manager'], { store_ids: [store.id] })
  expect((await app.send('POST', '/desk/notices', notice(), manager.headers)).status).toBe(403)
})
