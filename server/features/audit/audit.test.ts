// The log of changes: what it shows, to whom, for how long, and how a change is taken back.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntry, staff } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'
import { makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeStaff, type SignedInStaff, signedInStaff, staffPassword } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff

beforeAll(async () => {
  // Five hours ahead of UTC all year.
  app = await createTestApp({ TIME_ZONE: 'Asia/Tashkent' })
})

afterAll(() => app.close())

beforeEach(async () => {
  app.setNow(testInstant)
  await app.db.update(staff).set({ is_active: false })
  owner = await signedInStaff(app, ['owner'], { name: 'Olga' })
})

type Entry = { id: number; act: string; can_undo: boolean; at: string; subject_id: number }

async function list(query: Record<string, string | number> = {}) {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await app.get(`/desk/audit?${asked}`, owner.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { entries: Entry[]; has_more: boolean }
}

const change = (id: number, body: object) => app.send('PUT', `/desk/staff/${id}`, body, owner.headers)
const undo = (id: number) => app.send('POST', `/desk/audit/${id}/undo`, {}, owner.headers)

const mine = () => list({ staff_id: owner.staff.id })
const lastEntry = async () => {
  const [entry] = (await mine()).entries
  if (!entry) throw new Error('nothing was written')
  return entry
}

test('an entry says who changed what, when, from what to what, by the names of then', async () => {
  const dana = await makeStaff(app, ['support'], { name: 'Dana' })
  await change(dana.id, { roles: ['courier'], version: 1 })
  await app.db.update(staff).set({ name: 'Married' }).where(eq(staff.id, dana.id))
  expect((await mine()).entries).toEqual([
    {
      id: expect.any(Number),
      at: testInstant,
      staff_id: owner.staff.id,
      staff_name: 'Olga',
      act: 'duties_changed',
      subject: 'staff',
      subject_id: dana.id,
      subject_name: 'Dana',
      before: { roles: ['support'] },
      after: { roles: ['courier'] },
      can_undo: true,
    },
  ])
})

test('numbers come with the names of their things, in the reader’s language, as far as they are there', async () => {
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  const made = await makeStore(app.db, { zone_id: zone.id, module_id: module.id })
  const dana = await makeStaff(app, ['support'])
  await change(dana.id, { roles: ['manager'], store_ids: [made.id], version: 1 })
  const stands = { act: 'changed', at: new Date(testInstant), staff_id: owner.staff.id } as const
  await app.db.insert(auditEntry).values([
    {
      ...stands,
      subject: 'store',
      subject_name: 'A',
      before: { zone_id: zone.id },
      after: { zone_id: 999_999 },
    },
    { ...stands, subject: 'zone', subject_name: 'B', after: { modules: [{ module_id: module.id }] } },
  ])
  const query = new URLSearchParams({ staff_id: String(owner.staff.id) })
  const { body } = await app.get(`/desk/audit?${query}`, { ...owner.headers, 'x-localization': 'ru' })
  const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind)
  expect(body.names.toSorted(byKind)).toEqual([
    { kind: 'module', id: module.id, name: module.module_name.ru },
    { kind: 'store', id: made.id, name: made.name.ru },
    { kind: 'zone', id: zone.id, name: zone.name.ru },
  ])
})

test('it is read page by page, newest first, and by act and subject', async () => {
  const dana = await makeStaff(app, ['support'])
  for (let version = 1; version <= 5; version += 1) {
    await change(dana.id, { roles: [version % 2 ? 'courier' : 'support'], version })
  }
  await app.send('DELETE', `/desk/staff/${dana.id}/sessions`, {}, owner.headers)
  const by = { staff_id: owner.staff.id, limit: 4 }
  const first = await list(by)
  expect([first.entries.map(({ act }) => act), first.has_more]).toEqual([
    ['sessions_ended', 'duties_changed', 'duties_changed', 'duties_changed'],
    true,
  ])
  const rest = await list({ ...by, before: first.entries.at(-1)?.id ?? 0 })
  expect([rest.entries.length, rest.has_more]).toEqual([2, false])
  const ids = [...first.entries, ...rest.entries].map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(new Set(ids).size).toBe(6)
  expect((await list({ ...by, act: 'sessions_ended' })).entries).toHaveLength(1)
  expect((await list({ ...by, subject: 'invitation' })).entries).toEqual([])
  expect((await list({ staff_id: 999_999 })).entries).toEqual([])
})

test('days are those of the shop’s time zone, both included', async () => {
  const dana = await makeStaff(app, ['support'])
  // In Tashkent, five hours ahead: the last moment of the 15th, the first and the last of the 16th, the first of the 17th.
  const moments = ['15T18:59:59.999', '15T19:00:00.000', '16T18:59:59.999', '16T19:00:00.000']
  for (const moment of moments) {
    await app.db.insert(auditEntry).values({
      at: new Date(`2026-11-${moment}Z`),
      staff_id: owner.staff.id,
      act: 'signed_in',
      subject: 'account',
      subject_id: dana.id,
      subject_name: moment,
    })
  }
  const count = async (days: Record<string, string>) =>
    (await list({ staff_id: owner.staff.id, ...days })).entries.length
  expect(await count({ from: '2026-11-16', to: '2026-11-16' })).toBe(2)
  expect(await count({ from: '2026-11-16' })).toBe(3)
  expect(await count({ to: '2026-11-16' })).toBe(3)
  expect(await count({ from: '2026-11-17', to: '2026-11-16' })).toBe(0)
})

