// The banners of the demo's stores over HTTP: each store can be opened, and each banner leads to what it speaks of.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { StoreBanner } from '#contract/features/promotion/banner.schema.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { gridStreets } from '../build/streets.fixture.ts'
import { moduleIds } from '../build/zones-and-modules.ts'
import { storeBanners } from '../content/business/store-banners.ts'
import { shopModules } from '../content/demo-modules.ts'
import { fillWorld } from './fill-world.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp({ DEMO: 'on' })
  const client = await shop.db.$client.connect()
  const { time_zone } = shop.parts.config
  await fillWorld(client, { now: new Date(testInstant), time_zone, streets: gridStreets })
  client.release()
}, 120_000)

afterAll(() => shop.close())

const everyZone = '[1,2,3]'

interface ListedStore {
  id: number
  slug: string
  active: boolean
  free_delivery: boolean
  discount: { discount: number } | null
}

/** The stores a visitor of the module can see, each with its own banners. */
async function storesWithBanners(module: (typeof shopModules)[number], language = 'en') {
  const headers = { zoneId: everyZone, moduleId: String(moduleIds[module]), 'X-localization': language }
  const { body } = await shop.get('/stores/get-stores/all?limit=100&offset=1', headers)
  const stores: ListedStore[] = body.stores
  const found = await Promise.all(
    stores.map(async (store) => {
      const banners: StoreBanner[] = (await shop.get(`/banners/${store.id}`, headers)).body
      return { store, banners, headers }
    }),
  )
  return found.filter(({ banners }) => banners.length > 0)
}

interface ShownBanner {
  module: (typeof shopModules)[number]
  store: ListedStore
  headers: Record<string, string>
  title: string
}

async function expectCategory({ pathname, hash, searchParams }: URL, { store, headers, title }: ShownBanner) {
  expect([pathname, hash], title).toEqual([`/store/${store.slug}`, '#menu'])
  const asked = `store_id=${store.id}&category_id=${searchParams.get('categories')}&type=all&limit=12&offset=1`
  const { body } = await shop.get(`/items/latest?${asked}`, headers)
  expect(body.total_size, title).toBeGreaterThan(0)
}

async function expectItem({ pathname, searchParams }: URL, { module, store, headers, title }: ShownBanner) {
  const opensPage = moduleTraits[module].item_opens === 'page'
  const item = searchParams.get(opensPage ? 'id' : 'item')
  expect(pathname, title).toBe(opensPage ? `/product/${item}` : `/store/${store.slug}`)
  const { status, body } = await shop.get(`/items/details/${item}`, headers)
  expect([status, body.store_id], title).toEqual([200, store.id])
}

describe.each(shopModules)('[STO-01] the banners of stores of %s', (module) => {
  test('stand on the pages of two open stores, one to three each, and not on the home page', async () => {
    const found = await storesWithBanners(module)
    expect(found).toHaveLength(2)
    for (const { store, banners, headers } of found) {
      expect(store.active).toBe(true)
      expect(banners.length).toBeLessThanOrEqual(3)
      const titles = banners.map(({ title }) => title)
      const home: { title: string }[] = (await shop.get('/banners', headers)).body.banners
      expect(home.filter(({ title }) => titles.includes(title))).toEqual([])
    }
    const made = found.flatMap(({ banners }) => banners.map(({ image }) => image))
    expect(made.toSorted()).toEqual(storeBanners[module].map(({ key }) => `${key}.webp`).toSorted())
  })

  test('lead to an item of that store, or to a category of its menu that is not empty', async () => {
    for (const shown of await storesWithBanners(module)) {
      for (const { default_link, title } of shown.banners) {
        const link = new URL(default_link ?? '', 'https://shop.test')
        const expectToLead = link.searchParams.has('categories') ? expectCategory : expectItem
        await expectToLead(link, { ...shown, module, title })
      }
    }
  })

  test.each(languages)('promise in %s only what the store gives', async (language) => {
    for (const { store, banners } of await storesWithBanners(module, language)) {
      for (const { image, title } of banners) {
        const promise = storeBanners[module].find(({ key }) => image === `${key}.webp`)?.promise
        const percent = /(\d+)\s?[%٪]/.exec(title)?.[1]
        if (promise === 'free_delivery') expect(store.free_delivery, title).toBe(true)
        expect(percent, title).toBe(promise === 'discount' ? String(store.discount?.discount) : undefined)
      }
    }
  })
})
