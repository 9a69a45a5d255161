// Saved views: each person's own, by name, up to twenty a list.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let dana: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
})

beforeEach(async () => {
  dana = await signedInStaff(app, ['courier'])
})

afterAll(() => app.close())

const save = (who: SignedInStaff, view: object = {}, shop: TestApp = app) =>
  shop.send('POST', '/desk/views', { list: 'items', name: 'Low', search: '?q=tea', ...view }, who.headers)

const change = (who: SignedInStaff, id: number, body: object) =>
  app.send('PUT', `/desk/views/${id}`, body, who.headers)

const remove = (who: SignedInStaff, id: number) => app.send('DELETE', `/desk/views/${id}`, {}, who.headers)

const viewsOf = async ({ headers }: SignedInStaff, list = 'items') =>
  (await app.get(`/desk/views?list=${list}`, headers)).body

test('a view is saved, listed by name in its list alone, renamed, replaced and removed', async () => {
  const low = await save(dana, { name: '  low stock ', search: '?sort=stock&stock=low' })
  expect(low.status).toBe(200)
  expect(low.body).toEqual({ id: expect.any(Number), name: 'low stock', search: '?sort=stock&stock=low' })
  const all = await save(dana, { name: 'All teas' })
  await save(dana, { list: 'stores', name: 'Paused' })
  expect(await viewsOf(dana)).toEqual([all.body, low.body])
  const renamed = await change(dana, low.body.id, { name: 'Running out' })
  expect(renamed.body).toEqual({ ...low.body, name: 'Running out' })
  const replaced = await change(dana, low.body.id, { search: '?' })
  expect(replaced.body).toEqual({ ...low.body, name: 'Running out', search: '?' })
  expect(await viewsOf(dana)).toEqual([all.body, replaced.body])
  expect((await remove(dana, low.body.id)).status).toBe(200)
  expect(await viewsOf(dana)).toEqual([all.body])
  expect((await remove(dana, low.body.id)).status).toBe(404)
})

test('a name is there once in a list, in capitals or not, and as often as there are lists and people', async () => {
  const { id } = (await save(dana, { name: 'Low' })).body
  const again = await save(dana, { name: 'LOW' })
  expect([again.status, again.body.errors[0].code]).toEqual([409, 'name'])
  expect((await save(dana, { name: 'Low', list: 'stores' })).status).toBe(200)
  expect((await save(await signedInStaff(app, ['owner']), { name: 'Low' })).status).toBe(200)
  const other = (await save(dana, { name: 'Other' })).body
  expect((await change(dana, other.id, { name: 'lOW' })).status).toBe(409)
  expect((await change(dana, id, { name: 'LOW' })).body.name).toBe('LOW')
  expect(await viewsOf(dana)).toMatchObject([{ name: 'LOW' }, { name: 'Other' }])
})

test('a save that comes twice at once, at two processes, is kept once', async () => {
  const other = app.beside()
  const replies = await Promise.all([app, other, app, other].map((shop) => save(dana, {}, shop)))
  await other.close()
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await viewsOf(dana)).toHaveLength(1)
})

test('the twenty-first is refused, also when two come at once, and another list is not full', async () => {
  for (let at = 1; at < 20; at += 1) await save(dana, { name: `View ${at}` })
  const replies = await Promise.all(['one', 'two', 'three'].map((name) => save(dana, { name })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const refused = await save(dana, { name: 'More' })
  expect(refused.body.errors).toEqual([
    { code: 'views', message: 'This list has 20 views already. Remove one to save another.' },
  ])
  expect((await save(dana, { list: 'stores' })).status).toBe(200)
  const [first] = await viewsOf(dana)
  await remove(dana, first.id)
  expect((await save(dana, { name: 'More' })).status).toBe(200)
})

test('nobody sees or touches another person’s views, an owner neither', async () => {
  const { id } = (await save(dana)).body
  const owner = await signedInStaff(app, ['owner'])
  expect(await viewsOf(owner)).toEqual([])
  expect((await change(owner, id, { name: 'Mine' })).status).toBe(404)
  expect((await remove(owner, id)).status).toBe(404)
  for (const reply of [
    await app.get('/desk/views?list=items'),
    await app.send('POST', '/desk/views', { list: 'items', name: 'A', search: '?' }),
    await app.send('PUT', `/desk/views/${id}`, { name: 'A' }),
    await app.send('DELETE', `/desk/views/${id}`),
  ]) {
    expect(reply.status).toBe(401)
  }
  expect(await viewsOf(dana)).toMatchObject([{ id, name: 'Low', search: '?q=tea' }])
})

test.each([
  { name: ' ' },
  { name: 'x'.repeat(41) },
  { list: 'Items; drop' },
  { list: 'x'.repeat(41) },
  { search: `?${'x'.repeat(2_000)}` },
  { search: 7 },
  { search: 'q=tea' },
])('%# what makes no sense is refused, and nothing is kept', async (wrong) => {
  expect((await save(dana, wrong)).status).toBe(403)
  expect(await viewsOf(dana)).toEqual([])
})
