// What visitors of one zone have in common: one page, wherever they stand, compressed from its first reader on.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contextCookiePair } from '#contract/core/context-cookie.ts'
import { emptyShopContext, type ShopContext } from '#contract/core/shop-context.ts'
import { storefrontWith } from './storefront.fixture.ts'

const cookieFor = (change: Partial<ShopContext>) => contextCookiePair({ ...emptyShopContext, ...change })

test('a page is one for a whole zone, and knows of its visitors only that they have said where they are', async () => {
  const asked: string[] = []
  const { app, pageCache } = await storefrontWith((request) => {
    asked.push(request.headers.get('cookie') ?? '')
    return new Response('page', { headers: { 'content-type': 'text/html' } })
  })
  const at = (lat: number, lng: number, location: string) =>
    app.request('/home', {
      headers: { cookie: cookieFor({ zone_ids: [4], place: { lat, lng }, location }) },
    })
  const pages = fc.asyncProperty(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.string({ minLength: 1 }),
    async (lat, lng, location) => {
      expect(await (await at(lat, lng, location)).text()).toBe('page')
    },
  )
  await fc.assert(pages)
  expect([pageCache.size().entries, asked.length]).toEqual([1, 1])
  expect(asked[0]).toContain(
    `${contextCookiePair({ ...emptyShopContext, zone_ids: [4] })}; fivefold-placed=1`,
  )
  await (await app.request('/home', { headers: { cookie: cookieFor({ zone_ids: [4] }) } })).text()
  expect([pageCache.size().entries, asked.length]).toEqual([2, 2])
  expect(asked[1]).not.toContain('fivefold-placed')
})

test.each([
  '/store/popular',
  '/store/latest?page=2',
  '/home?search=tea&tab=stores',
  '/category/7?tab=stores',
])('%s, a list of stores, is sorted for the point of its visitor and knows no address', async (path) => {
  const asked: string[] = []
  const { app } = await storefrontWith((request) => {
    asked.push(decodeURIComponent(request.headers.get('cookie') ?? ''))
    return new Response('page', { headers: { 'content-type': 'text/html' } })
  })
  for (const lng of [71.1, 71.2, 71.2]) {
    const cookie = cookieFor({ zone_ids: [4], place: { lat: 51, lng }, location: 'Here' })
    await (await app.request(path, { headers: { cookie } })).text()
  }
  expect(asked.map((cookie) => /"lng":([\d.]+)/.exec(cookie)?.[1])).toEqual(['71.1', '71.2'])
  expect(asked.join()).not.toContain('Here')
})

test('a link that says how far its sender was leads everybody who has a destination to one page', async () => {
  const asked: string[] = []
  const { app, pageCache } = await storefrontWith((request) => {
    asked.push(new URL(request.url).search)
    return new Response('page', { headers: { 'content-type': 'text/html' } })
  })
  const read = async (search: string, cookie: string) =>
    (await app.request(`/store/cedar${search}`, { headers: { cookie } })).text()
  const placed = cookieFor({ zone_ids: [4], place: { lat: 51, lng: 71 }, location: 'Here' })
  for (const metres of [10, 2_000, 30_000]) await read(`?id=cedar&distance=${metres}&lat=1&lng=2`, placed)
  expect([pageCache.size().entries, asked]).toEqual([1, ['?id=cedar']])
  await read('?id=cedar&distance=10', cookieFor({ zone_ids: [4] }))
  expect(asked.at(-1)).toBe('?id=cedar&distance=10')
})

test('a page is compressed by brotli from its first reader on, and its beginning does not wait for its end', async () => {
  const end = Promise.withResolvers<void>()
  const { app } = await storefrontWith(() => {
    const body = new ReadableStream<Uint8Array>({
      async start(page) {
        page.enqueue(new TextEncoder().encode('<p>the beginning</p>'))
        await end.promise
        page.enqueue(new TextEncoder().encode('<p>the end</p>'))
        page.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  const reply = await app.request('/home', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([reply.headers.get('content-encoding'), reply.headers.get('vary')]).toEqual([
    'br',
    'Accept, Accept-Encoding, Accept-Language, Cookie',
  ])
  const read: string[] = []
  const decoder = createBrotliDecompress().on('data', (part: Buffer) => read.push(String(part)))
  const whole = pipeline(Readable.from(reply.body ?? []), decoder)
  await expect.poll(() => read.join('')).toBe('<p>the beginning</p>')
  end.resolve()
  await whole
  expect(read.join('')).toBe('<p>the beginning</p><p>the end</p>')
  const plain = await app.request('/home', { headers: { 'accept-encoding': 'br;q=0' } })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, read.join('')])
})

test('a compressed page that breaks off breaks off for its reader too', async () => {
  const { app } = await storefrontWith(() => {
    const body = new ReadableStream<Uint8Array>({
      start: (page) => page.enqueue(new TextEncoder().encode('<p>the beginning</p>')),
      pull: (page) => page.error(new Error('a part could not be rendered')),
    })
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  const broken = await app.request('/home', { headers: { 'accept-encoding': 'br' } })
  await expect(broken.arrayBuffer()).rejects.toThrow('a part could not be rendered')
})
