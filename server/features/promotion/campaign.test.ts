// Campaigns over HTTP: running ones, the stores that take part, the items sold in them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basicCampaignStore } from '#server/database/schema/promotion.ts'
import {
  cityCentre,
  everyDay,
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeModule,
  makeStore,
  makeZone,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeBasicCampaign, makeItemCampaign } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let food: ModuleRow
let soupWeek: { id: number }
let ramen: { id: number; slug: string }
let ended: { id: number; slug: string }
let hidden: { id: number; slug: string }
let [over, future, unpublished, fruitWeek]: { id: number }[] = []

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
  const grocery = await makeModule(db, { module_type: 'grocery' })
  for (const module of [food, grocery]) await linkModule(db, { zone_id: zone.id, module_id: module.id })
  await linkModule(db, { zone_id: farZone.id, module_id: food.id })
  const store = (name: string, overrides: Partial<Parameters<typeof makeStore>[1]> = {}) =>
    makeStore(db, { module_id: food.id, zone_id: zone.id, name: inAllLanguages(name), ...overrides })
  const closed = await store('Evening', { schedules: everyDay('18:00', '22:00') })
  const soon = { delivery_time: '25-35 min', min_delivery_minutes: 25, max_delivery_minutes: 35 }
  const open = await store('Noodle Bar', { ...soon, tax: 5 })
  const far = await store('Far', { zone_id: farZone.id })
  const pending = await store('Pending')
  soupWeek = await makeBasicCampaign(
    db,
    { module_id: food.id, title: inAllLanguages('Soup week'), start_time: '09:00', end_time: '18:30' },
    [closed, open, far],
  )
  await db
    .insert(basicCampaignStore)
    .values({ basic_campaign_id: soupWeek.id, store_id: pending.id, status: 'pending' })
  const past = { module_id: food.id, title: inAllLanguages('Over'), end_date: '2026-11-15' }
  over = await makeBasicCampaign(db, past)
  future = await makeBasicCampaign(db, { module_id: food.id, start_date: '2026-11-17' })
  unpublished = await makeBasicCampaign(db, { module_id: food.id, status: false })
  fruitWeek = await makeBasicCampaign(db, { module_id: grocery.id, title: inAllLanguages('Fruit week') })

  const dishes = await makeCategory(db, { module_id: food.id, name: inAllLanguages('Dishes') })
  const soups = await makeCategory(db, {
    module_id: food.id,
    parent_id: dishes.id,
    name: inAllLanguages('Soups'),
  })
  ramen = await makeItemCampaign(db, open, {
    category_id: soups.id,
    title: inAllLanguages('Big ramen'),
    price: 1_250,
    discount: 2_000,
    start_time: '11:00',
    end_time: '15:30',
  })
  ended = await makeItemCampaign(db, open, { category_id: soups.id, end_date: '2026-11-15' })
  await makeItemCampaign(db, far, { category_id: soups.id })
  hidden = await makeItemCampaign(db, open, { category_id: soups.id, status: false })
})

afterAll(() => shop.close())

const titles = (campaigns: { title: string }[]) => campaigns.map((one) => one.title)

describe('GET /campaigns/basic', () => {
  test('[CMP-01] the campaigns that run today in this module', async () => {
    const { status, body } = await shop.get('/campaigns/basic', headers())
    expect(status).toBe(200)
    expect(titles(body)).toEqual(['Soup week'])
    expect(body[0]).toMatchObject({
      start_time: '09:00',
      end_time: '18:30',
      available_date_starts: '2026-01-01',
      available_date_ends: '2026-12-31',
      image_full_url: 'http://shop.test/img/campaign/campaign.webp',
    })
  })

  test('[HDR-08] in the caller’s language', async () => {
    expect(titles((await shop.get('/campaigns/basic', headers({ 'X-localization': 'tg' }))).body)).toEqual([
      'Soup week (tg)',
    ])
  })
})

