// One item over HTTP: its page in every detail, its reviews, what is sold besides it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOn, item, unit } from '#server/database/schema/item.ts'
import { makeReview } from '#server/testing/content-factories.ts'
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
import { makeBasicCampaign } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let headers: Record<string, string>

async function makeWorld(test: TestApp) {
  const { db } = test
  const zone = await makeZone(db)
  const food = await makeModule(db, { module_type: 'food', module_name: inAllLanguages('Food') })
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  const upper = await makeCategory(db, { module_id: food.id, name: inAllLanguages('Baked') })
  const lower = await makeCategory(db, {
    module_id: food.id,
    parent_id: upper.id,
    name: inAllLanguages('Pizza'),
  })
  const store = await makeStore(db, {
    module_id: food.id,
    zone_id: zone.id,
    name: inAllLanguages('Oven'),
    tax: 12,
    free_delivery: true,
  })
  const [cheese, olives] = await db
    .insert(addOn)
    .values([
      { store_id: store.id, name: inAllLanguages('Cheese'), price: 150 },
      { store_id: store.id, name: inAllLanguages('Olives'), price: 90, status: false },
    ])
    .returning()
  if (!cheese || !olives) throw new Error('add-ons were not made')
  const piece = await onlyRow(
    db
      .insert(unit)
      .values({ unit: inAllLanguages('pcs') })
      .returning(),
  )
  const inLower = { category_id: lower.id, parent_category_id: upper.id }
  const pizza = await makeItem(db, store, {
    ...inLower,
    slug: 'margherita',
    name: inAllLanguages('Margherita'),
    images: ['one.webp', 'two.webp'],
    price: 1_250,
    discount: 1_050,
    veg: true,
    avg_rating: 4.5,
    rating_count: 2,
    unit_id: piece.id,
    unit_amount: 1,
    maximum_cart_quantity: 4,
    available_time_starts: '10:00',
    available_time_ends: '23:00',
    add_on_ids: [cheese.id, olives.id],
    tags: ['italian', 'hot'],
    allergies: ['milk'],
    nutritions: ['protein'],
    food_variations: [
      {
        name: inAllLanguages('Size'),
        type: 'single',
        min: 0,
        max: 0,
        required: true,
        values: [{ label: inAllLanguages('Large'), option_price: 255 }],
      },
    ],
  })
  const plain = await makeItem(db, store, {
    ...inLower,
    choice_options: [{ title: inAllLanguages('Colour'), options: ['Red', 'Blue'] }],
    variations: [{ type: 'Red', price: 1_999, stock: 3 }],
  })
  const hidden = await makeItem(db, store, { ...inLower, visible: false })
  return { zone, food, upper, lower, store, cheese, piece, pizza, plain, hidden }
}

let world: Awaited<ReturnType<typeof makeWorld>>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeWorld(shop)
  headers = { moduleId: String(world.food.id), zoneid: `[${world.zone.id}]` }
})

afterAll(() => shop.close())

const module = () => ({ moduleId: String(world.food.id) })
const details = (which: string | number, extra: Record<string, string> = {}) =>
  shop.get(`/items/details/${which}`, { ...module(), ...extra })

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

  test('the newest reviews come along', async () => {
    const { body } = await details(world.plain.id)
    expect(body.reviews).toEqual([])
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

describe('reviews and rating', () => {
  test('[PRD-01] reviews page by page, newest first, with the item and the customer', async () => {
    for (const [day, rating] of [4, 5, 3].entries()) {
      const created_at = new Date(`2026-11-0${day + 1}T00:00:00Z`)
      const { id, module_id, store_id } = world.pizza
      await makeReview(shop.db, { item_id: id, module_id, store_id, rating, created_at })
    }
    shop.forgetCatalogue()
    const first = await shop.get(`/items/reviews/${world.pizza.id}?limit=2&offset=1`, module())
    expect(first.body).toMatchObject({ total_size: 3, limit: 2, offset: 1 })
    expect(first.body.reviews.map((one: { rating: number }) => one.rating)).toEqual([3, 5])
    expect(first.body.reviews[0]).toMatchObject({ item_name: 'Margherita', customer: { f_name: 'Aliya' } })
    const second = await shop.get('/items/reviews/margherita?limit=2&offset=2', module())
    expect(second.body.reviews.map((one: { rating: number }) => one.rating)).toEqual([4])
    const past = await shop.get('/items/reviews/margherita?limit=2&offset=3', module())
    expect(past.body.reviews).toEqual([])
  })

  test('the rating is a bare number', async () => {
    const { body } = await shop.get(`/items/rating/${world.pizza.id}`, module())
    expect(body).toBe(4.5)
  })

  test.each(['reviews', 'rating'])('items/%s of an unknown item is not found', async (what) => {
    const { status, body } = await shop.get(`/items/${what}/424242`, module())
    expect(status).toBe(404)
    expect(body.errors[0].code).toBe('product-001')
  })

  test('set menus are a thing of the past', async () => {
    expect((await shop.get('/items/set-menu', module())).body).toEqual([])
  })
})

describe('related items', () => {
  test('[PRD-01] others of the same category and of the same store, the most ordered first, ten at most', async () => {
    const { db } = shop
    const elsewhere = await makeStore(db, { module_id: world.food.id, zone_id: world.zone.id })
    const made: number[] = []
    for (let order_count = 1; order_count <= 12; order_count++) {
      const row = await makeItem(db, elsewhere, { category_id: world.lower.id, order_count })
      made.unshift(row.id)
    }
    shop.forgetCatalogue()
    const related = await shop.get(`/items/related-items/${world.pizza.id}`, headers)
    expect(related.body.map((one: { id: number }) => one.id)).toEqual(made.slice(0, 10))
    const ofStore = await shop.get(`/items/related-store-items/margherita`, headers)
    expect(ofStore.body.map((one: { id: number }) => one.id)).toEqual([world.plain.id])
  })

  test.each(['related-items', 'related-store-items'])('%s needs a zone and a known item', async (path) => {
    const without = await shop.get(`/items/${path}/${world.pizza.id}`, module())
    expect(without.status).toBe(403)
    expect(without.body.errors[0]).toEqual({ code: 'zoneId', message: 'Zone id required' })
    const unknown = await shop.get(`/items/${path}/999999`, headers)
    expect(unknown.status).toBe(404)
    expect(unknown.body.errors[0].code).toBe('product-001')
  })
})
