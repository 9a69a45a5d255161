// What a client of another maker draws its pages from: lists, details, promotions.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { TestApp } from '#server/testing/test-app.ts'
import { type Client, createClient, isInWindow, openClientShop } from './client.fixture.ts'
import * as basicShape from './shapes/basic.fixture.ts'
import * as catalogueShape from './shapes/catalogue.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await openClientShop()
  client = createClient(app)
}, 120_000)

afterAll(() => app.close())

const paged = { limit: 10, offset: 1, type: 'all' }

const inModule = (module: Client['state']['module']) => createClient(app, { module })

describe('items', () => {
  test.each([
    ['GET /items/popular', paged],
    ['GET /items/most-reviewed', { type: 'all' }],
    ['GET /items/discounted', paged],
    ['GET /items/new-arrival', paged],
    ['GET /items/search', { ...paged, name: 'a', category_id: 'undefined', store_id: 'null' }],
    ['GET /categories/items/list', { ...paged, category_ids: '[1,2,3]' }],
  ] as const)('%s is a page of products', async (endpoint, values) => {
    const { products } = await client.read(endpoint, catalogueShape.products, values)
    expect(products.length).toBeGreaterThan(0)
  })

  test('recommended ones come as items', async () => {
    const { items } = await client.read(
      'GET /items/recommended',
      basicShape.page('items', catalogueShape.item),
      {
        ...paged,
        filter: 'all',
      },
    )
    expect(items.length).toBeGreaterThan(0)
  })

  test('one item, by number and by name, with related items and its reviews', async () => {
    const { products } = await client.read('GET /items/most-reviewed', catalogueShape.products, {
      type: 'all',
    })
    const [{ id, slug }] = products
    const found = await client.read('GET /items/details/{id}', catalogueShape.itemDetails, { id: slug })
    expect(found.id).toBe(id)
    await client.read('GET /items/details/{id}', catalogueShape.itemDetails, { id })
    await client.read('GET /items/related-items/{id}', z.array(catalogueShape.item), { id })
    await client.read('GET /items/related-store-items/{id}', z.array(catalogueShape.item), { id })
    const reviewed = catalogueShape.review.extend({
      item_name: z.string(),
      customer: z.looseObject({ f_name: z.string() }).nullable(),
    })
    await client.read('GET /items/reviews/{id}', basicShape.page('reviews', reviewed), {
      id,
      limit: 10,
      offset: 1,
    })
  })

  test('without serving hours an item is there the whole day, in every list', async () => {
    const popular = await client.read('GET /items/popular', catalogueShape.products, { ...paged, limit: 50 })
    const always = popular.products.filter((item: Parameters<typeof isInWindow>[0]) =>
      ['00:00:01', '03:00:00', '12:00:00', '23:59:58'].every((time) => isInWindow(item, time)),
    )
    expect(always.length).toBeGreaterThan(30)
  })

  test('a store’s lists: latest, conditions, and a word typed over everything', async () => {
    const { stores } = await client.read('GET /stores/popular', catalogueShape.stores, paged)
    const { products } = await client.read('GET /items/latest', catalogueShape.products, {
      ...paged,
      store_id: stores[0].id,
      category_id: 0,
      min_price: 'undefined',
      max_price: 'undefined',
    })
    expect(products.length).toBeGreaterThan(0)
    const found = z.looseObject({
      items: z.array(z.looseObject({ id: z.number(), name: z.string(), image: z.string() })),
      stores: z.array(z.looseObject({ id: z.number(), name: z.string(), logo: z.string() })),
    })
    await client.read('GET /items/item-or-store-search', found, { name: 'kebab' })
  })

  test('the pharmacy’s conditions', async () => {
    const pharmacy = inModule('pharmacy')
    const [condition] = await pharmacy.read(
      'GET /common-condition',
      z.array(catalogueShape.commonCondition).min(1),
    )
    const { products } = await pharmacy.read('GET /common-condition/items/{id}', catalogueShape.products, {
      id: condition.id,
      ...paged,
    })
    const { store_id } = products[0]
    await pharmacy.read('GET /items/common-conditions', catalogueShape.products, { store_id, ...paged })
  })
})

