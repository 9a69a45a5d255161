// One store over HTTP: its page, its hours, its reviews.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setSetting } from '#server/testing/content-factories.ts'
import {
  type CategoryRow,
  cityCentre,
  everyDay,
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeZone,
  type StoreRow,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let food: ModuleRow
let soups: CategoryRow
let bar: StoreRow

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  zone = await makeZone(db)
  food = await makeModule(db)
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  const dishes = await makeCategory(db, { module_id: food.id, name: inAllLanguages('Dishes') })
  soups = await makeCategory(db, { module_id: food.id, parent_id: dishes.id, name: inAllLanguages('Soups') })
  bar = await makeStore(db, {
    module_id: food.id,
    zone_id: zone.id,
    slug: 'noodle-bar',
    name: inAllLanguages('Noodle Bar'),
    minimum_order: 1_250,
    minimum_shipping_charge: 199,
    ratings: [6, 2, 1, 1, 0],
    avg_rating: 4.3,
    rating_count: 10,
    category_ids: [dishes.id, soups.id],
  })
  await makeItem(db, bar, { category_id: soups.id, price: 450 })
  await makeItem(db, bar, { category_id: soups.id, price: 990 })
  await makeItem(db, bar, { category_id: soups.id, price: 5, visible: false })
  await makeStoreDiscount(db, { store_id: bar.id, discount: 1_250, min_purchase: 500 })
  await makeCoupon(db, { module_id: food.id, store_id: bar.id, coupon_type: 'store_wise', code: 'BAR' })
})

afterAll(() => shop.close())

