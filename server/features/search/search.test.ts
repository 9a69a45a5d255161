// Searching items over HTTP: four languages, beginnings, typing errors, order, suggestions.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Localised } from '#contract/core/language.ts'
import { searchText } from '#contract/features/search/search-text.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = (en: string, ar: string, tg: string, ru: string): Localised => ({ en, ar, tg, ru })

async function makeWorld({ db }: TestApp) {
  const zone = await makeZone(db)
  const away = await makeZone(db)
  const food = await makeModule(db)
  const grocery = await makeModule(db, { module_type: 'grocery' })
  for (const place of [zone, away]) await linkModule(db, { zone_id: place.id, module_id: food.id })
  await linkModule(db, { zone_id: zone.id, module_id: grocery.id })
  const category = await makeCategory(db, { module_id: food.id })
  const base = { module_id: food.id, zone_id: zone.id }
  const oven = await makeStore(db, {
    ...base,
    name: t('Golden Oven', 'الفرن الذهبي', 'Танӯри заррин', 'Золотая печь'),
  })
  const night = await makeStore(db, { ...base, name: t('Night Owl', 'بومة', 'Бум', 'Сова'), schedules: [] })
  const far = await makeStore(db, { ...base, zone_id: away.id })
  const shopOfGroceries = await makeStore(db, { module_id: grocery.id, zone_id: zone.id })
  const add = async (store: StoreRow, name: Localised, order_count: number, filed_under: string[] = []) => {
    const row = {
      name,
      order_count,
      category_id: category.id,
      search_text: searchText({ name, filed_under }),
    }
    return (await makeItem(db, store, row)).id
  }
  const ids = {
    margherita: await add(
      oven,
      t('Margherita Pizza', 'بيتزا مارغريتا', 'Питсаи Маргарита', 'Пицца Маргарита'),
      5,
    ),
    pepperoni: await add(
      oven,
      t('Pizza Pepperoni', 'بيتزا بيبروني', 'Питсаи пепперонӣ', 'Пицца пепперони'),
      9,
    ),
    nightPizza: await add(night, t('Pizza Notturna', 'بيتزا', 'Питса', 'Пицца Ночная'), 50),
    calzone: await add(oven, t('Calzone', 'كالزوني', 'Калсоне', 'Кальцоне'), 99, [
      'pizza',
      'Italian',
      'italiano',
    ]),
    brulee: await add(oven, t('Crème Brûlée', 'كريم بروليه', 'Крем-брюле', 'Крем-брюле'), 1),
    honey: await add(oven, t('Honey cake', 'كعكة العسل', 'Торти асал', 'Медовый торт с ёжиком'), 1),
    sugar: await add(oven, t('Sugar', 'سكر', 'Қанд', 'Сахар'), 1),
    school: await add(oven, t('School lunch', 'غداء المدرسة', 'Хӯроки мактаб', 'Школьный обед'), 1),
    farPizza: await add(far, t('Pizza of the far zone', 'بيتزا بعيدة', 'Питсаи дур', 'Дальняя пицца'), 7),
    groceryPizza: await add(
      shopOfGroceries,
      t('Frozen pizza', 'بيتزا مجمدة', 'Питсаи яхкарда', 'Замороженная пицца'),
      7,
    ),
  }
  return { zone, away, food, grocery, oven, night, ids }
}

let shop: TestApp
let world: Awaited<ReturnType<typeof makeWorld>>
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeWorld(shop)
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

describe('what is found', () => {
  test('[SRC-04] by name in all four languages, whatever language the caller speaks', async () => {
    for (const name of ['sugar', 'سكر', 'Қанд', 'Сахар'])
      expect(await find(name), name).toEqual([world.ids.sugar])
  })

  test.each([
    ['creme brulee', 'brulee'],
    ['CRÈME', 'brulee'],
    ['канд', 'sugar'],
    ['мактаб', 'school'],
    ['хуроки', 'school'],
    ['المدرسه', 'school'],
    ['ежиком', 'honey'],
  ] as const)('[SRC-04] %s finds it without accents and letter variants', async (name, which) => {
    expect(await find(name)).toEqual([world.ids[which]])
  })

  test('[SRC-04] by the beginning of a word', async () => {
    expect(await find('pepp')).toEqual([world.ids.pepperoni])
    expect(await find('марг')).toEqual([world.ids.margherita])
  })

  test.each(['pepperni', 'peperoni', 'pepepronni', 'pepperino'])(
    '[SRC-04] %s forgives typing errors',
    async (name) => {
      expect(await find(name)).toEqual([world.ids.pepperoni])
    },
  )

  test('[SRC-04] every word narrows; when no item has them all, some are enough', async () => {
    expect(await find('pizza margherita')).toEqual([world.ids.margherita])
    expect(await find('honey sandwich')).toEqual([world.ids.honey])
  })

  test('by tag and category', async () => {
    expect(await find('italiano')).toEqual([world.ids.calzone])
  })

  test('by the name of the store, alone or with a word of the item', async () => {
    const all = await find('golden oven', '&limit=50')
    expect(all.toSorted()).toEqual(
      Object.entries(world.ids)
        .filter(([name]) => !['nightPizza', 'farPizza', 'groceryPizza'].includes(name))
        .map(([, id]) => id)
        .toSorted(),
    )
    expect(await find('pizza owl')).toEqual([world.ids.nightPizza])
    expect(await find('заррин канд')).toEqual([world.ids.sugar])
  })

  test('only in the zones and the module of the caller', async () => {
    const found = await find('pizza')
    expect(found).not.toContain(world.ids.farPizza)
    expect(found).not.toContain(world.ids.groceryPizza)
    const both = { ...headers, zoneid: `[${world.zone.id},${world.away.id}]` }
    const { body } = await shop.get('/items/search?name=pizza', both)
    expect(idsOf(body.products)).toContain(world.ids.farPizza)
  })

  test('[STO-03] inside one store', async () => {
    expect(await find('pizza', `&store_id=${world.night.slug}`)).toEqual([world.ids.nightPizza])
  })
})

describe('in which order', () => {
  test('names before tags, open stores before closed ones, then the most ordered', async () => {
    const { pepperoni, margherita, nightPizza, calzone } = world.ids
    expect(await find('pizza')).toEqual([pepperoni, margherita, nightPizza, calzone])
  })

  test('[LST-03] by price when asked', async () => {
    const cheapest = await find('pizza', '&sort_by=low2High')
    expect(cheapest.toSorted()).toEqual((await find('pizza')).toSorted())
  })

  test('[NET-07] pages are disjoint and complete', async () => {
    const whole = await find('pizza')
    const seen: number[] = []
    for (let offset = 1; offset <= 3; offset++) {
      const { body } = await shop.get(`/items/search?name=pizza&limit=2&offset=${offset}`, headers)
      expect(body).toMatchObject({ total_size: 4, limit: 2, offset })
      seen.push(...idsOf(body.products))
    }
    expect(seen).toEqual(whole)
  })

  test('[LST-06] filters act on the whole result', async () => {
    const { body } = await shop.get('/items/search?name=pizza&filter=["organic"]', headers)
    expect(body).toMatchObject({ total_size: 0, products: [] })
  })
})

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

  test('[SRC-07] items and stores need the place of the caller', async () => {
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
