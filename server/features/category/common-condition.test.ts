// Common conditions over HTTP: the list and the items for each.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonCondition } from '#server/database/schema/item.ts'
import {
  inAllLanguages,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  onlyRow,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

async function makeWorld({ db }: TestApp) {
  const zone = await makeZone(db)
  const pharmacy = await makeModule(db, { module_type: 'pharmacy' })
  await linkModule(db, { zone_id: zone.id, module_id: pharmacy.id })
  const category = await makeCategory(db, { module_id: pharmacy.id })
  const store = await makeStore(db, { module_id: pharmacy.id, zone_id: zone.id })
  const condition = (name: string, status = true) =>
    onlyRow(
      db
        .insert(commonCondition)
        .values({ name: inAllLanguages(name), slug: name.toLowerCase(), image: `${name}.webp`, status })
        .returning(),
    )
  const [cold, headache] = [await condition('Cold'), await condition('Headache')]
  await condition('Gone', false)
  const forHeadache = { category_id: category.id, common_condition_id: headache.id }
  const tea = await makeItem(db, store, { category_id: category.id, common_condition_id: cold.id })
  const pill = await makeItem(db, store, { ...forHeadache, order_count: 1 })
  const syrup = await makeItem(db, store, { ...forHeadache, order_count: 5 })
  const soap = await makeItem(db, store, { category_id: category.id })
  return { zone, pharmacy, store, cold, headache, tea, pill, syrup, soap }
}

let shop: TestApp
let world: Awaited<ReturnType<typeof makeWorld>>
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeWorld(shop)
  headers = { moduleId: String(world.pharmacy.id), zoneid: `[${world.zone.id}]` }
})

afterAll(() => shop.close())

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)

test('[HOM-08] active conditions with their number of items, in the language of the caller', async () => {
  const { body } = await shop.get('/common-condition', {
    moduleId: String(world.pharmacy.id),
    'X-localization': 'ru',
  })
  expect(body).toMatchObject([
    { id: world.headache.id, name: 'Headache (ru)', slug: 'headache', items_count: 2, status: 1 },
    { id: world.cold.id, name: 'Cold (ru)', items_count: 1 },
  ])
})

test('[HOM-08] [HOM-22] items of a condition by id or slug, the most ordered first', async () => {
  const byId = await shop.get(`/common-condition/items/${world.headache.id}?limit=20&offset=1`, headers)
  expect(idsOf(byId.body.products)).toEqual([world.syrup.id, world.pill.id])
  const bySlug = await shop.get('/common-condition/items/cold?limit=20&offset=1', headers)
  expect(idsOf(bySlug.body.products)).toEqual([world.tea.id])
})

test('a store’s items that help with anything', async () => {
  const { body } = await shop.get(
    `/items/common-conditions?store_id=${world.store.slug}&limit=10&offset=1`,
    headers,
  )
  expect(idsOf(body.products).toSorted()).toEqual([world.tea.id, world.pill.id, world.syrup.id].toSorted())
})

test.each(['gone', '999999', '99999999999'])('condition %s is not found', async (which) => {
  const { status, body } = await shop.get(`/common-condition/items/${which}?limit=20&offset=1`, headers)
  expect(status).toBe(404)
  expect(body.errors).toEqual([{ code: 'common_condition', message: 'Common condition not found' }])
})

test('the items need zone, limit and offset', async () => {
  const withoutZone = await shop.get('/common-condition/items/cold?limit=2&offset=1', {
    moduleId: String(world.pharmacy.id),
  })
  expect(withoutZone.body.errors[0].code).toBe('zoneId')
  const withoutPage = await shop.get('/common-condition/items/cold', headers)
  expect(withoutPage.status).toBe(403)
  expect(withoutPage.body.errors.map((one: { code: string }) => one.code)).toEqual(['limit', 'offset'])
})
