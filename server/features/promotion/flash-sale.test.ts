// Flash sales over HTTP: the one that runs now, its items here, and the clock of its countdown.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeFlashSale, makeFlashSaleItem } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let grocery: ModuleRow
let sale: { id: number }
let over: { id: number }

const headers = (overrides: Record<string, string> = {}) => ({
  zoneid: `[${zone.id}]`,
  moduleId: String(grocery.id),
  ...overrides,
})

const names = (products: { item: { name: string } }[]) => products.map((one) => one.item.name)

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  zone = await makeZone(db)
  const farZone = await makeZone(db)
  grocery = await makeModule(db, { module_type: 'grocery' })
  for (const { id } of [zone, farZone]) await linkModule(db, { zone_id: id, module_id: grocery.id })
  const market = await makeStore(db, { module_id: grocery.id, zone_id: zone.id })
  const far = await makeStore(db, { module_id: grocery.id, zone_id: farZone.id })
  const { id: category_id } = await makeCategory(db, { module_id: grocery.id })
  sale = await makeFlashSale(db, { module_id: grocery.id, title: inAllLanguages('Monday rush') })
  over = await makeFlashSale(db, { module_id: grocery.id, end_date: new Date('2026-11-16T06:59:59Z') })
  await makeFlashSale(db, { module_id: grocery.id, start_date: new Date('2026-11-16T07:00:01Z') })
  await makeFlashSale(db, { module_id: grocery.id, is_publish: false })

  const sell = async (name: string, owner = market, overrides: object = {}, flash: object = {}) => {
    const item = await makeItem(db, owner, {
      category_id,
      name: inAllLanguages(name),
      price: 1_999,
      ...overrides,
    })
    await makeFlashSaleItem(db, { flash_sale_id: sale.id, item_id: item.id, ...flash })
  }
  await sell('Sold out', market, {}, { sold: 10, available_stock: 0 })
  await sell('Apples', market, {}, { sold: 4, available_stock: 6 })
  await sell('Pears', market, {}, { discount: 300, discount_type: 'amount' })
  await sell('Plums')
  await sell('Hidden', market, { visible: false })
  await sell('Far away', far)
  await sell('Withdrawn', market, {}, { status: false })
})

afterAll(() => shop.close())

describe('GET /flash-sales', () => {
  test('[FLS-02] the running sale with its items here, what is left first', async () => {
    const { status, body } = await shop.get('/flash-sales', headers())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: sale.id,
      title: 'Monday rush',
      is_publish: 1,
      start_date: '2026-11-16T00:00:00.000Z',
      end_date: '2026-11-17T00:00:00.000Z',
      server_time: testInstant,
    })
    expect(names(body.active_products)).toEqual(['Apples', 'Pears', 'Plums', 'Sold out'])
    const [apples, pears] = body.active_products
    expect(apples).toMatchObject({
      stock: 10,
      sold: 4,
      available_stock: 6,
      price: 19.99,
      discount: 20,
      discount_type: 'percent',
      discount_amount: 4,
    })
    expect(pears).toMatchObject({ discount: 3, discount_type: 'amount', discount_amount: 3 })
    expect(apples.item).toMatchObject({ flash_sale: 1, discount: 20, stock: 6, store_discount: 0 })
  })

  test('[FLS-01] as many items as asked for', async () => {
    const { body } = await shop.get('/flash-sales?limit=2&offset1', headers())
    expect(names(body.active_products)).toEqual(['Apples', 'Pears'])
  })

  test('[FLS-02] the server’s clock moves on with every answer', async () => {
    shop.setNow('2026-11-16T07:00:00.500Z')
    const { body } = await shop.get('/flash-sales', headers())
    expect(body.server_time).toBe('2026-11-16T07:00:00.500Z')
    shop.setNow(testInstant)
  })

  test('the moment it ends it is over: nothing but the clock and an empty list', async () => {
    shop.setNow('2026-11-17T00:00:00.000Z')
    const { status, body } = await shop.get('/flash-sales', headers())
    expect(status).toBe(200)
    expect(body).toEqual({ active_products: [], server_time: '2026-11-17T00:00:00.000Z' })
    shop.setNow(testInstant)
  })

  test('[HDR-08] in the caller’s language; another module has none', async () => {
    const { body } = await shop.get('/flash-sales', headers({ 'X-localization': 'ar' }))
    expect(body.title).toBe('Monday rush (ar)')
    const food = await makeModule(shop.db)
    shop.forgetCatalogue()
    const other = await shop.get('/flash-sales', headers({ moduleId: String(food.id) }))
    expect(other.body.active_products).toEqual([])
  })
})

describe('GET /flash-sales/items', () => {
  test('[NET-07] pages with the true total', async () => {
    const page = (offset: number) =>
      shop.get(`/flash-sales/items?flash_sale_id=${sale.id}&limit=3&offset=${offset}`, headers())
    const first = await page(1)
    expect(first.body).toMatchObject({ total_size: 4, limit: 3, offset: 1, flash_sale: { id: sale.id } })
    expect(names(first.body.products)).toEqual(['Apples', 'Pears', 'Plums'])
    expect(names((await page(2)).body.products)).toEqual(['Sold out'])
    const beyond = await page(1_000_000_000)
    expect(beyond.status).toBe(200)
    expect(beyond.body).toMatchObject({ total_size: 4, offset: 1_000_000_000, products: [] })
  })

  test('a sale that is over, not of this module or unknown is not found', async () => {
    for (const id of [over.id, 999]) {
      const { status, body } = await shop.get(`/flash-sales/items?flash_sale_id=${id}`, headers())
      expect(status).toBe(404)
      expect(body.errors).toEqual([{ code: 'flash_sale', message: 'Not found' }])
      expect(body.has_run).toBe(id === over.id)
    }
  })

  test.each([
    ['', 'flash_sale_id', 'The flash sale id field is required.'],
    ['flash_sale_id=first', 'flash_sale_id', 'The flash sale id must be a number.'],
    ['flash_sale_id=1&limit=1000', 'limit', 'The limit must not be greater than 100.'],
  ])('%j is refused', async (query, code, message) => {
    const { status, body } = await shop.get(`/flash-sales/items?${query}`, headers())
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code, message }])
  })
})

test.each(['/flash-sales', '/flash-sales/items?flash_sale_id=1'])(
  '%s needs a zone and a module',
  async (path) => {
    expect((await shop.get(path, { moduleId: String(grocery.id) })).body.errors[0].code).toBe('zoneId')
    expect((await shop.get(path, { zoneid: `[${zone.id}]` })).body.errors[0].code).toBe('moduleId')
  },
)
