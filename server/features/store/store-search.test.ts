// Searching stores by name over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  everyDay,
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeModule,
  makeStore,
  makeZone,
  type StoreOverrides,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let food: ModuleRow

function store(name: string, overrides: Partial<StoreOverrides> = {}) {
  return makeStore(shop.db, {
    module_id: food.id,
    zone_id: zone.id,
    name: inAllLanguages(name),
    ...overrides,
  })
}

beforeAll(async () => {
  shop = await createTestApp()
  zone = await makeZone(shop.db)
  food = await makeModule(shop.db)
  await linkModule(shop.db, { zone_id: zone.id, module_id: food.id })
  await store('Noodle Bar')
  await store('Old Bakery', { schedules: everyDay('13:00', '18:00') })
  await store('Weekend Grill', { schedules: [{ day: 6, opening_time: '10:00', closing_time: '22:00' }] })
})

afterAll(() => shop.close())

describe('GET /stores/search', () => {
  const search = async (name: string, language = 'en') => {
    const { status, body } = await shop.get(`/stores/search?name=${encodeURIComponent(name)}`, {
      zoneid: `[${zone.id}]`,
      moduleId: String(food.id),
      'X-localization': language,
    })
    expect(status).toBe(200)
    return body.stores.map((one: { name: string }) => one.name)
  }

  test('a text pasted into the box is cut, not refused, as it is for items', async () => {
    expect(await search(`noodle ${' '.repeat(250)}${'x'.repeat(10_000)}`)).toEqual(['Noodle Bar'])
  })

  test('finds by part of the name, in any letter case and language, all words', async () => {
    expect(await search('NOOD')).toEqual(['Noodle Bar'])
    expect(await search('bar noodle')).toEqual(['Noodle Bar'])
    expect(await search('noodle bakery')).toEqual([])
    const cafe = await store('Чойхонаи Ҷамшед')
    shop.forgetCatalogue()
    expect(await search('чойхонаи чамшед')).toEqual([cafe.name.en])
    expect(await search('чойхонои')).toEqual([cafe.name.en])
  })

  test('forgives a typing error when no name has the words as they stand', async () => {
    expect(await search('nodle')).toEqual(['Noodle Bar'])
  })

  test('[SRC-07] the better match first, then what is open, then what is ordered most', async () => {
    const sold = { search_text: 'sushi maki sakura' }
    await store('Wok and Sakura', { order_count: 900 })
    await store('Sakura Garden', { order_count: 5 })
    await store('Sakura Corner', { order_count: 50 })
    await store('Sakura Night', { order_count: 500, schedules: everyDay('13:00', '18:00') })
    await store('Sakura')
    await store('Maki Point', { ...sold, order_count: 999 })
    shop.forgetCatalogue()
    const wanted = [
      'Sakura',
      'Sakura Corner',
      'Sakura Garden',
      'Sakura Night',
      'Wok and Sakura',
      'Maki Point',
    ]
    expect(await search('sakura')).toEqual(wanted)
  })

  test('leaves out stores with an off day today', async () => {
    expect(await search('grill')).toEqual([])
    shop.setNow('2026-11-21T07:00:00.000Z')
    shop.forgetCatalogue()
    expect(await search('grill')).toEqual(['Weekend Grill'])
    shop.setNow(testInstant)
    shop.forgetCatalogue()
  })

  test('signs mean nothing to the search', async () => {
    for (const name of ['%', '_', "'", '\\', '!!!', '%%bar']) {
      expect(await search(name)).toEqual(name === '%%bar' ? ['Noodle Bar'] : [])
    }
  })

  test('needs a name', async () => {
    const { status, body } = await shop.get('/stores/search', {
      zoneid: `[${zone.id}]`,
      moduleId: String(food.id),
    })
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'name', message: 'The name field is required.' }])
  })

  test('[NET-07] ten a page unless told otherwise', async () => {
    const { body } = await shop.get('/stores/search?name=bar', {
      zoneid: `[${zone.id}]`,
      moduleId: String(food.id),
    })
    expect(body).toMatchObject({ total_size: 1, limit: 10, offset: 1 })
  })
})
