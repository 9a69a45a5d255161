// What is refused of an item at the desk, in words and with nothing written.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WrittenItemInput } from '#contract/features/item/desk/desk-item.schema.ts'
import { item } from '#server/database/schema/item.ts'
import { choices, group, type ItemDesk, openItemDesk, writtenItem } from './desk-items.fixture.ts'

let desk: ItemDesk

beforeAll(async () => {
  desk = await openItemDesk()
})

afterAll(() => desk.app.close())

const makeDish = (overrides: Partial<WrittenItemInput> = {}) =>
  desk.send('POST', '/items', { ...writtenItem(desk.pizzas.id, overrides), store_id: desk.kitchen.id })
const makeArticle = (overrides: Partial<WrittenItemInput> = {}) =>
  desk.send('POST', '/items', { ...writtenItem(desk.fruit.id, overrides), store_id: desk.grocer.id })

const codeOf = (reply: { body: { errors?: { code: string }[] } }) => reply.body.errors?.[0]?.code

const refusals: [string, number, () => Partial<WrittenItemInput>, string][] = [
  ['a price of 10^12', 403, () => ({ price: 1e12 }), 'price'],
  ['a price below nothing', 403, () => ({ price: -1 }), 'price'],
  ['no name in any language', 403, () => ({ name: { en: ' ', ar: '', tg: '', ru: '' } }), 'name'],
  ['a category of another module', 422, () => ({ category_id: desk.fruit.id }), 'category_id'],
  ['a category that is not there', 422, () => ({ category_id: 999_999 }), 'category_id'],
  ['add-ons of another store', 422, () => ({ add_on_ids: [desk.cheese.id, desk.foreign.id] }), 'add_on_ids'],
  ['more percent off than all', 422, () => ({ discount: 101 }), 'discount'],
  ['more money off than it costs', 422, () => ({ discount: 13, discount_type: 'amount' }), 'discount'],
  ['hours without an end', 422, () => ({ available_time_starts: '08:00' }), 'available_time_starts'],
  [
    'at least more than at most',
    422,
    () => ({ food_variations: [group('Size', { min: 2, max: 1 })] }),
    'food_variations',
  ],
  [
    'more asked for than there is',
    422,
    () => ({ food_variations: [group('Size', { min: 3 })] }),
    'food_variations',
  ],
  [
    'a group without options',
    422,
    () => ({ food_variations: [group('Size', { values: [] })] }),
    'food_variations',
  ],
  [
    'two groups of one name',
    422,
    () => ({ food_variations: [group('Size'), group('size ')] }),
    'food_variations',
  ],
  [
    'two options of one name in one language',
    422,
    () => ({
      food_variations: [
        group('Size', {
          values: [
            { label: { en: 'Small', ar: '', tg: '', ru: 'Она' }, price: 0 },
            { label: { en: 'Large', ar: '', tg: '', ru: 'Она' }, price: 1 },
          ],
        }),
      ],
    }),
    'food_variations',
  ],
  [
    'an allergen that is in it and may be',
    422,
    () => ({ allergies: ['milk'], may_contain: ['milk'] }),
    'may_contain',
  ],
  ['allergens of what is not eaten', 422, () => ({ edible: false, allergies: ['milk'] }), 'edible'],
  ['a picture from elsewhere', 403, () => ({ images: ['../secret'] }), 'images'],
]

test.each(refusals)('%s is refused, and nothing is written', async (_what, status, overrides, code) => {
  const count = async () => (await desk.db.select({ id: item.id }).from(item)).length
  const before = await count()
  const reply = await makeDish(overrides())
  expect([reply.status, codeOf(reply)], JSON.stringify(reply.body)).toEqual([status, code])
  expect(await count()).toBe(before)
})

test.each([
  ['201 combinations', () => choices(['A', ...Array.from({ length: 201 }, (_, at) => `o${at}`)])],
  ['more than 200 together', () => choices(['A', ...'abcdefghijklmno'], ['B', ...'abcdefghijklmno'])],
  ['names that run together', () => choices(['A', 'a', 'a-b'], ['B', 'b-c', 'c'])],
  ['an option twice', () => choices(['A', 'red', 'Red'])],
  ['a choice without options', () => choices(['A'])],
])('%s are refused', async (_what, choice_options) => {
  const { status, body } = await makeArticle({ choice_options: choice_options() })
  expect([status, body.errors[0].code]).toEqual([expect.any(Number), 'choice_options'])
  expect(status).toBeGreaterThanOrEqual(400)
})

test('200 combinations are taken; one price too few is not', async () => {
  const choice_options = choices(['A', ...'abcdefghij'], ['B', ...'abcdefghijklmnopqrst'])
  const variations = [...'abcdefghij'].flatMap((_a, one) =>
    [...'abcdefghijklmnopqrst'].map((_b, other) => ({ options: [one, other], price: 1, stock: 1 })),
  )
  expect((await makeArticle({ choice_options, variations })).body.stock).toBe(200)
  const few = await makeArticle({ choice_options, variations: variations.slice(1) })
  expect([few.status, codeOf(few)]).toEqual([422, 'choice_options'])
})
