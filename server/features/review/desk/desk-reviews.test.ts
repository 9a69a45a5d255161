// Reviews at the desk over HTTP: answered, hidden with a reason, shown again; ratings follow what customers can read.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'
import { makeReview } from '#server/testing/content-factories.ts'
import {
  type ItemRow,
  inAllLanguages,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let shop: StoreRow
let other: StoreRow
let soup: ItemRow
let support: SignedInStaff
let manager: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
  const [zone, module] = [await makeZone(app.db), await makeModule(app.db)]
  const place = { module_id: module.id, zone_id: zone.id }
  shop = await makeStore(app.db, place)
  other = await makeStore(app.db, place)
  const { id: category_id } = await makeCategory(app.db, { module_id: module.id })
  soup = await makeItem(app.db, shop, { category_id, name: inAllLanguages('Soup') })
  support = await signedInStaff(app, ['support'])
  manager = await signedInStaff(app, ['manager'], { store_ids: [shop.id] })
})

afterAll(() => app.close())

/** Two stars and five. */
beforeEach(async () => {
  await app.db.update(item).set({ avg_rating: 3.5, rating_count: 2 }).where(eq(item.id, soup.id))
  const ratings = [1, 0, 0, 1, 0]
  await app.db.update(store).set({ avg_rating: 3.5, rating_count: 2, ratings }).where(eq(store.id, shop.id))
})

const said = (more: object = {}) =>
  makeReview(app.db, { module_id: shop.module_id, store_id: shop.id, item_id: soup.id, rating: 2, ...more })

const call = (act: string, id: number, body: object, by = support) =>
  app.send(act === 'reply' ? 'PUT' : 'POST', `/desk/reviews/${id}/${act}`, body, by.headers)

async function readInShop(id: number) {
  app.forgetCatalogue()
  const { body } = await app.get(`/items/reviews/${soup.id}?limit=100&offset=1`, {
    moduleid: String(shop.module_id),
  })
  return body.reviews.find((row: { id: number }) => row.id === id)
}

async function ratings() {
  const [itemRow] = await app.db.select().from(item).where(eq(item.id, soup.id))
  const [storeRow] = await app.db.select().from(store).where(eq(store.id, shop.id))
  return [itemRow?.avg_rating, itemRow?.rating_count, storeRow?.avg_rating, storeRow?.ratings]
}

test('an answer stands under the review in the shop, and can be taken away', async () => {
  const { id } = await said()
  const answered = await call('reply', id, { reply: 'We are sorry', version: 1 })
  expect(answered.body).toMatchObject({ reply: 'We are sorry', version: 2, item_name: 'Soup' })
  expect(await readInShop(id)).toMatchObject({ reply: 'We are sorry' })
  expect((await call('reply', id, { reply: '', version: 2 })).body.reply).toBe(null)
  expect(await readInShop(id)).toMatchObject({ reply: null })
})

test('what is hidden is read by nobody and counts nowhere; the reason is kept', async () => {
  const { id } = await said()
  const hidden = await call('hide', id, { reason: 'Names a person', version: 1 })
  expect(hidden.body).toMatchObject({ is_hidden: true, hidden_reason: 'Names a person', version: 2 })
  expect(await readInShop(id)).toBeUndefined()
  expect(await ratings()).toEqual([5, 1, 5, [1, 0, 0, 0, 0]])
  // Hidden twice it is taken out once.
  expect((await call('hide', id, { reason: 'Names a person', version: 2 })).status).toBe(200)
  expect(await ratings()).toEqual([5, 1, 5, [1, 0, 0, 0, 0]])
  const shown = await call('show', id, { version: 2 })
  expect(shown.body).toMatchObject({ is_hidden: false, hidden_reason: null })
  expect(await readInShop(id)).toMatchObject({ rating: 2 })
  expect(await ratings()).toEqual([3.5, 2, 3.5, [1, 0, 0, 1, 0]])
})

test('taking a hiding back counts the review again', async () => {
  const { id } = await said()
  await call('hide', id, { reason: 'A slip', version: 1 })
  const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))
  const entry = entries.find(({ subject }) => subject === 'review')
  const owner = await signedInStaff(app, ['owner'])
  const { status, body } = await app.send('POST', `/desk/audit/${entry?.id}/undo`, {}, owner.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await ratings()).toEqual([3.5, 2, 3.5, [1, 0, 0, 1, 0]])
  expect(await readInShop(id)).toBeDefined()
})

test('no reason, an old version and a review that is not there are refused', async () => {
  const { id } = await said()
  expect((await call('hide', id, { version: 1 })).status).toBe(403)
  expect((await call('hide', id, { reason: 'Rude words', version: 2 })).status).toBe(409)
  expect((await call('hide', 99_999, { reason: 'Rude words', version: 1 })).status).toBe(404)
})

test('a manager reads and answers what is said about their stores, and nothing else', async () => {
  const [own, foreign] = [await said(), await said({ store_id: other.id, item_id: null })]
  expect((await call('reply', own.id, { reply: 'Thank you', version: 1 }, manager)).status).toBe(200)
  for (const [act, body] of [
    ['reply', { reply: 'Thank you' }],
    ['hide', { reason: 'Not ours' }],
    ['show', {}],
  ] as const) {
    expect((await call(act, foreign.id, { ...body, version: 1 }, manager)).status).toBe(404)
  }
  expect((await app.get(`/desk/reviews/${foreign.id}`, manager.headers)).status).toBe(404)
  const { body } = await app.get('/desk/reviews?limit=100', manager.headers)
  expect(new Set(body.rows.map((row: { store_id: number }) => row.store_id))).toEqual(new Set([shop.id]))
})

test('reviews are found by what was said, by stars, store, item and state', async () => {
  const { id } = await said({ comment: inAllLanguages('A fly in it'), rating: 1 })
  const found = async (query: string) =>
    (await app.get(`/desk/reviews?limit=100&${query}`, support.headers)).body.rows.map(
      (row: { id: number }) => row.id,
    )
  expect(await found('q=a+FLY')).toEqual([id])
  expect(await found('rating=1')).toEqual([id])
  expect(await found(`store_id=${other.id}&rating=1`)).toEqual([])
  expect(await found(`item_id=${soup.id}&state=unanswered`)).toContain(id)
  expect(await found('state=hidden')).not.toContain(id)
  await call('reply', id, { reply: 'We are sorry', version: 1 })
  expect(await found('state=unanswered')).not.toContain(id)
  expect(await found('state=answered&q=fly')).toEqual([id])
})
