// Two processes on one database: a change, whoever wrote it, is in the answers of both within a second, and what does
// not depend on it stays cached.
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiProcess, type ApiProcesses, prepareApiProcesses } from '#server/testing/api-process.ts'
import { makePolicy, makeReview } from '#server/testing/content-factories.ts'
import { inAllLanguages, makeItem, makeStoreDiscount } from '#server/testing/factories.ts'
import {
  makeBanner,
  makeBasicCampaign,
  makeCoupon,
  makeFlashSale,
  makeFlashSaleItem,
} from '#server/testing/promotion-factories.ts'
import { type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop
let processes: ApiProcesses
let both: ApiProcess[]
let scope: Record<string, string>

beforeAll(async () => {
  ;[shop, processes] = await Promise.all([openOrderShop(), prepareApiProcesses()])
  both = await Promise.all([processes.start(shop.app.database_url), processes.start(shop.app.database_url)])
  scope = { zoneid: JSON.stringify([shop.zone.id]), moduleid: String(shop.grocery.id) }
})

afterAll(async () => {
  for (const one of both) await one.kill()
  await processes.close()
  await shop.app.close()
})

const asks = ({ url }: ApiProcess, path: string) => fetch(`${url}/api/v1${path}`, { headers: scope })

/** Asked twice of each: what is asked again is cached, whole. */
async function cached(path: string): Promise<string[]> {
  const answers = both.map(async (one) => {
    await (await asks(one, path)).text()
    return (await asks(one, path)).text()
  })
  return Promise.all(answers)
}

/** Of both, without waiting longer than a change may take. */
async function soon(path: string, isThere: (body: string) => boolean): Promise<void> {
  for (const one of both) {
    await expect
      .poll(async () => isThere(await (await asks(one, path)).text()), { timeout: 1_000, interval: 20 })
      .toBe(true)
  }
}

const run = (statement: SQL) => shop.db.execute(statement)
const renamed = JSON.stringify(inAllLanguages('Another name'))

interface Change {
  of: string
  path: () => string
  make: () => Promise<unknown>
  shows: (body: string) => boolean
}

const shows = (text: string) => (body: string) => body.includes(text)
const lacks = (text: string) => (body: string) => !body.includes(text)
const itemPath = () => `/items/details/${shop.items.milk.id}`
const storePath = () => `/stores/details/${shop.grocer.id}`

const changes: Change[] = [
  {
    of: 'a price, in a list',
    path: () => '/items/popular?limit=12&offset=1',
    make: () => run(sql`update item set price = 777 where id = ${shop.items.milk.id}`),
    shows: shows('"price":7.77'),
  },
  {
    of: 'a price, on the page of the item',
    path: itemPath,
    make: () => run(sql`update item set price = 888 where id = ${shop.items.milk.id}`),
    shows: shows('"price":8.88'),
  },
  {
    of: 'a stock, in a list',
    path: () => '/items/new-arrival?limit=12&offset=1',
    make: () => run(sql`update item set stock = 4321 where id = ${shop.items.milk.id}`),
    shows: shows('"stock":4321'),
  },
  {
    of: 'an item that is hidden',
    path: () => '/items/most-reviewed?limit=12&offset=1',
    make: () => run(sql`update item set visible = false where id = ${shop.items.milk.id}`),
    shows: shows('"total_size":0'),
  },
  {
    of: 'an item that is shown again, in a search',
    path: () => `/items/search?name=item&limit=12&offset=1`,
    make: () => run(sql`update item set visible = true where id = ${shop.items.milk.id}`),
    shows: shows('"total_size":1'),
  },
  {
    of: 'the name of a store',
    path: () => '/stores/get-stores/all?limit=12&offset=1',
    make: () => run(sql`update store set name = ${renamed}::jsonb where id = ${shop.grocer.id}`),
    shows: shows('"name":"Another name"'),
  },
  {
    of: 'the hours of a store',
    path: storePath,
    make: () => run(sql`delete from store_schedule where store_id = ${shop.grocer.id}`),
    shows: shows('"schedules":[]'),
  },
  {
    of: 'a day off of a store',
    path: storePath,
    make: () => run(sql`insert into store_day_off (store_id, date) values (${shop.grocer.id}, '2036-01-01')`),
    shows: shows('"days_off":["2036-01-01"]'),
  },
  {
    of: 'a pause of a store',
    path: storePath,
    make: () => run(sql`update store set paused_until = '2036-01-01 12:00' where id = ${shop.grocer.id}`),
    shows: shows('"paused_until":"2036-01-01T'),
  },
  {
    of: 'a pause of a store that is over',
    path: storePath,
    make: () => run(sql`update store set paused_until = null where id = ${shop.grocer.id}`),
    shows: shows('"paused_until":null'),
  },
  {
    of: 'a discount of a store',
    path: itemPath,
    make: () => makeStoreDiscount(shop.db, { store_id: shop.grocer.id, end_date: '2036-12-31' }),
    shows: shows('"store_discount":10'),
  },
  {
    of: 'a category',
    path: () => '/categories',
    make: () => run(sql`update category set name = ${renamed}::jsonb where module_id = ${shop.grocery.id}`),
    shows: shows('"name":"Another name"'),
  },
  {
    of: 'a zone',
    path: () => '/zone/list',
    make: () => run(sql`update zone set name = ${renamed}::jsonb where id = ${shop.zone.id}`),
    shows: shows('"name":"Another name"'),
  },
  {
    of: 'a module',
    path: () => '/module',
    make: () => run(sql`update module set module_name = ${renamed}::jsonb where id = ${shop.grocery.id}`),
    shows: shows('"module_name":"Another name"'),
  },
  {
    of: 'a setting',
    path: () => '/config',
    make: () => run(sql`insert into business_setting (key, value) values ('schedule_order', 'false')`),
    shows: shows('"schedule_order":false'),
  },
  {
    of: 'a coupon',
    path: () => '/coupon/list',
    make: () =>
      makeCoupon(shop.db, { module_id: shop.grocery.id, code: 'CHANGED', expire_date: '2036-12-31' }),
    shows: shows('"code":"CHANGED"'),
  },
  {
    of: 'a banner',
    path: () => '/banners',
    make: () =>
      makeBanner(shop.db, {
        module_id: shop.grocery.id,
        zone_id: shop.zone.id,
        title: inAllLanguages('New in town'),
      }),
    shows: shows('New in town'),
  },
  {
    of: 'a campaign',
    path: () => '/campaigns/basic',
    make: () =>
      makeBasicCampaign(shop.db, {
        module_id: shop.grocery.id,
        title: inAllLanguages('A week of milk'),
        end_date: '2036-12-31',
      }),
    shows: shows('A week of milk'),
  },
  {
    of: 'a text of the shop',
    path: () => '/about-us',
    make: () => makePolicy(shop.db, { key: 'about-us', html: inAllLanguages('<p>Who we are</p>') }),
    shows: shows('Who we are'),
  },
  {
    of: 'a review',
    path: () => `/items/reviews/${shop.items.milk.id}?limit=12&offset=1`,
    make: () =>
      makeReview(shop.db, {
        module_id: shop.grocery.id,
        item_id: shop.items.milk.id,
        comment: inAllLanguages('Fresh as ever'),
      }),
    shows: shows('Fresh as ever'),
  },
  {
    of: 'a store that is closed for good',
    path: () => '/stores/popular?limit=12&offset=1',
    make: () => run(sql`update store set status = false where id = ${shop.grocer.id}`),
    shows: lacks('Another name'),
  },
]

describe('a change made by plain SQL', () => {
  test.each(changes)(
    'of $of shows in the answers of both processes',
    async ({ path, make, shows: isThere }) => {
      for (const body of await cached(path())) expect(isThere(body)).toBe(false)
      await make()
      await soon(path(), isThere)
    },
  )

  test('of the items of a flash sale shows in the sale', async () => {
    await run(sql`update store set status = true where id = ${shop.grocer.id}`)
    const dates = { start_date: new Date(Date.now() - 1_000), end_date: new Date(Date.now() + 3_600_000) }
    const sale = await makeFlashSale(shop.db, { module_id: shop.grocery.id, ...dates })
    await makeFlashSaleItem(shop.db, { flash_sale_id: sale.id, item_id: shop.items.milk.id })
    await soon('/flash-sales', shows(`"item_id":${shop.items.milk.id}`))
    await cached('/flash-sales')
    await run(sql`update flash_sale_item set available_stock = 3 where flash_sale_id = ${sale.id}`)
    await soon('/flash-sales', shows('"available_stock":3'))
    await soon(itemPath(), shows('"stock":3'))
    await run(sql`delete from flash_sale`)
    await soon(itemPath(), shows('"flash_sale":0'))
  })
  test('of an item that was hidden shows where only its number was known', async () => {
    await run(sql`update store set status = true where id = ${shop.grocer.id}`)
    await run(sql`update item set visible = false where id = ${shop.items.milk.id}`)
    const banner = { type: 'item_wise' as const, item_id: shop.items.milk.id }
    await makeBanner(shop.db, { module_id: shop.grocery.id, zone_id: shop.zone.id, ...banner })
    const image = `"slug":"${shop.items.milk.slug}"`
    for (const body of await cached('/banners')) expect(body).not.toContain(image)
    await run(sql`update item set visible = true where id = ${shop.items.milk.id}`)
    await soon('/banners', shows(image))
  })

  test('that adds an item to a store shows among its popular ones', async () => {
    const path = `/stores/popular-items/${shop.grocer.id}`
    await cached(path)
    const { category_id } = shop.items.milk
    const added = await makeItem(shop.db, shop.grocer, { category_id, name: inAllLanguages('New bread') })
    await soon(path, shows(`"slug":"${added.slug}"`))
    await run(sql`delete from item where id = ${added.id}`)
  })
})

test('the stock of an item is told anew after an order and after its cancellation', async () => {
  await run(sql`insert into store_schedule (store_id, day, opening_time, closing_time)
    select ${shop.grocer.id}, day, '00:00', '23:59:59' from generate_series(0, 6) as day`)
  await run(sql`update item set stock = 50 where id = ${shop.items.milk.id}`)
  const guest = await shop.customer()
  await soon(itemPath(), shows('"stock":50'))
  await cached(itemPath())
  const [{ price } = { price: 0 }] = (
    await shop.db.execute<{ price: number }>(sql`select price from item where id = ${shop.items.milk.id}`)
  ).rows
  await guest.addToCart({ id: shop.items.milk.id, price }, { quantity: 2 })
  const placed = await guest.place({ order_type: 'take_away', store_id: shop.grocer.id })
  expect(placed.status).toBe(200)
  await soon(itemPath(), shows('"stock":48'))
  await cached(itemPath())
  expect((await guest.cancel(placed.body.order_id)).status).toBe(200)
  await soon(itemPath(), shows('"stock":50'))
})

test('a hundred reviews and orders a second leave lists cached, and a change elsewhere does too', async () => {
  const [list, page] = ['/items/popular?limit=12&offset=1', '/stores/get-stores/all?limit=12&offset=1']
  const before = [await cached(list), await cached(page)]
  const { module_id, id: item_id, store_id } = shop.items.milk
  for (let count = 0; count < 100; count += 1) {
    await makeReview(shop.db, { module_id, item_id, store_id })
    await run(
      sql`update item set order_count = order_count + 1, rating_count = rating_count + 1 where id = ${item_id}`,
    )
    await run(sql`update store set order_count = order_count + 1 where id = ${store_id}`)
  }
  await run(sql`update item set stock = stock + 1 where id = ${shop.items.shirt.id}`)
  // Written after all of these, so that whoever shows it has heard of them.
  await makeReview(shop.db, { module_id, item_id, store_id, comment: inAllLanguages('The last one') })
  await soon(`/items/reviews/${item_id}?limit=12&offset=1`, shows('The last one'))
  expect([await cached(list), await cached(page)]).toEqual(before)
})