describe('GET /campaigns/basic-campaign-details', () => {
  test('[CMP-01] with the confirmed stores that serve the caller, open ones first', async () => {
    const path = `/campaigns/basic-campaign-details?basic_campaign_id=${soupWeek.id}`
    const { status, body } = await shop.get(path, headers())
    expect(status).toBe(200)
    expect(body.title).toBe('Soup week')
    expect(body.stores.map((one: { name: string }) => one.name)).toEqual(['Noodle Bar', 'Evening'])
    expect(body.stores[0].total_campaigns).toBe(1)
  })

  test.each(['999', '2147483647'])('campaign %s is not found', async (id) => {
    const { status, body } = await shop.get(
      `/campaigns/basic-campaign-details?basic_campaign_id=${id}`,
      headers(),
    )
    expect(status).toBe(404)
    expect(body.errors).toEqual([{ code: 'basic_campaign_id', message: 'Not found' }])
    expect(body.has_run).toBe(false)
  })

  test('[CMP-01] one that is over or runs elsewhere is not found, and told from one that never ran', async () => {
    const hasRun = async (campaign: { id: number } | undefined) => {
      const path = `/campaigns/basic-campaign-details?basic_campaign_id=${campaign?.id}`
      const { status, body } = await shop.get(path, headers())
      expect(status).toBe(404)
      return body.has_run
    }
    expect([await hasRun(over), await hasRun(fruitWeek)]).toEqual([true, true])
    expect([await hasRun(future), await hasRun(unpublished)]).toEqual([false, false])
  })

  test.each([
    ['', 'The basic campaign id field is required.'],
    ['basic_campaign_id=x', 'The basic campaign id must be a number.'],
    ['basic_campaign_id=0', 'The basic campaign id must be at least 1.'],
    ['basic_campaign_id=2147483648', 'The basic campaign id must not be greater than 2147483647.'],
  ])('%j is refused', async (query, message) => {
    const { status, body } = await shop.get(`/campaigns/basic-campaign-details?${query}`, headers())
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'basic_campaign_id', message }])
  })
})

describe('GET /campaigns/item', () => {
  test('[ATC-16] items that are not over, in the shape of an item with dates', async () => {
    const place = { latitude: String(cityCentre.latitude), longitude: String(cityCentre.longitude) }
    const { status, body } = await shop.get('/campaigns/item', headers({ 'X-localization': 'ru', ...place }))
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      name: 'Big ramen (ru)',
      price: 12.5,
      discount: 20,
      discount_type: 'percent',
      store_discount: 0,
      store_name: 'Noodle Bar (ru)',
      tax: 5,
      min_delivery_time: 25,
      max_delivery_time: 35,
      module_type: 'food',
      available_date_starts: '2026-01-01',
      available_date_ends: '2026-12-31',
      available_time_starts: '11:00',
      available_time_ends: '15:30',
      food_variations: '',
      distance: 0,
    })
    expect(body[0].category_ids.map((one: { name: string }) => one.name)).toEqual([
      'Dishes (ru)',
      'Soups (ru)',
    ])
  })

  test('a module without campaign items has an empty list', async () => {
    const bare = await makeModule(shop.db)
    shop.forgetCatalogue()
    expect((await shop.get('/campaigns/item', headers({ moduleId: String(bare.id) }))).body).toEqual([])
  })
})

describe('GET /campaigns/item/{id}', () => {
  const one = (named: string | number) => shop.get(`/campaigns/item/${named}`, { moduleId: String(food.id) })

  test('[ATC-16] the same item by id and by slug, wherever the caller is', async () => {
    const { status, body } = await one(ramen.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: ramen.id, name: 'Big ramen', price: 12.5, store_name: 'Noodle Bar' })
    expect((await one(ramen.slug)).body).toEqual(body)
  })

  test('[CMP-01] an item whose campaign is over is told with its last day, though no list has it', async () => {
    const { status, body } = await one(ended.slug)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: ended.id, available_date_ends: '2026-11-15' })
    const listed = (await shop.get('/campaigns/item', headers())).body
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([ramen.id])
  })

  test('what is switched off or never was is not found', async () => {
    for (const named of [hidden.slug, hidden.id, 'no-such-thing', '9999999999', '%00']) {
      const { status, body } = await one(named)
      expect(status).toBe(404)
      expect(body.errors).toEqual([{ code: 'item_campaign', message: 'Not found' }])
    }
  })

  test('needs a module', async () => {
    const { status, body } = await shop.get(`/campaigns/item/${ramen.id}`)
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe('moduleId')
  })
})

test.each(['/campaigns/basic', '/campaigns/item', '/campaigns/basic-campaign-details?basic_campaign_id=1'])(
  '%s needs a zone and a module',
  async (path) => {
    const withoutZone = await shop.get(path, { moduleId: String(food.id) })
    expect(withoutZone.status).toBe(403)
    expect(withoutZone.body.errors[0].code).toBe('zoneId')
    const withoutModule = await shop.get(path, { zoneid: `[${zone.id}]` })
    expect(withoutModule.status).toBe(403)
    expect(withoutModule.body.errors[0].code).toBe('moduleId')
  },
)
