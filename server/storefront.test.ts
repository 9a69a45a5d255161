// The storefront behind the API: pages for everybody are cached for a moment.

import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { contextCookiePair } from '#contract/core/context-cookie.ts'
import { emptyShopContext, type ShopContext } from '#contract/core/shop-context.ts'
import { createChanges } from './platform/cache/changes.ts'
import { createPageCache } from './platform/http/pages/page-cache.ts'
import { storefrontWith } from './storefront.fixture.ts'
import type { PageHandler } from './storefront.ts'

let now = 0

const storefrontAt = (fetch: PageHandler['fetch']) => storefrontWith(fetch, () => now)

/** Begins well and fails in the middle, as a page does whose lower part cannot be made. */
function brokenOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(new TextEncoder().encode('page'))
      stream.error(new Error('a part could not be made'))
    },
  })
}

describe('a page for everybody', () => {
  /** Numbers its pages, and carries a script as the framework would. */
  async function countingShop() {
    let made = 0
    const shop = await storefrontAt((_, options) => {
      made += 1
      const nonce = String(options?.context?.nonce)
      const html = `<meta property="csp-nonce" content="${nonce}"><script nonce="${nonce}">start(${made})</script>`
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    })
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await shop.app.request(path, { headers })
      const text = await reply.text()
      return {
        number: /start\((\d+)\)/.exec(text)?.[1],
        text,
        policy: reply.headers.get('content-security-policy') ?? '',
        age: reply.headers.get('server-timing'),
      }
    }
    return { ...shop, read }
  }

  test('is made once for all who are alike, and tells its age', async () => {
    const { read } = await countingShop()
    now = 0
    expect(await read('/home')).toMatchObject({ number: '1', age: null })
    now = 2_500
    expect(await read('/home')).toMatchObject({ number: '1', age: 'age;dur=2500' })
  })

  test('is sent at once when its time is over, once more, while it is made anew for the next', async () => {
    const { read } = await countingShop()
    now = 0
    await read('/home')
    now = 10_000
    const together = await Promise.all([read('/home'), read('/home')])
    expect(together.map(({ number, age }) => [number, age])).toEqual([
      ['1', 'age;dur=10000'],
      ['1', 'age;dur=10000'],
    ])
    await expect.poll(() => read('/home')).toMatchObject({ number: '2', age: 'age;dur=0' })
  })

  test('is tried again when making it anew failed, and never read twice as long as it holds', async () => {
    let made = 0
    const { app } = await storefrontAt(async () => {
      made += 1
      if (made === 2) throw new Error('the shop is busy')
      return new Response(`page ${made}`, { headers: { 'content-type': 'text/html' } })
    })
    const read = async () => (await app.request('/home')).text()
    now = 0
    await read()
    now = 10_000
    expect([await read(), await read(), made]).toEqual(['page 1', 'page 1', 2])
    now = 15_000
    expect(await read()).toBe('page 1')
    await expect.poll(read).toBe('page 3')
    now = 35_000
    expect(await read()).toBe('page 4')
  })

  test('that breaks off while it is made anew harms nobody', async () => {
    let made = 0
    const { app } = await storefrontAt(() => {
      made += 1
      const page = made === 2 ? brokenOff() : `page ${made}`
      return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    })
    const read = async () => (await app.request('/home')).text()
    now = 0
    await read()
    now = 10_000
    expect(await read()).toBe('page 1')
    await expect.poll(() => made).toBe(2)
    now = 15_000
    expect(await read()).toBe('page 1')
    await expect.poll(read).toBe('page 3')
  })

  const cookieFor = (change: Partial<ShopContext>) => contextCookiePair({ ...emptyShopContext, ...change })
  const arabic = cookieFor({ language: 'ar' })
  const zoned = cookieFor({ zone_ids: [4] })

  test('is another for another zone, language, question or visit', async () => {
    const { read } = await countingShop()
    const numbers = [
      await read('/home'),
      await read('/home?search=tea'),
      await read('/home', { cookie: `a=1; ${zoned}; b=2` }),
      await read('/home', { 'accept-language': 'ar' }),
      await read('/home', { cookie: 'fivefold-visited=1.2' }),
      await read('http://127.0.0.1/home'),
    ].map(({ number }) => number)
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6'])
    const other = await read('/home', { cookie: `${zoned}; b=3` })
    expect(other.number).toBe('3')
  })

  test('is the same for everything it does not depend on', async () => {
    const { read, pageCache } = await countingShop()
    await read('/home')
    const alike: [string, Record<string, string>][] = [
      ['/home', { cookie: '_ga=1; fivefold-junk=7; fivefold-context=%7Bnonsense; fivefold-visited=x' }],
      ['/home', { 'accept-language': 'de-DE,en;q=0.5' }],
      ['/home', { authorization: 'Bearer x', 'x-forwarded-host': 'evil.example', 'user-agent': 'other' }],
      ['/home?utm_source=letter&fbclid=7&gclid=x', {}],
      ['/home?', {}],
    ]
    for (const [path, headers] of alike) expect((await read(path, headers)).number).toBe('1')
    expect(pageCache.size().entries).toBe(1)
  })

  test('is the same whatever host a stranger names', async () => {
    const { read, pageCache } = await countingShop()
    for (const host of ['evil.example', 'other.example', 'evil.example:8080'])
      expect((await read(`http://${host}/home`)).number).toBe('1')
    expect(pageCache.size().entries).toBe(1)
  })

  test('is chosen by the first of two cookies of one name, as it is read', async () => {
    const { read } = await countingShop()
    expect((await read('/home', { cookie: `${arabic}; ${zoned}` })).number).toBe('1')
    expect((await read('/home', { cookie: `${zoned}; ${arabic}` })).number).toBe('2')
    expect((await read('/home', { cookie: arabic })).number).toBe('1')
  })

  test('is not cached under words it does not know', async () => {
    const { read, pageCache } = await countingShop()
    const unknown = ['?x=1', '?search=tea&x=1', '?%73earch=tea', '?=', '?utm_source=1&x=2', '?toString=1']
    for (const search of unknown) await read(`/home${search}`)
    expect(pageCache.size().entries).toBe(0)
  })

  test('is made from what it is cached under, and from nothing else', async () => {
    const asked: Request[] = []
    const { app } = await storefrontAt((request) => {
      asked.push(request)
      return new Response('page', { headers: { 'content-type': 'text/html' } })
    })
    const headers = {
      cookie: `session=secret; ${arabic}; ${zoned}; fivefold-visited=3.3.x`,
      'accept-language': 'ru',
      authorization: 'Bearer secret',
      'x-forwarded-host': 'evil.example',
    }
    await app.request('http://evil.example/home?id=1&utm_source=x', { headers })
    await app.request('http://evil.example/profile?x=1', { headers })
    const known = { accept: 'text/html', cookie: `${arabic}; fivefold-visited=3`, 'accept-language': 'ar' }
    expect(asked.map(({ url, headers: sent }) => [url, Object.fromEntries(sent)])).toEqual([
      ['http://localhost:3000/home?id=1', known],
      ['http://localhost:3000/profile?x=1', { ...known, accept: '*/*' }],
    ])
  })

  test('is no answer for a program that wants data under its address', async () => {
    const { read } = await countingShop()
    await read('/terms-and-conditions')
    const data = { accept: 'application/json' }
    expect((await read('/terms-and-conditions', data)).number).toBe('2')
    expect((await read('/terms-and-conditions')).number).toBe('1')
  })

  const depends = 'Accept, Accept-Encoding, Accept-Language, Cookie'

  test('tells caches on the way what it depends on, and that they must ask again', async () => {
    const { app } = await countingShop()
    const headerOf = async (path: string) => {
      const reply = await app.request(path)
      await reply.text()
      return [reply.headers.get('cache-control'), reply.headers.get('vary')]
    }
    expect(await headerOf('/home')).toEqual(['private, no-cache', depends])
    expect(await headerOf('/home')).toEqual(['private, no-cache', depends])
    expect(await headerOf('/profile')).toEqual(['no-store', depends])
    expect(await headerOf('/order/7?flag=success')).toEqual(['no-store', depends])
  })

  test.each([
    ['/home', {}, 'en'],
    ['/home', { 'accept-language': 'tg' }, 'tg'],
    ['/home', { cookie: contextCookiePair({ ...emptyShopContext, language: 'ar' }) }, 'ar'],
    ['/home?lang=ru', { cookie: contextCookiePair({ ...emptyShopContext, language: 'ar' }) }, 'ru'],
  ])('at %s with %j says the language it is in, also when it is cached', async (path, headers, language) => {
    const { app } = await countingShop()
    for (const _ of ['made', 'cached']) {
      const reply = await app.request(path, { headers })
      await reply.text()
      expect(reply.headers.get('content-language')).toBe(language)
    }
  })

  test('is one of a bounded number', async () => {
    const cache = createPageCache({ changes: createChanges(), now: () => 0, mostEntries: 3 })
    for (const key of ['a', 'b', 'c', 'd', 'e']) cache.writer(key, 'nonce')('page', new Set())
    expect(cache.size().entries).toBe(3)
    expect(await cache.get('b', 'identity')).toBeNull()
    expect(await cache.get('e', 'identity')).not.toBeNull()
  })

  test('allows its own scripts by what they say, never by a nonce others have read', async () => {
    const { read } = await countingShop()
    const first = await read('/home')
    expect(first.policy).toMatch(/script-src 'self' 'nonce-[^']+';/)
    const second = await read('/home')
    const named = createHash('sha256').update('start(1)').digest('base64')
    expect(second.policy).toContain(`script-src 'self' 'sha256-${named}';`)
    expect(second.text).toBe('<meta property="csp-nonce" content=""><script>start(1)</script>')
  })

  test.each(['/profile', '/order-history/5', '/checkout', '/track-order', '/order/7'])(
    'is not what %s is',
    async (path) => {
      const { read } = await countingShop()
      expect((await read(path)).number).toBe('1')
      expect((await read(path)).number).toBe('2')
    },
  )

  test('is made anew when the catalogue changed, also if that happened while it was made', async () => {
    const { read, changes, app } = await countingShop()
    await read('/home')
    changes.announceAll()
    expect((await read('/home')).number).toBe('2')
    const underWay = await app.request('/store/1')
    changes.announceAll()
    await underWay.text()
    expect((await read('/store/1')).number).toBe('4')
  })

  test('is sent as small as the reader can read it', async () => {
    const { app } = await countingShop()
    await (await app.request('/home')).text()
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const reply = await app.request('/home', { headers: { 'accept-encoding': accepted } })
      expect(reply.headers.get('content-encoding')).toBe(coding)
      const bytes = Buffer.from(await reply.arrayBuffer())
      const text = coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      expect(text.toString()).toContain('start(1)')
    }
  })

  test('is not cached when it failed', async () => {
    let made = 0
    const { app } = await storefrontAt(() => {
      made += 1
      return new Response('no', { status: made === 1 ? 500 : 200, headers: { 'content-type': 'text/html' } })
    })
    expect((await app.request('/home')).status).toBe(500)
    expect((await app.request('/home')).status).toBe(200)
  })
})
