// Suggestions over HTTP, and any text a visitor may type.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchText } from '#contract/features/search/search-text.ts'
import { makeItem } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeSearchWorld, type SearchWorld, t } from './search.fixture.ts'

let shop: TestApp
let world: SearchWorld
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeSearchWorld(shop.db)
  headers = {
    moduleId: String(world.food.id),
    zoneid: `[${world.zone.id}]`,
    latitude: '51.13',
    longitude: '71.43',
  }
})

afterAll(() => shop.close())

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)

async function find(name: string, extra = ''): Promise<number[]> {
  const { status, body } = await shop.get(`/items/search?name=${encodeURIComponent(name)}${extra}`, headers)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.total_size).toBe(body.products.length)
  return idsOf(body.products)
}

describe('suggestions', () => {
  test('[SRC-07] names and pictures of the same result', async () => {
    const { body } = await shop.get('/items/search-suggestion?name=pep', headers)
    expect(body).toEqual({
      total_size: 1,
      limit: 10,
      offset: 1,
      products: [
        {
          name: 'Pizza Pepperoni',
          image: 'item.webp',
          image_full_url: 'http://shop.test/img/item/item.webp',
        },
      ],
    })
  })

  test('[SRC-02] [SRC-07] items and stores apart, each name once, in the language of the caller', async () => {
    const twin = t('Pizza Pepperoni', 'بيتزا بيبروني', 'Питсаи пепперонӣ', 'Пицца пепперони')
    await makeItem(shop.db, world.night, {
      name: twin,
      category_id: 1,
      search_text: searchText({ name: twin }),
    })
    shop.forgetCatalogue()
    const { body } = await shop.get(`/items/item-or-store-search?name=${encodeURIComponent('пепп')}`, {
      ...headers,
      'X-localization': 'ru',
    })
    expect(body.items).toEqual([
      {
        id: world.ids.pepperoni,
        name: 'Пицца пепперони',
        image: 'item.webp',
        image_full_url: 'http://shop.test/img/item/item.webp',
      },
    ])
    const stores = await shop.get('/items/item-or-store-search?name=golden', headers)
    expect(stores.body.stores).toMatchObject([{ id: world.oven.id, name: 'Golden Oven', logo: 'logo.webp' }])
  })

  test('[SRC-07] items and stores need the moduleZones of the caller', async () => {
    const { latitude: _latitude, ...without } = headers
    const { status, body } = await shop.get('/items/item-or-store-search?name=pizza', without)
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe('longitude-latitude')
  })
})

describe('any text is safe', () => {
  test.each(['/items/search', '/items/search-suggestion', '/items/item-or-store-search'])(
    '%s needs a name',
    async (path) => {
      for (const query of ['', '?name=', '?name=%20%20', '?name=undefined']) {
        const { status, body } = await shop.get(path + query, headers)
        expect(status).toBe(403)
        expect(body.errors).toEqual([{ code: 'name', message: 'The name field is required.' }])
      }
    },
  )

  test.each(['%', '_', '%%%', '🍕🍕', '<script>alert(1)</script>', "' or 1=1 --", '\\', '!', '&', '(', ':*'])(
    '%s is a text like any other',
    async (name) => {
      expect(await find(name)).toEqual([])
    },
  )

  test('a text of ten thousand letters is cut, not refused', async () => {
    expect(await find(`sugar ${' '.repeat(250)}${'x'.repeat(10_000)}`)).toEqual([world.ids.sugar])
    const { status } = await shop.get(`/items/search?name=${'щ'.repeat(1_500)}`, headers)
    expect(status).toBe(200)
  })

  test('no text is an accident', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 60 }))
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const { status } = await shop.get(`/items/search?${new URLSearchParams({ name })}`, headers)
        expect([200, 403]).toContain(status)
      }),
      { numRuns: 150 },
    )
  })
})
