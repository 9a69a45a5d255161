// What crawlers and browsers ask a site for: sitemap, robots, manifest.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { item } from '#server/database/schema/item.ts'
import { makePolicy, setSetting } from '#server/testing/content-factories.ts'
import {
  type CategoryRow,
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { makeBasicCampaign, makeFlashSale, makeItemCampaign } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

/** More than two batches, and beyond the ids of the first file. */
const manyItems = 2_300
const idsPerFile = 25_000

let shop: TestApp
let module: ModuleRow
let category: CategoryRow
let store: StoreRow

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  const zone = await makeZone(db)
  const closedZone = await makeZone(db, { status: false })
  module = await makeModule(db, { module_type: 'food' })
  const parcels = await makeModule(db, { module_type: 'parcel' })
  const off = await makeModule(db, { module_type: 'grocery', status: false })
  for (const { id } of [module, parcels, off]) await linkModule(db, { zone_id: zone.id, module_id: id })
  await linkModule(db, { zone_id: closedZone.id, module_id: module.id })
  const inModule = { module_id: module.id, zone_id: zone.id }
  store = await makeStore(db, { ...inModule, slug: 'tea-house' })
  const refused = await makeStore(db, { ...inModule, slug: 'not-approved', status: false })
  const closed = await makeStore(db, { ...inModule, zone_id: closedZone.id, slug: 'closed-zone' })
  const sleeping = await makeStore(db, { ...inModule, module_id: off.id, slug: 'module-off' })
  category = await makeCategory(db, { module_id: module.id, slug: 'soups' })
  const hidden = await makeCategory(db, { module_id: module.id, status: false })
  await makeCategory(db, { module_id: module.id, parent_id: hidden.id, slug: 'below-hidden' })
  const filed = { category_id: category.id }
  await makeItem(db, store, { ...filed, slug: 'чай & мёд', updated_at: new Date('2026-03-04T05:06:07Z') })
  await makeItem(db, store, { ...filed, slug: 'switched-off', status: false, visible: false })
  for (const [owner, slug] of [
    [refused, 'of-refused'],
    [closed, 'of-closed'],
    [sleeping, 'of-sleeping'],
  ] as const) {
    await makeItem(db, owner, { ...filed, slug, ...(owner === refused ? { visible: false } : {}) })
  }
  await makePolicy(db, { key: 'refund' })
  await makePolicy(db, { key: 'shipping-policy', status: false })
  await setSetting(db, 'business_name', inAllLanguages('Corner & Shop'))
})

afterAll(() => shop.close())

