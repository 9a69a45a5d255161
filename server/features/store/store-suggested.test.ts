// Stores among the suggestions are those a search for stores finds, as they are called now.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '#server/database/schema/store.ts'
import { inAllLanguages } from '#server/testing/factories.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { makeStreet } from './store-street.fixture.ts'

let shop: TestApp
let street: Awaited<ReturnType<typeof makeStreet>>

beforeAll(async () => {
  shop = await createTestApp()
  street = await makeStreet(shop)
})

beforeEach(() => {
  shop.setNow(testInstant)
  shop.forgetCatalogue()
})

afterAll(() => shop.close())

interface Shown {
  id: number
  name: string
  logo: string
  logo_full_url: string
}

async function stores(path: string, overrides: Record<string, string> = {}): Promise<Shown[]> {
  const { status, body } = await shop.get(path, street.headers(overrides))
  expect(status).toBe(200)
  return body.stores.map(({ id, name, logo, logo_full_url }: Shown) => ({ id, name, logo, logo_full_url }))
}

const suggested = (overrides?: Record<string, string>, name = 'store') =>
  stores(`/items/item-or-store-search?name=${name}`, overrides)

const namesOf = (shown: Shown[]) => shown.map(({ name }) => name)

test.each([
  ['from the centre', {}, 'store'],
  ['from elsewhere', { latitude: '51.2', longitude: '71.6' }, 'store'],
  ['in another language', { 'X-localization': 'ar' }, 'store'],
  ['by a misspelt name', {}, 'stoer'],
])('[SRC-07] %s they come in the order of a search for stores', async (_case, overrides, name) => {
  const shown = await suggested(overrides, name)
  expect(shown).toHaveLength(5)
  expect(shown).toEqual(await stores(`/stores/search?name=${name}&limit=20`, overrides))
})

test('[SRC-07] a name and a logo changed a moment ago are shown, a store no longer approved is not', async () => {
  const [first, second] = await suggested()
  if (!first || !second) throw new Error('nothing is suggested')
  const renamed = { name: inAllLanguages('Renamed'), logo: 'new.webp' }
  await shop.db.update(store).set(renamed).where(eq(store.id, first.id))
  await shop.db.update(store).set({ status: false }).where(eq(store.id, second.id))
  shop.forgetCatalogue()
  const [shown, ...others] = await suggested()
  expect(shown).toMatchObject({
    id: first.id,
    name: 'Renamed',
    logo_full_url: 'http://shop.test/img/store/new.webp',
  })
  expect(namesOf(others)).not.toContain(second.name)
})

test('[SRC-07] what nobody announced is shown ten seconds later', async () => {
  const [first] = await suggested()
  if (!first) throw new Error('nothing is suggested')
  await shop.db
    .update(store)
    .set({ name: inAllLanguages('Whispered') })
    .where(eq(store.id, first.id))
  shop.setNow(new Date(new Date(testInstant).getTime() + 10_000))
  // Another text, because an answer is cached whole for longer.
  expect(namesOf(await suggested({}, 'stor'))[0]).toBe('Whispered')
})
