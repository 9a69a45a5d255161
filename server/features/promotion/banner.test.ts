// Banners over HTTP: a home page's and a store's own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeBanner, makeBasicCampaign } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let food: ModuleRow
let parcel: ModuleRow
let bar: StoreRow

const headers = (overrides: Record<string, string> = {}) => ({
  zoneid: `[${zone.id}]`,
  moduleId: String(food.id),
  ...overrides,
})

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  zone = await makeZone(db)
  const farZone = await makeZone(db)
  food = await makeModule(db)
  parcel = await makeModule(db, { module_type: 'parcel' })
  for (const module of [food, parcel]) await linkModule(db, { zone_id: zone.id, module_id: module.id })
  const place = { module_id: food.id, zone_id: zone.id }
  bar = await makeStore(db, { ...place, slug: 'noodle-bar', name: inAllLanguages('Noodle Bar') })
  const far = await makeStore(db, { ...place, zone_id: farZone.id })
  const closed = await makeStore(db, { ...place, status: false })
  const { id: category_id } = await makeCategory(db, { module_id: food.id })
  const ramen = await makeItem(db, bar, { category_id, name: inAllLanguages('Ramen') })
  const hidden = await makeItem(db, bar, { category_id, visible: false })

  const banner = (title: string, overrides: Partial<Parameters<typeof makeBanner>[1]> = {}) =>
    makeBanner(db, { module_id: food.id, title: inAllLanguages(title), ...overrides })
  await banner('Link', { link: '/flash-sales' })
  await banner('Store', { type: 'store_wise', store_id: bar.id, featured: true })
  await banner('Item', { type: 'item_wise', item_id: ramen.id, zone_id: zone.id })
  await banner('Far store', { type: 'store_wise', store_id: far.id })
  await banner('Closed store', { type: 'store_wise', store_id: closed.id })
  await banner('Hidden item', { type: 'item_wise', item_id: hidden.id })
  await banner('Other zone', { zone_id: farZone.id })
  await banner('Off', { status: false })
  await banner('Parcel', { module_id: parcel.id })
  await banner('Store’s own', {
    type: 'store_wise',
    store_id: bar.id,
    created_by: 'store',
    subtitle: inAllLanguages('Broth since dawn'),
    link: '/x',
  })
  await makeBasicCampaign(db, { module_id: food.id, title: inAllLanguages('Soup week') })
})

afterAll(() => shop.close())

const titles = (banners: { title: string }[]) => banners.map((one) => one.title)

describe('GET /banners', () => {
  test('[HOM-16] banners that lead somewhere here, with their store or item, and running campaigns', async () => {
    const { status, body } = await shop.get('/banners', headers())
    expect(status).toBe(200)
    expect(titles(body.banners)).toEqual(['Link', 'Store', 'Item'])
    const [link, store, item] = body.banners
    expect(link).toMatchObject({ type: 'default', link: '/flash-sales', store: null, item: null })
    expect(link.image_full_url).toBe('http://shop.test/img/banner/banner.webp')
    expect(store).toMatchObject({ type: 'store_wise', store: { id: bar.id, name: 'Noodle Bar' }, item: null })
    expect(item).toMatchObject({ type: 'item_wise', item: { name: 'Ramen' }, store: null })
    expect(titles(body.campaigns)).toEqual(['Soup week'])
  })

  test('featured ones only, without campaigns', async () => {
    const { body } = await shop.get('/banners?featured=1', headers())
    expect(titles(body.banners)).toEqual(['Store'])
    expect(body.campaigns).toEqual([])
  })

  test('[HDR-08] in the caller’s language; without a module those of every module here', async () => {
    const { body } = await shop.get('/banners', { zoneid: `[${zone.id}]`, 'X-localization': 'ru' })
    expect(titles(body.banners)).toContain('Parcel (ru)')
    expect(titles(body.banners)).toContain('Link (ru)')
  })

  test('needs a zone', async () => {
    const { status, body } = await shop.get('/banners', { moduleId: String(food.id) })
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe('zoneId')
  })
})

describe('GET /banners/{store_id}', () => {
  test('[STO-01] the banners a store made itself, by id or slug', async () => {
    const byId = await shop.get(`/banners/${bar.id}`)
    expect(byId.status).toBe(200)
    expect(titles(byId.body)).toEqual(['Store’s own'])
    expect(byId.body[0]).toMatchObject({
      subtitle: 'Broth since dawn',
      created_by: 'store',
      data: String(bar.id),
      default_link: '/x',
      featured: 0,
    })
    expect((await shop.get('/banners/noodle-bar', headers())).body).toEqual(byId.body)
  })

  test('an unknown store is not found', async () => {
    expect((await shop.get('/banners/nobody')).status).toBe(404)
    expect((await shop.get('/banners/9999999999')).status).toBe(404)
  })
})