test.each(['limit=0', 'limit=101', 'from=yesterday', 'to=2026-02-30', 'act=flew', 'before=x', 'staff_id=-1'])(
  '%s is refused',
  async (query) => {
    expect((await app.get(`/desk/audit?${query}`, owner.headers)).status).toBe(403)
  },
)

test('a change is taken back as it was, once, and the taking back is written down too', async () => {
  const [zone, module] = [await makeZone(app.db), await makeModule(app.db)]
  const { id: store_id } = await makeStore(app.db, { zone_id: zone.id, module_id: module.id })
  const dana = await signedInStaff(app, ['manager', 'support'], { store_ids: [store_id] })
  await change(dana.staff.id, { roles: ['courier'], is_active: false, version: 1 })
  expect((await app.get('/desk/account', dana.headers)).status).toBe(401)
  const entry = await lastEntry()
  expect(entry).toMatchObject({
    before: { roles: ['manager', 'support'], store_ids: [store_id], is_active: true },
    after: { roles: ['courier'], store_ids: [], is_active: false },
    can_undo: true,
  })
  const replies = await Promise.all([undo(entry.id), undo(entry.id), undo(entry.id)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { email } = dana.staff
  const entered = await app.send('POST', '/desk/sign-in', { email, password: staffPassword })
  expect(entered.body.account).toMatchObject({ roles: ['manager', 'support'], stores: [{ id: store_id }] })
  const [undone, undoneEntry] = (await mine()).entries
  expect(undone).toMatchObject({
    act: 'undone',
    subject_id: dana.staff.id,
    before: { roles: ['courier'], store_ids: [], is_active: false },
    after: { roles: ['manager', 'support'], store_ids: [store_id], is_active: true },
    can_undo: false,
  })
  expect(undoneEntry).toMatchObject({ id: entry.id, can_undo: false })
  // Whoever looked at the person before must look again.
  expect((await change(dana.staff.id, { roles: ['support'], version: 2 })).status).toBe(409)
})

test('only the last change of somebody can be taken back, whatever it was about', async () => {
  const dana = await makeStaff(app, ['support'])
  await change(dana.id, { roles: ['courier'], version: 1 })
  const first = await lastEntry()
  await change(dana.id, { roles: ['courier'], is_active: false, version: 2 })
  const second = await lastEntry()
  expect((await mine()).entries.map(({ can_undo }) => can_undo)).toEqual([true, false])
  const refused = await undo(first.id)
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'undo'])
  expect((await undo(second.id)).status).toBe(200)
  expect((await undo(first.id)).status).toBe(409)
})

test('what was changed past the log, or needs what is gone, is not taken back', async () => {
  const [zone, module] = [await makeZone(app.db), await makeModule(app.db)]
  const { id: store_id } = await makeStore(app.db, { zone_id: zone.id, module_id: module.id })
  const dana = await makeStaff(app, ['manager'], { store_ids: [store_id] })
  await change(dana.id, { roles: ['courier'], version: 1 })
  const { id } = await lastEntry()
  await app.db
    .update(staff)
    .set({ roles: ['support'] })
    .where(eq(staff.id, dana.id))
  expect(await lastEntry()).toMatchObject({ id, can_undo: false })
  expect((await undo(id)).status).toBe(409)
  await app.db
    .update(staff)
    .set({ roles: ['courier'] })
    .where(eq(staff.id, dana.id))
  await app.db.delete(store).where(eq(store.id, store_id))
  expect((await undo(id)).status).toBe(409)
  const [row] = await app.db.select().from(staff).where(eq(staff.id, dana.id))
  expect(row?.roles).toEqual(['courier'])
})

test('taking back keeps the last owner too', async () => {
  const dana = await makeStaff(app, ['support'])
  await change(dana.id, { roles: ['owner'], version: 1 })
  const { id } = await lastEntry()
  await app.db
    .update(staff)
    .set({ roles: ['marketing'] })
    .where(eq(staff.id, owner.staff.id))
  owner = { ...owner, ...(await signedInAs(dana.id)) }
  const { status, body } = await undo(id)
  expect([status, body.errors[0].code]).toEqual([409, 'roles'])
})

async function signedInAs(id: number): Promise<Pick<SignedInStaff, 'headers'>> {
  const [row] = await app.db.select().from(staff).where(eq(staff.id, id))
  const { body } = await app.send('POST', '/desk/sign-in', { email: row?.email, password: staffPassword })
  return { headers: { authorization: `Bearer ${body.token}` } }
}

test('what is no change of duties, or not there, is not taken back', async () => {
  const dana = await makeStaff(app, ['support'])
  await app.send('DELETE', `/desk/staff/${dana.id}/sessions`, {}, owner.headers)
  expect((await undo((await lastEntry()).id)).status).toBe(409)
  expect((await undo(2_000_000_000)).status).toBe(404)
  expect((await app.send('POST', '/desk/audit/x/undo', {}, owner.headers)).status).toBe(403)
})

test('nobody rewrites the log, whatever program tries', async () => {
  await change((await makeStaff(app, ['support'])).id, { roles: ['courier'], version: 1 })
  const refusal = { cause: { message: expect.stringContaining('only ever added to') } }
  await expect(app.db.execute(sql`update audit_entry set staff_name = 'x'`)).rejects.toMatchObject(refusal)
  await expect(app.db.execute(sql`delete from audit_entry`)).rejects.toMatchObject(refusal)
})

test('a change that fails leaves no entry', async () => {
  const before = (await mine()).entries.length
  await change(owner.staff.id, { roles: ['support'], version: 1 })
  expect((await mine()).entries).toHaveLength(before)
})