const read = async (path: string) => {
  const response = await shop.fetch(path)
  expect(response.status, path).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/xml')
  return response.text()
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')

/** Paths of one kind, from every file the index names of it. */
async function pathsOf(app: TestApp, kind: string): Promise<string[]> {
  const index = await (await app.fetch('/sitemap.xml')).text()
  const files = locationsIn(index).filter((url) => url.includes(`/sitemaps/${kind}-en-`))
  const texts = await Promise.all(files.map(async (url) => (await app.fetch(new URL(url).pathname)).text()))
  return texts.flatMap(locationsIn).map((url) => url.replace('http://shop.test', ''))
}

describe('the sitemap', () => {
  test('is an index of files by kind and language', async () => {
    const index = await read('/sitemap.xml')
    expect(index).toContain('<sitemapindex')
    for (const language of languages) {
      for (const kind of ['pages', 'stores', 'products', 'categories']) {
        expect(locationsIn(index)).toContain(`http://shop.test/sitemaps/${kind}-${language}-1.xml`)
      }
    }
    expect(index).toMatch(/products-en-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT/)
  })

  test('names a page in its language, when it changed, and all its languages', async () => {
    const xml = await read('/sitemaps/products-ar-1.xml')
    const url = `http://shop.test/product/${encodeURIComponent('чай & мёд')}`
    expect(xml).toContain(`<url><loc>${url}?lang=ar</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`)
    expect(xml).toContain(`hreflang="x-default" href="${url}"`)
    for (const language of languages) {
      expect(xml).toContain(`hreflang="${language}" href="${url}?lang=${language}"`)
    }
    expect(await read('/sitemaps/pages-tg-1.xml')).toContain(
      `<loc>http://shop.test/home?module_id=${module.id}&amp;lang=tg</loc>`,
    )
  })

  test('has only what is switched on, in modules and zones that are', async () => {
    expect(await pathsOf(shop, 'stores')).toEqual(['/store/tea-house?lang=en'])
    expect(await pathsOf(shop, 'products')).toEqual([`/product/${encodeURIComponent('чай & мёд')}?lang=en`])
    expect(await pathsOf(shop, 'categories')).toEqual([`/category/${category.id}?lang=en`])
  })

  test('has the pages of every module, lists where it sells from stores, and policies', async () => {
    const paths = await pathsOf(shop, 'pages')
    expect(paths).toEqual(
      expect.arrayContaining([
        '/?lang=en',
        '/refund-policy?lang=en',
        `/store/popular?module_id=${module.id}&amp;lang=en`,
        `/home?search=special-offer&amp;module_id=${module.id}&amp;lang=en`,
      ]),
    )
    expect(paths.filter((path) => path.startsWith('/home?module_id'))).toHaveLength(2)
    expect(paths.filter((path) => path.startsWith('/categories'))).toHaveLength(1)
    expect(paths.join()).not.toContain('shipping-policy')
  })

  test.each(['/sitemaps/products-en-7.xml', '/sitemaps/customers-en-1.xml', '/sitemaps/products-xx-1.xml'])(
    'has no file %s',
    async (path) => {
      expect((await shop.fetch(path)).status).toBe(404)
    },
  )
})

test('campaigns and sales stand in the sitemap while they run', async () => {
  const app = await createTestApp()
  const { db } = app
  const zone = await makeZone(db)
  const { id: module_id } = await makeModule(db, { module_type: 'food' })
  await linkModule(db, { zone_id: zone.id, module_id })
  const owner = await makeStore(db, { module_id, zone_id: zone.id })
  const { id: category_id } = await makeCategory(db, { module_id })
  const campaign = await makeBasicCampaign(db, { module_id })
  await makeBasicCampaign(db, { module_id, start_date: '2020-01-01', end_date: '2020-01-02' })
  await makeItemCampaign(db, owner, { category_id, slug: 'festive-plov' })
  const sale = await makeFlashSale(db, { module_id })
  await makeFlashSale(db, { module_id, end_date: new Date('2026-11-16T01:00:00Z') })
  expect(await pathsOf(app, 'campaigns')).toEqual([
    `/campaigns/${campaign.id}?module_id=${module_id}&amp;lang=en`,
  ])
  expect(await pathsOf(app, 'campaign-items')).toEqual([
    '/product/festive-plov?product_type=campaign&amp;lang=en',
  ])
  expect(await pathsOf(app, 'flash-sales')).toEqual([
    `/flash-sales?id=${sale.id}&amp;module_id=${module_id}&amp;lang=en`,
  ])
  await app.close()
})

describe('a large catalogue', () => {
  let app: TestApp
  let slugs: string[]

  beforeAll(async () => {
    app = await createTestApp()
    const { db } = app
    const zone = await makeZone(db)
    const { id: module_id } = await makeModule(db, { module_type: 'grocery' })
    await linkModule(db, { zone_id: zone.id, module_id })
    const owner = await makeStore(db, { module_id, zone_id: zone.id })
    const { id: category_id } = await makeCategory(db, { module_id })
    const { id: _, ...first } = await makeItem(db, owner, { category_id, slug: 'many-0' })
    slugs = ['many-0', ...Array.from({ length: manyItems }, (_, at) => `many-${at + 1}`)]
    for (let at = 1; at < slugs.length; at += 500) {
      await db.insert(item).values(slugs.slice(at, at + 500).map((slug) => ({ ...first, slug })))
    }
    await makeItem(db, owner, { category_id, id: idsPerFile + 1, slug: 'in-the-second-file' })
  })

  afterAll(() => app.close())

  test('comes batch by batch, every item once, and in as many files as it needs', async () => {
    const paths = await pathsOf(app, 'products')
    expect(paths).toEqual([...slugs, 'in-the-second-file'].map((slug) => `/product/${slug}?lang=en`))
    const second = await (await app.fetch('/sitemaps/products-ru-2.xml')).text()
    expect(locationsIn(second)).toEqual(['http://shop.test/product/in-the-second-file?lang=ru'])
  })

  test('waits for its reader with nothing open: others are served meanwhile', async () => {
    const slow = await app.fetch('/sitemaps/products-en-1.xml')
    const reader = slow.body?.getReader()
    await reader?.read()
    await reader?.read()
    // One batch is read at a time: a reader who stops must not keep the next from theirs.
    expect(await pathsOf(app, 'products')).toHaveLength(slugs.length + 1)
    let rest = 0
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += 1
    expect(rest).toBeGreaterThan(1)
  })
})

test('robots are led to the sitemap and kept from what is somebody’s own', async () => {
  const text = await (await shop.fetch('/robots.txt')).text()
  expect(text).toContain('Sitemap: http://shop.test/sitemap.xml')
  expect(text).toContain('Disallow: /checkout')
  expect(text).toContain('Disallow: /desk')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('a public address stands in every link', async () => {
  const outside = await createTestApp({ PUBLIC_URL: 'https://shop.example' })
  for (const path of ['/sitemap.xml', '/sitemaps/pages-en-1.xml']) {
    const xml = await (await outside.fetch(path)).text()
    expect(xml).toContain('<loc>https://shop.example/')
    expect(xml).not.toContain('shop.test')
  }
  await outside.close()
})
