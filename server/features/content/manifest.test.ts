// The manifest of the shop as an app.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSetting } from '#server/testing/content-factories.ts'
import { inAllLanguages } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await setSetting(shop.db, 'business_name', inAllLanguages('Corner & Shop'))
  await setSetting(shop.db, 'default_language', 'ar')
})

afterAll(() => shop.close())

const manifest = async () => {
  const response = await shop.fetch('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  return response.json()
}

test('the manifest says who the app is, in the shop’s own language and direction', async () => {
  expect(await manifest()).toMatchObject({
    id: '/home',
    name: 'Corner & Shop (ar)',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/home',
    display: 'standalone',
    share_target: { action: '/home', method: 'GET', params: { text: 'search' } },
    shortcuts: [
      { name: 'طلباتي', url: '/profile?page=my-orders' },
      { name: 'بحث', url: '/home#search' },
    ],
  })
})

test('its icons have the sizes they claim, and two of them may be cut to a shape', async () => {
  const { icons } = await manifest()
  for (const { src, sizes } of icons) {
    expect(`${new URL(src, 'http://shop.test').searchParams.get('w')}`).toBe(sizes.split('x')[0])
  }
  const sizesFor = (wanted: string) =>
    icons
      .filter(({ purpose }: { purpose: string }) => purpose === wanted)
      .map(({ sizes }: { sizes: string }) => sizes)
  expect(sizesFor('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(sizesFor('maskable')).toEqual(['192x192', '512x512'])
})

test('its pictures of the shop are there, narrow and wide, as large as it says', async () => {
  const { screenshots } = await manifest()
  const widths: string[] = []
  for (const { src, sizes, form_factor } of screenshots) {
    const { width, height } = await sharp(
      await readFile(join(import.meta.dirname, '../../../public', src)),
    ).metadata()
    expect(`${width}x${height}`).toBe(sizes)
    widths.push(form_factor)
  }
  expect(new Set(widths)).toEqual(new Set(['narrow', 'wide']))
})
