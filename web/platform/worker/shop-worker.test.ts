// The service worker's own scripts, run as a browser runs them, on caches and a network that the test holds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropStoredPages, pageContext } from './shop-worker.ts'

const origin = 'https://shop.test'
const publicFolder = join(import.meta.dirname, '../../../public')

type Entry = [string, Response]

class FakeCache {
  entries: Entry[] = []
  async match(key: string | Request) {
    return this.entries.find(([url]) => url === urlOf(key))?.[1].clone()
  }
  async put(key: string, answer: Response) {
    await this.delete(key)
    this.entries.push([urlOf(key), answer])
  }
  async delete(key: string | Request) {
    this.entries = this.entries.filter(([url]) => url !== urlOf(key))
  }
  async keys() {
    return this.entries.map(([url]) => new Request(url))
  }
}

const urlOf = (key: string | Request) => (typeof key === 'string' ? new URL(key, origin).href : key.url)

function fakeCaches() {
  const all = new Map<string, FakeCache>()
  return {
    all,
    open: async (name: string) => {
      const cache = all.get(name) ?? new FakeCache()
      all.set(name, cache)
      return cache
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
}

type Worker = Record<string, (...given: unknown[]) => Promise<Response>> & {
  kindOf(request: { method: string; mode: string; url: string }): string | null
}

const network = vi.fn<(asked: string | Request) => Promise<Response>>()
let caches: ReturnType<typeof fakeCaches>
let worker: Worker

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  caches = fakeCaches()
  network.mockReset()
  const self = { location: { origin }, navigator: { language: 'en' } }
  const world = createContext({
    ...{ self, caches, URL, Headers, Response, Request, Date, Promise, Map, Set, Object, JSON },
    ...{
      setTimeout: (...given: Parameters<typeof setTimeout>) => setTimeout(...given),
      encodeURIComponent,
      fetch: (asked: string | Request) => network(asked),
    },
  })
  for (const part of ['offline-page.js', 'stored.js']) {
    runInContext(readFileSync(join(publicFolder, 'worker', part), 'utf8'), world)
  }
  worker = self as unknown as Worker
})

const html = (text: string, control = 'private, no-cache') =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': control } })

const english = { key: 'en', language: 'en', theme: 'light' }
const arabic = { key: 'ar', language: 'ar', theme: 'dark' }

const navigation = (path: string) => ({
  request: { url: `${origin}${path}`, method: 'GET', mode: 'navigate' },
  preloadResponse: Promise.resolve(undefined),
  waitUntil: () => undefined,
})

const unreachable = () => network.mockRejectedValue(new TypeError('Failed to fetch'))

async function open(path: string): Promise<string> {
  const answer = await worker.answerPage?.(navigation(path))
  return (await answer?.text()) ?? ''
}

describe('what the worker answers', () => {
  test.each([
    ['GET', 'navigate', '/store/1', 'page'],
    ['GET', 'cors', '/assets/a-1.js', 'asset'],
    ['GET', 'no-cors', '/img/store/1.webp?w=96', 'picture'],
    ['POST', 'navigate', '/store/1', null],
    ['GET', 'navigate', '/payment/stripe/token', null],
    ['GET', 'navigate', '/auth/return?code=1', null],
    ['GET', 'navigate', '/api/docs', null],
    ['GET', 'cors', '/api/v1/config', null],
    ['GET', 'cors', '/api/v1/customer/live', null],
    ['POST', 'cors', '/api/v1/customer/order/place', null],
    ['POST', 'cors', '/img/upload', null],
  ])('%s %s %s: %s', (method, mode, path, kind) => {
    expect(worker.kindOf({ method, mode, url: `${origin}${path}` })).toBe(kind)
  })

  test('nothing of another origin', () => {
    expect(worker.kindOf({ method: 'GET', mode: 'cors', url: 'https://tiles.test/assets/a.js' })).toBeNull()
  })
})

test('a visited page is shown while there is no network, from the network while there is', async () => {
  network.mockImplementation(async () => html('first'))
  await worker.storeVisited?.(`${origin}/store/1#menu`, english)
  network.mockImplementation(async () => html('second'))
  expect(await open('/store/1')).toBe('second')
  unreachable()
  expect(await open('/store/1')).toBe('first')
})

test('a page that was loaded is stored as it came, without asking for it twice', async () => {
  network.mockImplementation(async () => html('loaded'))
  await open('/store/1')
  await worker.storeVisited?.(`${origin}/store/1`, english)
  expect(network).toHaveBeenCalledOnce()
  unreachable()
  expect(await open('/store/1')).toBe('loaded')
})

test('the same address is another page in another language', async () => {
  network.mockImplementation(async () => html('english'))
  await worker.storeVisited?.(`${origin}/store/1`, english)
  unreachable()
  await worker.rememberContext?.(arabic)
  expect(await open('/store/1')).toContain('dir="rtl"')
  await worker.rememberContext?.(english)
  expect(await open('/store/1')).toBe('english')
})

test('a page the server keeps out of caches is never stored', async () => {
  network.mockImplementation(async () => html('my orders', 'no-store'))
  await worker.storeVisited?.(`${origin}/checkout`, english)
  await open('/checkout')
  await worker.storeVisited?.(`${origin}/checkout`, english)
  unreachable()
  expect(await open('/checkout')).toContain('You are offline')
})

