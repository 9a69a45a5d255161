// Searching where more is sold than is read again after every change.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import {
  type ItemRow,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let shop: TestApp
let bread: ItemRow
let headers: Record<string, string>
let passed = 0

/** A snapshot of more than two thousand is read once a minute. */
const sold = 2_100
const atOnce = 300

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  const zone = await makeZone(db)
  const module = await makeModule(db, { module_type: 'grocery' })
  await linkModule(db, { zone_id: zone.id, module_id: module.id })
  const category = await makeCategory(db, { module_id: module.id })
  const market = await makeStore(db, { module_id: module.id, zone_id: zone.id })
  bread = await makeItem(db, market, { category_id: category.id, search_text: 'bread' })
  const { id: _id, ...alike } = bread
  for (let made = 0; made < sold; made += atOnce) {
    const rows = Array.from({ length: atOnce }, (_, at) => ({
      ...alike,
      slug: `stone-${made + at}`,
      search_text: 'stone',
    }))
    await db.insert(item).values(rows)
  }
  headers = { moduleId: String(module.id), zoneid: `[${zone.id}]` }
})

afterAll(() => shop.close())

/** Asked later every time, so that no kept answer serves. */
async function found(name: string): Promise<number> {
  passed += 31_000
  shop.setNow(new Date(new Date(testInstant).getTime() + passed).toISOString())
  const { body } = await shop.get(`/items/search?name=${name}`, headers)
  return body.total_size
}

test('[SRC-02] words that cannot be read fail who waits for them; lists and later searches go on', async () => {
  // The snapshot is read by its first list, its words by the first search.
  await shop.get('/items/popular?limit=1', headers)
  await shop.db.execute(sql`alter table item_listing rename column words to unreadable`)
  const search = await shop.get('/items/search?name=stone', headers)
  const list = await shop.get('/items/popular?limit=2', headers)
  await shop.db.execute(sql`alter table item_listing rename column unreadable to words`)
  expect([search.status, list.status, list.body.total_size]).toEqual([500, 200, sold + 1])
  expect(await found('stone')).toBe(sold)
})

test('[SRC-02] a new name is found with the next reading of the snapshot, the old one is not any more', async () => {
  expect([await found('stone'), await found('bread'), await found('zebra')]).toEqual([sold, 1, 0])
  await shop.db.update(item).set({ search_text: 'zebra' }).where(eq(item.id, bread.id))
  shop.forgetCatalogue()
  await expect.poll(() => found('zebra'), { timeout: 10_000 }).toBe(1)
  expect([await found('bread'), await found('stone')]).toEqual([0, sold])
})
