// Who may do what here, changed by owners: never behind each other's back, and never to the last of them.
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntry, staff } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'
import { inAllLanguages, makeModule, makeStore, makeZone, type StoreRow } from '#server/testing/factories.ts'
import {
  codeOfApp,
  makeStaff,
  openStaffSession,
  type SignedInStaff,
  signedInStaff,
  staffPassword,
} from '#server/testing/staff.ts'
import { createTestApp, type TestApp, type TestReply, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let stores: StoreRow[]

beforeAll(async () => {
  app = await createTestApp()
  const [zone, module] = [await makeZone(app.db), await makeModule(app.db)]
  const at = { zone_id: zone.id, module_id: module.id }
  stores = [
    await makeStore(app.db, { ...at, name: inAllLanguages('Zebra Bakery') }),
    await makeStore(app.db, { ...at, name: inAllLanguages('100% Juice_Bar') }),
  ]
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.db.update(staff).set({ is_active: false })
  owner = await signedInStaff(app, ['owner'], { name: 'Olga' })
})

const change = (id: number, body: object, by: SignedInStaff = owner, shop: TestApp = app) =>
  shop.send('PUT', `/desk/staff/${id}`, body, by.headers)

const statusOf = async ({ headers }: SignedInStaff) => (await app.get('/desk/account', headers)).status

test('everybody is listed by name, with their stores in the caller’s language', async () => {
  const [bakery] = stores
  const dana = await makeStaff(app, ['manager'], { name: 'Aaron', store_ids: [bakery?.id ?? 0] })
  const { body } = await app.get('/desk/staff', { ...owner.headers, 'x-localization': 'ru' })
  const [first] = body.staff
  expect(first).toEqual({
    id: dana.id,
    name: 'Aaron',
    email: dana.email,
    roles: ['manager'],
    stores: [{ id: bakery?.id, name: 'Zebra Bakery (ru)' }],
    is_active: true,
    has_second_factor: false,
    last_seen_at: null,
    created_at: testInstant,
    version: 1,
  })
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('duties change at once for who is signed in, and only a manager keeps stores', async () => {
  const dana = await signedInStaff(app, ['support'])
  const ids = stores.map(({ id }) => id)
  const made = await change(dana.staff.id, { roles: ['manager'], store_ids: ids, version: 1 })
  expect(made.body).toMatchObject({ roles: ['manager'], is_active: true, version: 2 })
  expect(made.body.stores.map((one: { id: number }) => one.id).toSorted()).toEqual(ids)
  const own = await app.get('/desk/account', dana.headers)
  expect(own.body).toMatchObject({ roles: ['manager'], stores: [{}, {}] })
  const raised = await change(dana.staff.id, { roles: ['owner', 'support'], store_ids: ids, version: 2 })
  expect(raised.body).toMatchObject({ roles: ['owner', 'support'], stores: [], version: 3 })
  expect((await app.get('/desk/staff', dana.headers)).status).toBe(200)
  const same = await change(dana.staff.id, { roles: ['support', 'owner'], version: 3 })
  expect(same.body.version).toBe(3)
  const log = await app.db.select().from(auditEntry).where(eq(auditEntry.subject_id, dana.staff.id))
  expect(log.filter(({ subject }) => subject === 'staff')).toMatchObject([
    {
      act: 'duties_changed',
      staff_name: 'Olga',
      before: { roles: ['support'], store_ids: [] },
      after: { roles: ['manager'], store_ids: ids },
    },
    { before: { roles: ['manager'], store_ids: ids }, after: { roles: ['owner', 'support'], store_ids: [] } },
  ])
})

test('a change begun on an older state is refused, and of two at once one', async () => {
  const { id } = await makeStaff(app, ['support'])
  expect((await change(id, { roles: ['courier'], version: 0 })).body.errors[0].code).toBe('version')
  const replies = await Promise.all([
    change(id, { roles: ['courier'], version: 1 }),
    change(id, { roles: ['marketing'], version: 1 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  [{ roles: ['manager'], version: 1 }, 403],
  [{ roles: ['manager'], store_ids: [999_999], version: 1 }, 422],
  [{ roles: [], version: 1 }, 403],
  [{ roles: ['king'], version: 1 }, 403],
  [{ roles: ['support'] }, 403],
  [{ roles: ['support'], version: 'x'.repeat(50_000) }, 403],
  [{ roles: Array.from({ length: 1_000 }, () => 'support'), version: 1 }, 403],
  [{ roles: ['manager'], store_ids: Array.from({ length: 10_000 }, (_, at) => at), version: 1 }, 403],
])('%# what makes no sense changes nothing', async (body, status) => {
  const row = await makeStaff(app, ['support'])
  expect((await change(row.id, body)).status).toBe(status)
  const [now] = await app.db.select().from(staff).where(eq(staff.id, row.id))
  expect(now).toEqual(row)
})

test('nobody is nobody', async () => {
  expect((await change(999_999, { roles: ['support'], version: 1 })).status).toBe(404)
  for (const what of ['sessions', 'second-factor']) {
    expect((await app.send('DELETE', `/desk/staff/999999/${what}`, {}, owner.headers)).status).toBe(404)
  }
})

test('who may not enter any more is out at once, and back when they may', async () => {
  const dana = await signedInStaff(app, ['support'])
  const enter = async () =>
    (await app.send('POST', '/desk/sign-in', { email: dana.staff.email, password: staffPassword })).status
  await change(dana.staff.id, { roles: ['support'], is_active: false, version: 1 })
  expect(await statusOf(dana)).toBe(401)
  expect(await enter()).toBe(401)
  await change(dana.staff.id, { roles: ['support'], is_active: true, version: 2 })
  expect(await statusOf(dana)).toBe(401)
  expect(await enter()).toBe(200)
})

test('the last owner stays one, and stays', async () => {
  const { id } = owner.staff
  await makeStaff(app, ['owner'], { is_active: false })
  for (const less of [{ roles: ['support'] }, { roles: ['owner'], is_active: false }]) {
    const { status, body } = await change(id, { ...less, version: 1 })
    expect([status, body.errors[0].code]).toEqual([409, 'roles'])
  }
  expect(await statusOf(owner)).toBe(200)
  await makeStaff(app, ['owner'])
  expect((await change(id, { roles: ['support'], version: 1 })).status).toBe(200)
})

/** Both let in and under way before either can write: the rows are held until both wait. */
async function atOnce(ids: number[], begin: () => Promise<TestReply>[]): Promise<TestReply[]> {
  const begun = await app.db.transaction(async (tx) => {
    await tx.select().from(staff).where(inArray(staff.id, ids)).for('no key update')
    const replies = begin()
    await expect
      .poll(async () => {
        const waiting = await app.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return waiting.rows.length
      })
      .toBe(replies.length)
    return { replies }
  })
  return Promise.all(begun.replies)
}

test('two owners who demote each other at once leave one, at one process and at two', async () => {
  const other = app.beside()
  for (let turn = 0; turn < 5; turn += 1) {
    await app.db.update(staff).set({ is_active: false })
    const [one, two] = [await signedInStaff(app), await signedInStaff(app)]
    const less = turn % 2 === 0 ? { roles: ['support'] } : { roles: ['owner'], is_active: false }
    const replies = await atOnce([one.staff.id, two.staff.id], () => [
      change(one.staff.id, { ...less, version: 1 }, two),
      change(two.staff.id, { ...less, version: 1 }, one, other),
    ])
    const statuses = replies.map(({ status }) => status).toSorted()
    // Whoever comes second would leave nobody.
    expect(statuses).toEqual([200, 409])
    const left = await app.db.select().from(staff).where(eq(staff.is_active, true))
    expect(left.filter(({ roles }) => roles.includes('owner'))).toHaveLength(1)
  }
  await other.close()
})

test('two who end each other’s sessions at once both do', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const [one, two] = [await signedInStaff(app), await signedInStaff(app)]
    const end = ({ staff: { id } }: SignedInStaff, by: SignedInStaff) =>
      app.send('DELETE', `/desk/staff/${id}/sessions`, {}, by.headers)
    const replies = await atOnce([one.staff.id, two.staff.id], () => [end(one, two), end(two, one)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  }
})

test('a lost device: all sessions of somebody end, and no others', async () => {
  const dana = await signedInStaff(app, ['support'])
  const phone = await openStaffSession(app, dana.staff)
  const ended = await app.send('DELETE', `/desk/staff/${dana.staff.id}/sessions`, {}, owner.headers)
  expect(ended.status).toBe(200)
  expect([await statusOf(dana), await statusOf(phone), await statusOf(owner)]).toEqual([401, 401, 200])
})

test('a lost phone: an owner turns the second step of others off, not the own', async () => {
  const dana = await signedInStaff(app, ['support'])
  const factor = '/desk/account/second-factor'
  const begun = await app.send('POST', `${factor}/begin`, { password: staffPassword }, dana.headers)
  const code = codeOfApp(begun.body.secret, testInstant)
  expect((await app.send('POST', `${factor}/confirm`, { code }, dana.headers)).status).toBe(200)
  const enter = async () =>
    (await app.send('POST', '/desk/sign-in', { email: dana.staff.email, password: staffPassword })).status
  expect(await enter()).toBe(401)
  const remove = async ({ id }: { id: number }) =>
    (await app.send('DELETE', `/desk/staff/${id}/second-factor`, {}, owner.headers)).status
  expect(await remove(owner.staff)).toBe(403)
  expect(await remove(dana.staff)).toBe(200)
  expect(await statusOf(dana)).toBe(401)
  expect(await enter()).toBe(200)
  const log = await app.db.select().from(auditEntry).where(eq(auditEntry.subject_id, dana.staff.id))
  expect(log.map(({ act }) => act)).toContain('second_factor_off')
  expect(JSON.stringify(log)).not.toContain(begun.body.secret)
})

test('stores are found by their name in any language, whatever it holds', async () => {
  const find = async (search: string) => {
    const query = new URLSearchParams({ search })
    const { body } = await app.get(`/desk/staff/stores?${query}`, {
      ...owner.headers,
      'x-localization': 'ru',
    })
    return body.map((one: { name: string }) => one.name)
  }
  expect(await find('')).toEqual(['100% Juice_Bar (ru)', 'Zebra Bakery (ru)'])
  expect(await find('zebra')).toEqual(['Zebra Bakery (ru)'])
  expect(await find('bakery (ar')).toEqual(['Zebra Bakery (ru)'])
  expect(await find('%')).toEqual(['100% Juice_Bar (ru)'])
  expect(await find('e_b')).toEqual(['100% Juice_Bar (ru)'])
  expect(await find("\\' or 1=1")).toEqual([])
  const [first] = stores
  for (let at = 0; at < 55; at += 1) {
    const {
      id: _,
      vendor_id: _own,
      ...copy
    } = { ...first, slug: `copy-${at}`, name: inAllLanguages(`Copy ${at}`) }
    await app.db.insert(store).values(copy as typeof store.$inferInsert)
  }
  expect(await find('')).toHaveLength(50)
})