test('a page is stored with the scripts it names, and finds them after another build', async () => {
  const page = '<script src="/assets/old-1.js"></script><link href="/assets/look-1.css">'
  network.mockImplementation(async (asked) =>
    urlOf(asked).includes('/assets/') ? new Response('x') : html(page),
  )
  await worker.storeVisited?.(`${origin}/home`, english)
  unreachable()
  for (const path of ['/assets/old-1.js', '/assets/look-1.css']) {
    const asked = { request: { url: `${origin}${path}` }, waitUntil: () => undefined }
    expect(await (await worker.answerFile?.(asked, 'asset'))?.text()).toBe('x')
  }
})

test('a page without its scripts is not stored', async () => {
  network.mockImplementation(async (asked) => {
    if (urlOf(asked).includes('/assets/')) throw new TypeError('Failed to fetch')
    return html('<script src="/assets/gone-1.js"></script>')
  })
  await expect(worker.storeVisited?.(`${origin}/home`, english)).rejects.toThrow('Failed to fetch')
  unreachable()
  expect(await open('/home')).toContain('You are offline')
})

const picture = (path: string) => {
  const stored: unknown[] = []
  const event = { request: { url: `${origin}${path}` }, waitUntil: (work: unknown) => stored.push(work) }
  return async () => {
    const answer = await worker.answerFile?.(event, 'picture')
    await Promise.all(stored)
    return answer?.text()
  }
}

test('a picture for everybody is stored and not asked for again while it lasts', async () => {
  const lasting = { headers: { 'cache-control': 'public, max-age=86400' } }
  network.mockImplementation(async () => new Response('drawn', lasting))
  const look = picture('/img/store/1.webp')
  expect([await look(), await look()]).toEqual(['drawn', 'drawn'])
  expect(network).toHaveBeenCalledOnce()
})

test('a picture past its time is asked for again, and the old one will do without a network', async () => {
  const over = { headers: { 'cache-control': 'public, max-age=0' } }
  network.mockImplementation(async () => new Response('old', over))
  const look = picture('/img/store/1.webp')
  await look()
  network.mockImplementation(async () => new Response('new', over))
  expect(await look()).toBe('new')
  unreachable()
  expect(await look()).toBe('new')
})

test('a picture for its owner alone is not stored', async () => {
  network.mockImplementation(
    async () => new Response('mine', { headers: { 'cache-control': 'private, max-age=600' } }),
  )
  const look = picture('/img/chat/1.webp')
  expect(await look()).toBe('mine')
  unreachable()
  await expect(look()).rejects.toThrow('Failed to fetch')
})

test('of many pages the ones visited longest ago are dropped', async () => {
  network.mockImplementation(async (asked) => html(urlOf(asked)))
  for (let id = 1; id <= 41; id += 1) await worker.storeVisited?.(`${origin}/store/${id}`, english)
  unreachable()
  expect(await open('/store/1')).toContain('You are offline')
  expect(await open('/store/2')).toBe(`${origin}/store/2`)
  expect(await open('/store/41')).toBe(`${origin}/store/41`)
})

test('a network that says nothing counts as none where there is a copy', async () => {
  network.mockImplementation(async () => html('copy'))
  await worker.storeVisited?.(`${origin}/store/1`, english)
  vi.useFakeTimers()
  try {
    network.mockImplementation(() => new Promise(() => undefined))
    const opened = open('/store/1')
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await opened).toBe('copy')
  } finally {
    vi.useRealTimers()
  }
})

test('an address cannot write into the page that says there is no network', async () => {
  unreachable()
  const said = await open(`/store/"><script>alert(1)</script>?q='<b>`)
  expect(said).not.toContain('<script>alert')
  expect(said).not.toContain('<b>')
})

test('the next generation of the worker drops the caches of the last, and nobody else’s', async () => {
  for (const name of ['shop-pages-0', 'shop-pages-1', 'other']) await caches.open(name)
  await worker.dropOtherCaches?.()
  expect(await caches.keys()).toEqual(['shop-pages-1', 'other'])
})

test('signing out drops visited pages and their pictures, not the shop’s own files', async () => {
  for (const name of ['shop-pages-1', 'shop-pictures-1', 'shop-assets-1']) await caches.open(name)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('window', { caches })
  await dropStoredPages()
  expect(await caches.keys()).toEqual(['shop-assets-1'])
})

test('pages are told apart by everything they are made from', () => {
  const shop = {
    language: 'en',
    theme: 'light',
    module: null,
    zone_ids: [1],
    has_destination: false,
  } as const
  const others = [
    { ...shop, language: 'ar' },
    { ...shop, theme: 'dark' },
    { ...shop, module: { id: 1, module_type: 'food', module_name: 'Food' } },
    { ...shop, zone_ids: [2] },
    { ...shop, has_destination: true },
  ] as const
  const keys = [shop, ...others].map(
    (one) => pageContext({ ...one, country: null, zone_ids: [...one.zone_ids] }).key,
  )
  expect(new Set(keys).size).toBe(keys.length)
})
