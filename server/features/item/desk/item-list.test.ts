// The list of items at the desk, page by page: nothing twice, nothing left out, whichever end a page is counted from.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { inAllLanguages, makeItem } from '#server/testing/factories.ts'
import { type ItemDesk, openItemDesk } from './desk-items.fixture.ts'

let desk: ItemDesk

const kept = 23

beforeAll(async () => {
  desk = await openItemDesk()
  for (let at = 0; at < kept; at += 1) {
    // Prices, stocks and names come several times: what is equal keeps one sequence on all pages.
    await makeItem(desk.db, desk.grocer, {
      category_id: desk.fruit.id,
      name: inAllLanguages(`Pear ${at % 5}`),
      price: (at % 4) * 100,
      stock: at % 3,
      order_count: at % 2,
      visible: at % 6 !== 0,
      search_text: `pear every${at} \n\npear ${at % 5}`,
    })
  }
})

afterAll(() => desk.app.close())

const idsOf = ({ body }: { body: { rows: { id: number }[] } }) => body.rows.map(({ id }) => id)

test.each(['name', 'price', 'stock', 'sold', 'changed'])(
  'pages by %s make the whole list, both ways',
  async (sort) => {
    for (const rest of ['', `&store_id=${desk.grocer.id}`, '&q=pear', '&shown=visible']) {
      const whole = await desk.get(`/items?sort=${sort}&limit=100${rest}`)
      expect(whole.body.total_size).toBe(whole.body.rows.length)
      const backwards = await desk.get(`/items?sort=${sort}&limit=100&dir=down${rest}`)
      expect(idsOf(backwards)).toEqual(idsOf(whole).toReversed())
      for (const limit of [1, 4, 7]) {
        const pages = Math.ceil(whole.body.total_size / limit)
        const found: number[] = []
        for (let offset = 1; offset <= pages; offset += 1) {
          found.push(...idsOf(await desk.get(`/items?sort=${sort}&limit=${limit}&offset=${offset}${rest}`)))
        }
        expect(found).toEqual(idsOf(whole))
      }
    }
  },
)

test('a page beyond the end is empty and says how many there are', async () => {
  const count = (await desk.db.select().from(item)).length
  const { status, body } = await desk.get('/items?limit=100&offset=1000000')
  expect([status, body]).toEqual([200, { rows: [], total_size: count }])
})
