// Pages while the API is busy: 503 with our own words, in the visitor's language, and never cached for the next one.

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { neverClosed } from './maintenance.fixture.ts'
import { createChanges } from './platform/cache/changes.ts'
import { readConfig } from './platform/config/config.ts'
import { createPageCache } from './platform/http/pages/page-cache.ts'
import { failureReply } from './platform/http/reply/failure-reply.ts'
import { security } from './platform/http/security/security.ts'
import { createLog } from './platform/log/log.ts'
import { mountStorefront } from './storefront.ts'

/** How the storefront's bundle reaches the API. */
async function askApi(): Promise<Response> {
  const askApi: unknown = Reflect.get(globalThis, Symbol.for('fivefold.api'))
  if (typeof askApi !== 'function') throw new Error('the storefront hands out no API')
  return askApi(new Request('http://shop.test/api/v1/config'))
}

/** A shop whose API can be made busy, and whose pages ask it and fail as the framework's do. */
async function shopWith(failedPage: () => Response) {
  let isBusy = true
  const app = new Hono()
  app.onError(failureReply(createLog('silent')))
  app.use(security({ map: [], frames: async () => [] }))
  app.get('/api/v1/config', (context) => {
    if (isBusy) throw new Failure(coreFailures.busy, { retry_after: 2 })
    return context.json({})
  })
  const fetch = async () => {
    const isMade = (await askApi()).ok
    return isMade ? new Response('whole', { headers: { 'content-type': 'text/html' } }) : failedPage()
  }
  const pageCache = createPageCache({ changes: createChanges(), now: () => 0 })
  const clientFolder = await mkdtemp(join(tmpdir(), 'fivefold-files-'))
  mountStorefront(
    { app, pageCache, maintenance: neverClosed },
    { clientFolder, pages: { fetch }, config: readConfig({}) },
  )
  const read = (headers: Record<string, string> = {}) =>
    app.request('http://127.0.0.1/home', { headers: { accept: 'text/html', ...headers } })
  return {
    read,
    setBusy(busy: boolean) {
      isBusy = busy
    },
  }
}

const unreadable = () =>
  Response.json({ status: 503, unhandled: true, message: 'HTTPError' }, { status: 503 })
const ownPage = () =>
  new Response('our crash page', { status: 500, headers: { 'content-type': 'text/html' } })

test.each([
  ['ru', 'Магазин сейчас перегружен'],
  ['ar', 'المتجر مشغول الآن'],
  ['tg', 'Мағоза ҳозир банд аст'],
  ['en', 'The shop is busy'],
])(
  'a page that could not be begun is one of our own in %s, with 503 and Retry-After',
  async (language, title) => {
    const { read } = await shopWith(unreadable)
    const reply = await read({ 'accept-language': language })
    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('2')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'")
    const page = await reply.text()
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).not.toContain('HTTPError')
  },
)

test('a page that says itself that it failed stays, with the status and the header of a busy shop', async () => {
  const { read } = await shopWith(ownPage)
  const reply = await read()
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await reply.text()).toBe('our crash page')
})

test('whoever comes when the shop is back reads the whole page', async () => {
  const shop = await shopWith(ownPage)
  expect((await shop.read()).status).toBe(503)
  shop.setBusy(false)
  expect(await (await shop.read()).text()).toBe('whole')
  shop.setBusy(true)
  expect(await (await shop.read()).text()).toBe('whole')
})

test('a program that asks for a page is told in the envelope', async () => {
  const { read } = await shopWith(unreadable)
  const reply = await read({ accept: 'application/json' })
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await reply.json()).toMatchObject({ errors: [{ code: 'busy' }] })
})