describe('GET /stores/details/{id}', () => {
  test('[STO-05] by id or slug, with neither zone nor module', async () => {
    const byId = await shop.get(`/stores/details/${bar.id}`)
    const bySlug = await shop.get('/stores/details/Noodle-Bar')
    expect(byId.status).toBe(200)
    expect(byId.body.id).toBe(bar.id)
    expect(bySlug.body).toEqual(byId.body)
  })

  test('[STO-01] money as decimals, ratings, discount, hours, pictures', async () => {
    const { body } = await shop.get('/stores/details/noodle-bar')
    expect(body).toMatchObject({
      minimum_order: 12.5,
      minimum_shipping_charge: 1.99,
      maximum_shipping_charge: null,
      per_km_shipping_charge: 0,
      latitude: String(cityCentre.latitude),
      ratings: [6, 2, 1, 1, 0],
      positive_rating: 90,
      avg_rating: 4.3,
      open: 1,
      next_opening: null,
      current_opening_time: '09:00:00',
      off_day: '',
      distance: 0,
      discount_status: true,
      logo_full_url: 'http://shop.test/img/store/logo.webp',
      cover_photo_full_url: 'http://shop.test/img/store-cover/cover.webp',
      price_range: [{ min_price: 4.5, max_price: 9.9 }],
    })
    expect(body.discount).toMatchObject({ discount: 12.5, discount_type: 'percent', min_purchase: 5 })
    expect(body.schedules).toHaveLength(7)
    expect(body.schedules[0]).toMatchObject({ day: 0, opening_time: '09:00:00', closing_time: '21:00:00' })
    expect(body.active_coupons.map((one: { code: string }) => one.code)).toEqual(['BAR'])
    expect(body.category_details.map((one: { name: string }) => one.name)).toEqual(['Dishes', 'Soups'])
    expect(body.category_details[0]).toMatchObject({ parent_id: 0, childes_count: 1 })
    expect(body.cuisines).toEqual(['Dishes'])
  })

  test('[HDR-08] in the caller’s language', async () => {
    const { body } = await shop.get('/stores/details/noodle-bar', { 'X-localization': 'ar' })
    expect(body.name).toBe('Noodle Bar (ar)')
    expect(body.category_details[0].name).toBe('Dishes (ar)')
    expect(body.cuisines).toEqual(['Dishes (ar)'])
  })

  test('its categories count what is listed now, as the list of categories does', async () => {
    const ofStore = async () => (await shop.get('/stores/details/noodle-bar')).body.category_details
    const counts = (list: { name: string; products_count: number }[]) =>
      list.map(({ name, products_count }) => [name, products_count])
    expect(counts(await ofStore())).toEqual([
      ['Dishes', 2],
      ['Soups', 2],
    ])
    const another = await makeStore(shop.db, { module_id: food.id, zone_id: zone.id })
    await makeItem(shop.db, another, { category_id: soups.id })
    shop.forgetCatalogue()
    const { body } = await shop.get('/categories', { moduleId: String(food.id) })
    const [dishes, below] = await ofStore()
    expect(dishes).toMatchObject({ name: 'Dishes', products_count: 3 })
    expect(body[0]).toMatchObject({ name: 'Dishes', products_count: 3, childes: [below] })
  })

  test('[CRD-10] distance in metres from the caller', async () => {
    const { body } = await shop.get('/stores/details/noodle-bar', {
      latitude: String(cityCentre.latitude + 0.01),
      longitude: String(cityCentre.longitude),
    })
    expect(body.distance).toBeGreaterThan(1_000)
    expect(body.distance).toBeLessThan(1_250)
  })

  test('a store that sells nothing has an empty price range', async () => {
    const empty = await makeStore(shop.db, { module_id: food.id, zone_id: zone.id })
    const { body } = await shop.get(`/stores/details/${empty.id}`)
    expect(body.price_range).toEqual([{ min_price: 0, max_price: 0 }])
    expect(body.category_details).toEqual([])
  })

  test('[ATC-11] no store takes scheduled orders while the shop takes none', async () => {
    expect((await shop.get('/stores/details/noodle-bar')).body.schedule_order).toBe(true)
    await setSetting(shop.db, 'schedule_order', false)
    shop.forgetCatalogue()
    expect((await shop.get('/stores/details/noodle-bar')).body.schedule_order).toBe(false)
  })

  test('the module header filters: a store of another module is not found', async () => {
    const other = await makeModule(shop.db)
    shop.forgetCatalogue()
    const own = await shop.get('/stores/details/noodle-bar', { moduleId: String(food.id) })
    expect(own.status).toBe(200)
    const foreign = await shop.get('/stores/details/noodle-bar', { moduleId: String(other.id) })
    expect(foreign.status).toBe(404)
  })

  test.each(['999999', '2147483648', '9999999999', 'no-such-store', '%00', '%E0%A4%A', '-1', "'--"])(
    'an unknown store %s is not found',
    async (which) => {
      const { status, body } = await shop.get(`/stores/details/${which}`)
      expect(status).toBe(404)
      expect(body.errors[0]).toEqual({ code: 'store', message: 'Store not found' })
    },
  )

  test('a store that is not approved is not found, in the caller’s language', async () => {
    const hidden = await makeStore(shop.db, { module_id: food.id, zone_id: zone.id, status: false })
    const { status, body } = await shop.get(`/stores/details/${hidden.id}`, { 'X-localization': 'ru' })
    expect(status).toBe(404)
    expect(body.errors[0].message).toBe('Магазин не найден')
  })
})

describe('opening', () => {
  test.each([
    ['before it opens', everyDay('13:00', '18:00'), true, 0, '2026-11-16T08:00:00.000Z'],
    ['after it closed', everyDay('08:00', '11:00'), true, 0, '2026-11-17T03:00:00.000Z'],
    [
      'on an off day',
      [{ day: 3, opening_time: '10:00', closing_time: '20:00' }],
      true,
      0,
      '2026-11-18T05:00:00.000Z',
    ],
    ['while it is open', everyDay('09:00', '21:00'), true, 1, null],
    ['without hours', [], true, 0, null],
    ['switched off by itself', everyDay('13:00', '18:00'), false, 0, null],
  ])('[CRD-01] %s the page can say when it opens', async (_case, schedules, active, open, next_opening) => {
    const store = await makeStore(shop.db, { module_id: food.id, zone_id: zone.id, schedules, active })
    const { body } = await shop.get(`/stores/details/${store.id}`)
    expect(body).toMatchObject({ active, open, next_opening })
  })

  test('a discount outside its hours is none', async () => {
    shop.setNow('2026-12-31T19:30:00.000Z')
    shop.forgetCatalogue()
    const { body } = await shop.get('/stores/details/noodle-bar')
    expect(body).toMatchObject({ discount: null, discount_status: false })
    shop.setNow(testInstant)
    shop.forgetCatalogue()
  })
})
