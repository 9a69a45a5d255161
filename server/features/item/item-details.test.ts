// One item's page over HTTP, in every detail.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { makeReview } from '#server/testing/content-factories.ts'
import { makeItem } from '#server/testing/factories.ts'
import { makeBasicCampaign, makeCoupon } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type ItemWorld, makeItemWorld } from './item.fixture.ts'

let shop: TestApp
let world: ItemWorld

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeItemWorld(shop.db)
})

afterAll(() => shop.close())

const details = (which: string | number, extra: Record<string, string> = {}) =>
  shop.get(`/items/details/${which}`, { moduleId: String(world.food.id), ...extra })

describe('GET /items/details/{id}', () => {
  test('[PRD-01] [PRD-04] an item by id and by slug, with everything its page shows', async () => {
    const byId = await details(world.pizza.id)
    expect(byId.status).toBe(200)
    expect(byId.body).toMatchObject({
      id: world.pizza.id,
      name: 'Margherita',
      slug: 'margherita',
      image_full_url: 'http://shop.test/img/item/item.webp',
      images: ['one.webp', 'two.webp'],
      images_full_url: ['http://shop.test/img/item/one.webp', 'http://shop.test/img/item/two.webp'],
      price: 12.5,
      discount: 10.5,
      discount_type: 'percent',
      store_discount: 0,
      tax: 12,
      tax_type: 'percent',
      veg: 1,
      avg_rating: 4.5,
      rating_count: 2,
      unit_type: 'pcs',
      unit: { id: world.piece.id, unit: 'pcs' },
      maximum_cart_quantity: 4,
      available_time_starts: '10:00:00',
      available_time_ends: '23:00:00',
      category_ids: [
        { id: String(world.upper.id), position: 1, name: 'Baked' },
        { id: String(world.lower.id), position: 2, name: 'Pizza' },
      ],
      food_variations: [
        {
          name: 'Size',
          type: 'single',
          min: 0,
          max: 0,
          required: 'on',
          values: [{ label: 'Large', optionPrice: 2.55 }],
        },
      ],
      module_type: 'food',
      module: { id: world.food.id, module_name: 'Food', module_type: 'food', all_zone_service: 0 },
      store_id: world.store.id,
      store_name: 'Oven',
      free_delivery: true,
      delivery_time: '20-30 min',
      min_delivery_time: 20,
      max_delivery_time: 30,
      schedule_order: true,
      distance: null,
      brand_id: null,
      allergies_name: ['milk'],
      may_contain_name: ['nuts'],
      allergens_stated: 1,
      nutrition_facts: { per: 'g', energy_kcal: 240, fat: 9.5, salt: 1.2 },
      nutritions_name: ['protein'],
      generic_name: [],
      tags: [
        { id: 1, tag: 'italian' },
        { id: 2, tag: 'hot' },
      ],
      whislists_count: 0,
      store_details: { id: world.store.id, name: 'Oven', price_range: [{ min_price: 10, max_price: 12.5 }] },
    })
    const bySlug = await details('margherita')
    expect(bySlug.body).toEqual(byId.body)
  })

  test('[ITM-01] an item that states nothing about allergens or nutrition says so', async () => {
    const { body } = await details(world.plain.id)
    expect(body).toMatchObject({
      allergies_name: [],
      may_contain_name: [],
      allergens_stated: 0,
      nutrition_facts: null,
    })
  })

  test('[ITM-01] [LST-06] of what is never eaten nothing is stated, and who avoids an allergen still finds it', async () => {
    const { category_id } = world.plain
    const soap = { category_id, edible: false, allergens_stated: true }
    const { id } = await makeItem(shop.db, world.store, soap)
    expect((await details(id)).body).toMatchObject({ edible: 0, allergies_name: [], may_contain_name: [] })
    const query = 'list_type=item&data_type=all&limit=100&without_allergies=milk&allergy_caution=not_stated'
    const headers = { moduleId: String(world.food.id), zoneId: JSON.stringify([world.store.zone_id]) }
    const { body } = await shop.get(`/get-combined-data?${query}`, headers)
    const found = body.products.map((one: { id: number }) => one.id)
    expect(found).toContain(id)
    expect(found).not.toContain(world.plain.id)
    const milky = makeItem(shop.db, world.store, { ...soap, allergies: ['milk'] })
    await expect(milky).rejects.toMatchObject({ cause: { constraint: 'item_edible' } })
  })

  test('only add-ons that can be had are offered', async () => {
    const { body } = await details(world.pizza.id)
    expect(body.add_ons).toMatchObject([{ id: world.cheese.id, name: 'Cheese', price: 1.5, status: 1 }])
  })

  test('[PRD-02] choices and combinations; no options of a dish are an empty text', async () => {
    const { body } = await details(world.plain.id)
    expect(body).toMatchObject({
      food_variations: '',
      attributes: ['1'],
      choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Red', 'Blue'] }],
      variations: [{ type: 'Red', price: 19.99, stock: 3 }],
      unit: null,
      unit_code: null,
      unit_type: null,
    })
  })

  test('[HDR-08] speaks the language of the caller', async () => {
    const { body } = await details(world.pizza.id, { 'X-localization': 'tg' })
    expect(body).toMatchObject({
      name: 'Margherita (tg)',
      store_name: 'Oven (tg)',
      unit_type: 'pcs (tg)',
      food_variations: [{ name: 'Size (tg)', values: [{ label: 'Large (tg)' }] }],
      store_details: { name: 'Oven (tg)' },
    })
  })

  test.each([
    ['en', 'italian', 'Zinc oxide'],
    ['ar', 'إيطالي', 'أكسيد الزنك'],
    ['tg', 'итолиёвӣ', 'Оксиди руҳ'],
    ['ru', 'итальянская кухня', 'Оксид цинка'],
  ])('[HDR-08] [PRD-01] tags and active ingredients are worded in %s', async (language, tag, ingredient) => {
    const { body } = await details(world.pizza.id, { 'X-localization': language })
    expect(body.tags[0]).toEqual({ id: 1, tag })
    const { category_id } = world.plain
    const generic_name = [{ en: 'Zinc oxide', ar: 'أكسيد الزنك', tg: 'Оксиди руҳ', ru: 'Оксид цинка' }]
    const salve = await makeItem(shop.db, world.store, { category_id, generic_name })
    expect((await details(salve.id, { 'X-localization': language })).body).toMatchObject({
      tags: [],
      generic_name: [ingredient],
    })
  })

  test('[CRD-03] tells the distance from the place of the caller', async () => {
    const { body } = await details(world.pizza.id, { latitude: '51.14', longitude: '71.43' })
    expect(body.distance).toBeGreaterThan(1_000)
    expect(body.distance).toBeLessThan(1_200)
  })

  test('[LST-13] is_campaign follows the running campaigns of its store', async () => {
    expect((await details(world.pizza.id)).body.is_campaign).toBe(0)
    await makeBasicCampaign(shop.db, { module_id: world.food.id }, [world.store])
    shop.forgetCatalogue()
    expect((await details(world.pizza.id)).body.is_campaign).toBe(1)
  })

  test('[PRD-01] the ten newest published reviews come along, as their own list has them', async () => {
    const {
      id: item_id,
      module_id,
      store_id,
    } = await makeItem(shop.db, world.store, {
      category_id: world.plain.category_id,
    })
    expect((await details(item_id)).body.reviews).toEqual([])
    const about = { item_id, module_id, store_id }
    for (let day = 1; day <= 11; day += 1) {
      await makeReview(shop.db, { ...about, created_at: new Date(Date.UTC(2026, 9, day, 8, 30, 0, 45)) })
    }
    await makeReview(shop.db, { ...about, status: false, created_at: new Date(Date.UTC(2026, 9, 20)) })
    shop.forgetCatalogue()
    const russian = { moduleId: String(world.food.id), 'X-localization': 'ru' }
    const { reviews } = (await details(item_id, russian)).body
    expect(reviews).toHaveLength(10)
    expect(reviews[0]).toMatchObject({ created_at: '2026-10-11T08:30:00.045Z', item_id })
    const { body } = await shop.get(`/items/reviews/${item_id}?limit=10&offset=1`, russian)
    expect(reviews).toEqual(body.reviews)
  })

  test("[PRD-01] its store comes along as its own page has it, with nobody else's coupons", async () => {
    const { id: store_id, module_id } = world.store
    await makeCoupon(shop.db, { module_id, store_id, code: 'EVERYBODY' })
    await makeCoupon(shop.db, { module_id, store_id, code: 'SOMEBODY', customer_ids: [7] })
    await makeCoupon(shop.db, { module_id, store_id, code: 'OVER', expire_date: '2026-01-01' })
    await makeCoupon(shop.db, { module_id, code: 'ELSEWHERE' })
    shop.forgetCatalogue()
    const { store_details } = (await details(world.pizza.id)).body
    expect(store_details.active_coupons.map(({ code }: { code: string }) => code)).toEqual(['EVERYBODY'])
    const { body } = await shop.get(`/stores/details/${store_id}`, { moduleId: String(module_id) })
    expect(store_details).toEqual(body)
  })

  test('of a store that is not approved nothing is shown', async () => {
    const approve = (status: boolean) =>
      shop.db.update(store).set({ status }).where(eq(store.id, world.store.id))
    await approve(false)
    shop.forgetCatalogue()
    const { status, body } = await details(world.pizza.id)
    expect(status).toBe(404)
    expect(body.errors).toEqual([{ code: 'store', message: 'Store not found' }])
    await approve(true)
    shop.forgetCatalogue()
    expect((await details(world.pizza.id)).status).toBe(200)
  })

  test.each([
    '999999',
    '99999999999',
    '2147483648',
    'no-such-item',
    '%00',
    "'; drop table item",
    '%F0%9F%8D%95',
  ])('an unknown item (%s) is not found, in the envelope', async (which) => {
    const { status, body } = await details(which)
    expect(status).toBe(404)
    expect(body.errors).toEqual([{ code: 'product-001', message: 'Not found' }])
  })

  test('a hidden item is not found', async () => {
    expect((await details(world.hidden.id)).status).toBe(404)
    await shop.db.update(item).set({ visible: false }).where(eq(item.id, world.plain.id))
    shop.forgetCatalogue()
    expect((await details(world.plain.id)).status).toBe(404)
    await shop.db.update(item).set({ visible: true }).where(eq(item.id, world.plain.id))
    shop.forgetCatalogue()
  })

  test('needs the module, not the zone', async () => {
    const { status, body } = await shop.get(`/items/details/${world.pizza.id}`)
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'moduleId', message: 'Module id required' }])
  })
})