describe('stores', () => {
  test.each([
    ['GET /stores/get-stores/{filter}', { filter: 'all', ...paged, store_type: 'all' }],
    ['GET /stores/get-stores/{filter}', { filter: 'delivery', ...paged }],
    ['GET /stores/get-stores/{filter}', { filter: 'take_away', ...paged }],
    ['GET /stores/popular', { type: 'all' }],
    ['GET /stores/latest', { type: 'all' }],
    ['GET /stores/top-rated', { type: 'all' }],
    ['GET /stores/discounted', paged],
    ['GET /stores/search', { ...paged, name: 'a' }],
    ['GET /categories/stores/list', { ...paged, category_ids: '[1,2,3]' }],
  ] as const)('%s %o is a page of stores', async (endpoint, values) => {
    const { stores } = await client.read(endpoint, catalogueShape.stores, values)
    expect(stores.length).toBeGreaterThan(0)
  })

  test('one store, with its banners, its best and what is said of it', async () => {
    const { stores } = await client.read('GET /stores/top-rated', catalogueShape.stores, { type: 'all' })
    const [{ id, slug }] = stores
    await client.read('GET /stores/details/{id}', catalogueShape.storeDetails, { id })
    expect(
      (await client.read('GET /stores/details/{id}', catalogueShape.storeDetails, { id: slug })).id,
    ).toBe(id)
    await client.read('GET /stores/popular-items/{id}', z.array(catalogueShape.item).min(1), { id })
    await client.read(
      'GET /banners/{store_id}',
      z.array(z.looseObject({ id: z.number(), image: z.string() })),
      { store_id: id },
    )
    const said = catalogueShape.review.extend({
      item_name: z.string(),
      item_image: z.string(),
      customer_name: z.string(),
    })
    const reviews = await client.read('GET /stores/reviews', z.array(said), { store_id: id })
    expect(reviews.length).toBeGreaterThan(0)
  })
})

test('categories, their children and what is in them', async () => {
  const withChildren = catalogueShape.category.extend({ childes: z.array(catalogueShape.category) })
  const categories = await client.read('GET /categories', z.array(withChildren).min(3))
  const { id } = categories.find((one: { childes_count: number }) => one.childes_count > 0)
  await client.read('GET /categories/childes/{id}', z.array(catalogueShape.category).min(1), { id })
  await client.read('GET /categories/items/{id}', catalogueShape.products, { id, ...paged })
  await client.read('GET /categories/stores/{id}', catalogueShape.stores, { id, ...paged })
  await client.read('GET /categories/{text}', z.array(catalogueShape.category).min(1), { text: 'pizza' })
})

describe('promotions', () => {
  test('banners of the home page, of its sections and of parcels', async () => {
    const all = z.looseObject({
      campaigns: z.array(catalogueShape.basicCampaign),
      banners: z.array(catalogueShape.banner).min(1),
    })
    await client.read('GET /banners', all)
    await inModule('ecommerce').read('GET /other-banners', z.looseObject({ promotional_banner_url: z.url() }))
    const parcel = inModule('parcel')
    await parcel.read(
      'GET /other-banners',
      z.looseObject({
        promotional_banner_url: z.url(),
        banners: z.array(z.looseObject({ id: z.number(), key: z.string(), value: z.string() })),
      }),
    )
    await parcel.read(
      'GET /other-banners/video-content',
      z.looseObject({
        promotional_banner_url: z.url(),
        banner_contents: z.array(z.looseObject({ key: z.string(), value: z.string() })).min(1),
        section_title: z.string(),
        banner_type: z.enum(['video', 'image', 'video_content']),
      }),
    )
    const reasons = z.looseObject({
      why_choose_url: z.url(),
      banners: z
        .array(
          z.looseObject({
            id: z.number(),
            title: z.string(),
            short_description: z.string(),
            image: z.string(),
          }),
        )
        .min(1),
    })
    await parcel.read('GET /other-banners/why-choose', reasons)
  })

  test('campaigns with their stores and their items', async () => {
    const [campaign] = await client.read('GET /campaigns/basic', z.array(catalogueShape.basicCampaign).min(1))
    const withStores = catalogueShape.basicCampaign.extend({ stores: z.array(catalogueShape.store).min(1) })
    await client.read('GET /campaigns/basic-campaign-details', withStores, { basic_campaign_id: campaign.id })
    await client.read('GET /campaigns/item', z.array(catalogueShape.campaignItem).min(1))
  })

  test('a flash sale, and the misspelt query of its items', async () => {
    const shopping = inModule('ecommerce')
    const { id } = await shopping.read(
      'GET /flash-sales',
      catalogueShape.flashSale.extend({ active_products: z.array(catalogueShape.flashItem).min(1) }),
    )
    await shopping.read(
      'GET /flash-sales/items',
      basicShape.page('products', catalogueShape.flashItem).extend({ flash_sale: catalogueShape.flashSale }),
      {
        flash_sale_id: id,
        limit: 2,
        offset1: '',
      },
    )
  })

  test('coupons of the module, and parcel categories', async () => {
    await client.read('GET /coupon/list', z.array(catalogueShape.coupon).min(1))
    await inModule('parcel').read('GET /parcel-category', z.array(orderShape.parcelCategory).min(1))
  })
})
