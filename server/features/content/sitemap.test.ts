// What crawlers and browsers ask a site for: sitemap, robots, manifest.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePolicy, setSetting } from '#server/testing/content-factories.ts'
import { inAllLanguages, makeCategory, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  const zone = await makeZone(db)
  const module = await makeModule(db, { module_type: 'food' })
  const inModule = { module_id: module.id, zone_id: zone.id }
  await makeStore(db, { ...inModule, slug: 'tea-house' })
  await makeStore(db, { ...inModule, slug: 'not-approved', status: false })
  await makeCategory(db, { module_id: module.id, slug: 'soups' })
  await makePolicy(db, { key: 'refund' })
  await makePolicy(db, { key: 'shipping-policy', status: false })
  await setSetting(db, 'business_name', inAllLanguages('Corner & Shop'))
})

afterAll(() => shop.close())

test('the sitemap names approved stores, categories and policies in four languages', async () => {
  const response = await shop.fetch('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const xml = await response.text()
  expect(xml).toContain('<loc>http://shop.test/store/tea-house</loc>')
  expect(xml).toMatch(/<loc>http:\/\/shop\.test\/category\/\d+<\/loc>/)
  expect(xml).toContain('<loc>http://shop.test/refund-policy</loc>')
  expect(xml).toContain('hreflang="tg" href="http://shop.test/store/tea-house?lang=tg"')
  expect(xml).not.toContain('not-approved')
  expect(xml).not.toContain('shipping-policy')
})

test('robots are led to the sitemap and kept from what is somebody’s own', async () => {
  const text = await (await shop.fetch('/robots.txt')).text()
  expect(text).toContain('Sitemap: http://shop.test/sitemap.xml')
  expect(text).toContain('Disallow: /checkout')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('the manifest carries the shop’s name and icons of the sizes they claim', async () => {
  const response = await shop.fetch('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Corner & Shop', start_url: '/home', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    expect(`${new URL(src, 'http://shop.test').searchParams.get('w')}`).toBe(sizes.split('x')[0])
  }
})

test('a public address stands in every link', async () => {
  const outside = await createTestApp({ PUBLIC_URL: 'https://shop.example' })
  const xml = await (await outside.fetch('/sitemap.xml')).text()
  expect(xml).toContain('<loc>https://shop.example/home</loc>')
  expect(xml).not.toContain('shop.test')
  await outside.close()
})
