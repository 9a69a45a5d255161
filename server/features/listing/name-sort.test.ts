// Lists by name: as the caller's language sorts its letters, over all pages, zones and filters.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { item } from '#server/database/schema/item.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  squareAround,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Letters with marks, letters only one language has, small and large ones, and two of the same name. */
const names: Localised[] = [
  { en: 'zucchini', ar: 'كوسا', tg: 'қаймоқ', ru: 'ёжик' },
  { en: 'Apple', ar: 'تفاح', tg: 'кабоб', ru: 'Жук' },
  { en: 'éclair', ar: 'أرز', tg: 'ғӯза', ru: 'ежевика' },
  { en: 'Eggs', ar: 'إبريق', tg: 'гӯшт', ru: 'Ёлка' },
  { en: 'apple', ar: 'باذنجان', tg: 'ҷав', ru: 'ель' },
  { en: 'fig', ar: 'آيس', tg: 'чой', ru: 'абрикос' },
  { en: 'Apple', ar: 'تفاح', tg: 'Ҳалво', ru: 'Жук' },
]

let shop: TestApp
let headers: Record<string, string>
let zones: number[]
/** As they were made: ids ascend. */
let made: { id: number; name: Localised }[]

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  const module = await makeModule(db, { module_type: 'grocery' })
  const category = await makeCategory(db, { module_id: module.id })
  const places = [await makeZone(db), await makeZone(db, { rings: squareAround(43.2, 76.9) })]
  zones = places.map(({ id }) => id)
  const stores = await Promise.all(
    places.map(async ({ id: zone_id }) => {
      await linkModule(db, { zone_id, module_id: module.id })
      return makeStore(db, { module_id: module.id, zone_id })
    }),
  )
  made = []
  for (const [at, name] of names.entries()) {
    const store = stores[at % stores.length]
    if (!store) throw new Error('there are stores')
    made.push(await makeItem(db, store, { category_id: category.id, name, search_text: 'thing' }))
  }
  headers = { moduleId: String(module.id), zoneid: JSON.stringify(zones) }
})

afterAll(() => shop.close())

async function idsOf(path: string, more: Record<string, string> = {}): Promise<number[]> {
  const { body } = await shop.get(path, { ...headers, ...more })
  return body.products.map((one: { id: number }) => one.id)
}

/** Tajik has no rules of its own in every runtime: its letters then stand beside those they come from. */
const collator = (language: Language) => new Intl.Collator(language === 'tg' ? 'und' : language)

function sorted(language: Language): number[] {
  const { compare } = collator(language)
  return made
    .toSorted((one, other) => compare(one.name[language], other.name[language]) || one.id - other.id)
    .map(({ id }) => id)
}

const inLanguage = (language: Language) => ({ 'X-localization': language })

test.each(languages)(
  '[LST-03] %s: from the first letter and from the last, over all zones',
  async (language) => {
    const path = '/items/popular?limit=50&offset=1&sort_by='
    expect(await idsOf(`${path}name`, inLanguage(language))).toEqual(sorted(language))
    expect(await idsOf(`${path}name_desc`, inLanguage(language))).toEqual(sorted(language).toReversed())
  },
)

test('[LST-03] [NET-07] pages follow each other without gaps, in a zone and in a search', async () => {
  const pages = []
  for (const offset of [1, 2, 3])
    pages.push(...(await idsOf(`/items/popular?limit=3&offset=${offset}&sort_by=name`)))
  expect(pages).toEqual(sorted('en'))
  const here = made.filter((_, at) => at % 2 === 0).map(({ id }) => id)
  const inFirst = { zoneid: `[${zones[0]}]` }
  expect(await idsOf('/items/popular?limit=50&offset=1&sort_by=name', inFirst)).toEqual(
    sorted('en').filter((id) => here.includes(id)),
  )
  const searched = '/items/search?name=thing&limit=50&offset=1&sort_by='
  expect(await idsOf(`${searched}name`)).toEqual(sorted('en'))
  expect(await idsOf(`${searched}name_desc`)).toEqual(sorted('en').toReversed())
})

test('[LST-03] an item that is called something else moves', async () => {
  const [first] = made
  if (!first) throw new Error('there are items')
  const name = { ...first.name, en: 'Aardvark' }
  await shop.db.update(item).set({ name, search_text: 'thing aardvark' }).where(eq(item.id, first.id))
  shop.forgetCatalogue()
  expect((await idsOf('/items/popular?limit=1&offset=1&sort_by=name'))[0]).toBe(first.id)
})
