// A page is cached until something it shows changes, whoever changed it; it shows what the answers in it show.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { type OrderShop, openOrderShop } from './features/checkout/checkout.fixture.ts'
import { listenForChanges } from './platform/events/catalogue-changes.ts'
import { mountStorefront } from './storefront.ts'

let shop: OrderShop
let read: () => Promise<string>
let rendered = 0
let stop: () => Promise<void>

/** As the storefront asks: in the process, by the address of the API. */
async function ask(path: string): Promise<string> {
  const api: (request: Request) => Promise<Response> = Reflect.get(globalThis, Symbol.for('fivefold.api'))
  const headers = { zoneid: JSON.stringify([shop.zone.id]), moduleid: String(shop.grocery.id) }
  return (await api(new Request(`http://shop.test/api/v1${path}`, { headers }))).text()
}

beforeAll(async () => {
  shop = await openOrderShop()
  const made = createApp(shop.app.parts)
  const listening = await listenForChanges(shop.app.database_url, { changes: made.changes, onLost: () => {} })
  stop = listening.close
  const pages = {
    async fetch() {
      rendered += 1
      const items = await ask('/items/popular?limit=12&offset=1')
      return new Response(items, { headers: { 'content-type': 'text/html' } })
    },
  }
  const clientFolder = await mkdtemp(join(tmpdir(), 'fivefold-files-'))
  mountStorefront(made, { clientFolder, pages, config: shop.app.parts.config })
  const headers = { accept: 'text/html' }
  read = async () => (await made.app.request('http://shop.test/home', { headers })).text()
})

afterAll(async () => {
  await stop()
  await shop.app.close()
})

test('a page shows a changed price within a second, and is not made anew for what it does not show', async () => {
  await read()
  const before = await read()
  expect([before.includes('"price":4,'), rendered]).toEqual([true, 1])
  await shop.db.execute(sql`update item set stock = stock + 1 where id = ${shop.items.soup.id}`)
  await shop.db.execute(sql`update item set price = 450 where id = ${shop.items.milk.id}`)
  await expect.poll(read, { timeout: 1_000, interval: 20 }).toContain('"price":4.5,')
  expect(rendered).toBe(2)
  await shop.db.execute(sql`update item set price = 1100 where id = ${shop.items.soup.id}`)
  await shop.db.execute(sql`update item set stock = 4 where id = ${shop.items.milk.id}`)
  await expect.poll(read, { timeout: 1_000, interval: 20 }).toContain('"stock":4,')
  expect(rendered).toBe(3)
})
