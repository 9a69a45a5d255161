// A shop that is closed for maintenance: what answers 503, what goes on, and how soon it closes and opens.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextCookiePair } from '#contract/core/context-cookie.ts'
import { type Language, languages } from '#contract/core/language.ts'
import { emptyShopContext } from '#contract/core/shop-context.ts'
import { createApp } from './app.ts'
import { type OrderShop, openOrderShop } from './features/checkout/checkout.fixture.ts'
import { createMaintenance } from './maintenance.ts'
import { listenForChanges } from './platform/events/catalogue-changes.ts'
import { mountStorefront } from './storefront.ts'
import { type ApiProcesses, prepareApiProcesses } from './testing/api-process.ts'

let shop: OrderShop
let processes: ApiProcesses
let ask: (path: string, init?: RequestInit) => Promise<Response>
let stop: () => Promise<void>

beforeAll(async () => {
  ;[shop, processes] = await Promise.all([
    openOrderShop({ OPERATIONS_TOKEN: 'a token of the operators for this test' }),
    prepareApiProcesses(),
  ])
  const made = createApp(shop.app.parts)
  const listening = await listenForChanges(shop.app.database_url, { changes: made.changes, onLost: () => {} })
  stop = listening.close
  const clientFolder = await mkdtemp(join(tmpdir(), 'fivefold-files-'))
  const pages = {
    fetch: () => new Response('page', { headers: { 'content-type': 'text/html' } }),
  }
  mountStorefront(made, { clientFolder, pages, config: shop.app.parts.config })
  ask = async (path, init) => made.app.request(`http://shop.test${path}`, init)
})

afterAll(async () => {
  await stop()
  await processes.close()
  await shop.app.close()
})

const set = (closed: boolean) =>
  shop.db.execute(
    sql`insert into business_setting (key, value) values ('maintenance_mode', ${String(closed)}::jsonb)
    on conflict (key) do update set value = excluded.value`,
  )

const soon = { timeout: 1_000, interval: 20 }

const asPage = { headers: { accept: 'text/html' } }
const pageStatus = async (path: string) => (await ask(path, asPage)).status

/** Switched in the database, noticed by itself. */
async function switchTo(closed: boolean): Promise<void> {
  await set(closed)
  await expect.poll(() => pageStatus('/home'), soon).toBe(closed ? 503 : 200)
}

test('calls and cached answers are refused within a second, and answered again within one', async () => {
  const process = await processes.start(shop.app.database_url)
  const headers = { zoneid: JSON.stringify([shop.zone.id]), moduleid: String(shop.grocery.id) }
  const list = () => fetch(`${process.url}/api/v1/items/popular?limit=12&offset=1`, { headers })
  for (const _ of ['made', 'cached']) expect((await list()).status).toBe(200)
  await set(true)
  await expect.poll(async () => (await list()).status, soon).toBe(503)
  const config = await (await fetch(`${process.url}/api/v1/config`)).json()
  expect(config).toMatchObject({ maintenance_mode: true })
  await set(false)
  await expect.poll(async () => (await list()).status, soon).toBe(200)
  await process.kill()
})

test('a refused call says why in its caller’s language, and when to ask again', async () => {
  await switchTo(true)
  const reply = await ask('/api/v1/customer/cart/list?guest_id=1', { headers: { 'X-localization': 'ru' } })
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30'])
  const message = 'Магазин закрыт на техническое обслуживание и скоро откроется.'
  expect(await reply.json()).toEqual({ errors: [{ code: 'maintenance', message }], message })
  await switchTo(false)
})

test.each([
  ['GET', '/config', 200],
  ['GET', '/react-landing-page', 200],
  ['GET', '/customer/order/running-orders?limit=10&offset=1', 200],
  ['GET', '/customer/order/track?order_id=1&guest_id=1', 404],
  ['POST', '/payment/webhook/unknown', 404],
  ['GET', '/operations/orders', 401],
  ['GET', '/desk/account', 401],
  ['POST', '/desk/sign-in', 403],
  ['GET', '/customer/live', 401],
  ['POST', '/customer/order/place', 503],
  ['POST', '/customer/order/quote', 503],
  ['GET', '/customer/order/bought', 503],
  ['POST', '/auth/login', 503],
  ['GET', '/config/get-zone-id?lat=1&lng=1', 503],
  ['GET', '/nothing', 503],
])('%s %s of a closed shop answers %i', async (method, path, status) => {
  await switchTo(true)
  expect((await ask(`/api/v1${path}`, { method })).status).toBe(status)
  await switchTo(false)
})

test.each(['/healthz', '/readyz'])('%s is as well as before', async (path) => {
  await switchTo(true)
  expect((await ask(path)).status).toBe(200)
  await switchTo(false)
})

test.each([
  ['/', 503],
  ['/home', 503],
  ['/checkout', 503],
  ['/wallet', 503],
  ['/desk', 200],
  ['/desk/staff', 200],
  ['/desks', 503],
  ['/track-order?order_id=1', 200],
  ['/order/7?flag=success', 200],
  ['/order-history/7', 200],
])('the page %s of a closed shop answers %i', async (path, status) => {
  expect(await pageStatus(path)).not.toBe(503)
  await switchTo(true)
  expect(await pageStatus(path)).toBe(status)
  await switchTo(false)
})

const titles: Record<Language, string> = {
  en: 'We will be back soon',
  ar: 'سنعود قريبًا',
  tg: 'Ба зудӣ бармегардем',
  ru: 'Скоро вернёмся',
}

test.each(languages)('whoever reads %s is told in it, on a page that opens by itself', async (language) => {
  await switchTo(true)
  const cookie = contextCookiePair({ ...emptyShopContext, language })
  const reply = await ask('/home', { headers: { accept: 'text/html', cookie } })
  const html = await reply.text()
  expect(html).toContain(`<h1>${titles[language]}</h1>`)
  expect(html).toContain(`lang="${language}"`)
  expect(html).toContain("fetch('/api/v1/config')")
  expect(html).toContain('href="/track-order"')
  expect(reply.headers.get('retry-after')).toBe('30')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  await switchTo(false)
})

test('while the settings cannot be read, what they said last counts', async () => {
  const answers = [false, null, true, null]
  const { calls } = createMaintenance(async () => {
    const maintenance_mode = answers.shift()
    if (typeof maintenance_mode !== 'boolean') throw new Error('the database is away')
    return { maintenance_mode }
  })
  const context = { req: { path: '/api/v1/module' }, get: () => undefined }
  const isAnswered = async () => {
    try {
      await calls(context as never, async () => undefined)
      return true
    } catch {
      return false
    }
  }
  const seen = [await isAnswered(), await isAnswered(), await isAnswered(), await isAnswered()]
  expect(seen).toEqual([true, true, false, false])
})
