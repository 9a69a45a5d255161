// Searching items over HTTP: four languages, beginnings, typing errors, sort.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchText } from '#contract/features/search/search-text.ts'
import { item } from '#server/database/schema/item.ts'
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

  test.each([
    ['смородинавый', 'syrup'],
    ['смородиновй', 'syrup'],
    ['маргорита', 'margherita'],
    ['шарботи', 'syrup'],
    ['пеппирони', 'pepperoni'],
    ['مرغريتا', 'margherita'],
    ['الليمؤن', 'syrup'],
  ] as const)('[SRC-04] %s forgives typing errors in Cyrillic and Arabic too', async (name, which) => {
    expect(await find(name)).toEqual([world.ids[which]])
  })

  test.each(['polv', 'plv', 'plovv', 'plof', 'полв', 'плв', 'ялов'])(
    '[SRC-04] %s forgives an error in a short word, whatever resembles it more',
    async (name) => {
      expect(await find(name)).toEqual([world.ids.plov])
    },
  )

  test('[SRC-04] a single letter finds what is sold here, however many shorter words are known elsewhere', async () => {
    expect(await find('q')).toEqual([world.ids.quesadilla])
  })

  test('[SRC-04] a word only others had is found as soon as something here has it', async () => {
    expect(await find('q')).toEqual([world.ids.quesadilla])
    const name = t('Qa', 'قا', 'Қа', 'Ка')
    const search_text = searchText({ name, filed_under: [] })
    const row = { name, search_text, category_id: world.category.id, order_count: 2 }
    const { id } = await makeItem(shop.db, world.oven, row)
    shop.forgetCatalogue()
    expect(await find('q')).toEqual([id, world.ids.quesadilla])
    await shop.db.delete(item).where(eq(item.id, id))
    shop.forgetCatalogue()
    expect(await find('q')).toEqual([world.ids.quesadilla])
  })

  test.each(['pizza and margherita', 'Пицца с маргарита', 'питсаи ва маргарита', 'بيتزا مع مارغريتا'])(
    '[SRC-04] the joining word in %s is not searched for',
    async (name) => {
      expect(await find(name)).toEqual([world.ids.margherita])
    },
  )

  test.each([
    ['الأرز', 'plov'],
    ['بالأرز', 'plov'],
    ['عسل', 'honey'],
    ['والعسل', 'honey'],
  ] as const)('[SRC-04] %s with or without the article', async (name, wanted) => {
    expect(await find(name)).toEqual([world.ids[wanted]])
  })

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

describe('spelling', () => {
  const correctedIn = async (path: string, language = 'en') => {
    const { status, body } = await shop.get(path, { ...headers, 'X-localization': language })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.corrected_name
  }
  const corrected = (name: string, language?: string) =>
    correctedIn(`/items/search?name=${encodeURIComponent(name)}`, language)

  test('[SRC-04] a misspelt text says what it was taken for, in the spelling of the names', async () => {
    expect(await corrected('peperoni')).toBe('pepperoni')
    expect(await corrected('Pizza peperoni')).toBe('Pizza pepperoni')
    expect(await corrected('маргорита', 'ru')).toBe('маргарита')
  })

  test.each(['pizza', 'pepp', 'golden oven', 'qqqqzzzz', '!?'])(
    '[SRC-04] %s is not corrected',
    async (name) => {
      expect(await corrected(name)).toBeUndefined()
    },
  )

  test('[SRC-04] the listing page is told the same, of items and of stores', async () => {
    const combined = (kind: string, name: string) =>
      correctedIn(`/get-combined-data?list_type=${kind}&data_type=searched&name=${name}`)
    expect(await combined('item', 'peperoni')).toBe('pepperoni')
    expect(await combined('store', 'goldne')).toBe('golden')
    expect(await combined('store', 'golden')).toBeUndefined()
  })
})

describe('in which order', () => {
  test('names that begin with it before others and before tags, open stores before closed ones, then the most ordered', async () => {
    const { pepperoni, margherita, nightPizza, calzone } = world.ids
    expect(await find('pizza')).toEqual([pepperoni, nightPizza, margherita, calzone])
  })

  test('[SRC-02] the whole name, its beginning, a word of it, the beginning of a word, a tag; popularity comes after', async () => {
    const names = {
      whole: t('Kebab', 'كباب', 'Кабоб', 'Кебаб'),
      begins: t('Kebab wrap', 'كباب ملفوف', 'Кабоби печонда', 'Кебаб в лаваше'),
      holds: t('Grilled kebab', 'مشوي كباب', 'Гӯшти кабоб', 'Жареный кебаб'),
      close: t('Plate of kebabs', 'طبق مشاو', 'Табақ', 'Блюдо кебабов'),
      tagged: t('Skewer', 'سيخ', 'Сих', 'Шашлык'),
    }
    const ids: number[] = []
    for (const [at, name] of Object.values(names).entries()) {
      const search_text = searchText({ name, filed_under: name === names.tagged ? ['kebab'] : [] })
      const row = { name, search_text, category_id: world.category.id, order_count: 100 + at }
      ids.push((await makeItem(shop.db, world.oven, row)).id)
    }
    shop.forgetCatalogue()
    expect(await find('kebab')).toEqual(ids)
    expect(await find('kebab', '&sort_by=best_match')).toEqual(ids)
    expect(await find('Kebab', '&sort_by=best_match&filter=["popular"]')).toEqual(ids)
    // One error away is the word itself, not its plural.
    expect(await find('kebb')).toEqual(ids.toSpliced(3, 1))
    for (const id of ids) await shop.db.delete(item).where(eq(item.id, id))
    shop.forgetCatalogue()
  })

  test('[LST-03] by price when asked', async () => {
    // By what is found in the name, in the tags only, and in closed stores: none of it comes before the price.
    const { pepperoni, margherita, nightPizza, calzone } = world.ids
    const prices = [
      [calzone, 300],
      [pepperoni, 900],
      [nightPizza, 400],
      [margherita, 700],
    ] as const
    for (const [id, price] of prices) await shop.db.update(item).set({ price }).where(eq(item.id, id))
    shop.forgetCatalogue()
    expect(await find('pizza', '&sort_by=low2High')).toEqual([calzone, nightPizza, margherita, pepperoni])
    expect(await find('pizza', '&sort_by=high2Low')).toEqual([pepperoni, margherita, nightPizza, calzone])
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
