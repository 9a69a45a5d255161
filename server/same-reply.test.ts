// Two requests share a cached reply only if everything the reply depends on is equal: whatever was asked before, a request
// is answered through the caches as it would be without them.

import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextCookiePair } from '#contract/core/context-cookie.ts'
import { emptyShopContext } from '#contract/core/shop-context.ts'
import { createMaintenance } from './maintenance.ts'
import { createChanges } from './platform/cache/changes.ts'
import { readConfig } from './platform/config/config.ts'
import { createReplyCache } from './platform/http/cache/reply-cache.ts'
import { cacheReplies, createSendCached } from './platform/http/cache/send-cached.ts'
import { createPageCache } from './platform/http/pages/page-cache.ts'
import { isKnown } from './platform/http/reply/etag.ts'
import { readScope } from './platform/http/request/request-scope.ts'
import { createOriginOf, createOriginOfHost } from './platform/http/security/origin.ts'
import { mountStorefront } from './storefront.ts'
import { type LocalServer, listenLocally } from './testing/listen.ts'

const config = readConfig({ PORT: '3000' })
/** Large enough to be compressed. */
const filler = 'a list of items, '.repeat(100)

/** Says all it depends on, as the shop does with its words; without caches everything is over when it is made. */
function openShop(hasCaches: boolean): Promise<LocalServer> {
  const changes = createChanges()
  const replies = createReplyCache({ changes, now: () => 0, originOfHost: createOriginOfHost(config) })
  const pageCache = createPageCache({ changes, now: () => 0, milliseconds: hasCaches ? 10_000 : 0 })
  const originOf = createOriginOf(config)
  const app = new Hono()
  app.use(cacheReplies(replies), compress())
  app.get('/api/list/:id?', (context) => {
    if (hasCaches) context.set('cached_until', 1_000)
    context.set('depends_on', { tags: new Set(), since: 0 })
    context.header('Vary', 'zoneid, moduleId, X-localization, latitude, longitude, Accept-Encoding')
    const { searchParams } = new URL(context.req.url)
    const scope = readScope(context.req.raw.headers)
    const asked = [context.req.param(), [...searchParams], scope, originOf(context.req.raw)]
    const etag = `"${Buffer.from(JSON.stringify(asked)).toString('base64url')}"`
    context.header('ETag', etag)
    return isKnown(context, etag) ? context.body(null, 304) : context.json([asked, filler])
  })
  // Under one address a page, or data for programs that ask so.
  app.get('/terms-and-conditions', (context, next) =>
    context.req.header('accept') === 'application/json' ? Promise.resolve(context.json('terms')) : next(),
  )
  mountStorefront(
    { app, pageCache, maintenance: createMaintenance(async () => ({ maintenance_mode: false })) },
    {
      clientFolder: '/nowhere',
      pages: {
        fetch: ({ url, headers }) =>
          new Response(JSON.stringify([url, [...headers], filler]), {
            headers: { 'content-type': 'text/html; charset=utf-8' },
          }),
      },
      config,
    },
  )
  const sendCached = createSendCached(replies, () => undefined)
  const answer = getRequestListener(app.fetch)
  return listenLocally(
    createServer((incoming, outgoing) => {
      if (!sendCached(incoming, outgoing)) answer(incoming, outgoing)
    }),
  )
}

let cached: LocalServer
let fresh: LocalServer

beforeAll(async () => {
  cached = await openShop(true)
  fresh = await openShop(false)
})

afterAll(async () => {
  await cached.close()
  await fresh.close()
})

interface Asked {
  path: string
  /** Names and values in turns, as they are written to the wire. */
  headers: string[]
}

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
}

function ask({ port }: LocalServer, { path, headers }: Asked) {
  return new Promise((answered, failed) => {
    const sent = request({ port, host: '127.0.0.1', path, headers }, async (reply) => {
      const { 'content-encoding': coding = '', 'content-type': type, etag, vary } = reply.headers
      const decoder = decoders[coding]?.()
      const body = await text(decoder ? reply.pipe(decoder) : reply)
      // Compressing makes a tag weak, and one cache may compress where the other has not yet.
      const sent = { status: reply.statusCode, type, vary, etag: etag?.replace(/^W\//, ''), body }
      answered({ ...sent, isReadable: coding === '' || isAccepted(coding, headers) })
    })
    sent.on('error', failed)
    sent.end()
  })
}

function isAccepted(coding: string, headers: readonly string[]): boolean {
  const said = headers.filter((_, at) => headers[at - 1]?.toLowerCase() === 'accept-encoding').join(',')
  const wanted = said.split(',').map((one) => one.trim().toLowerCase())
  return wanted.includes(coding)
}

const context = (language: 'ar' | 'ru' | null, zone_ids: number[]) =>
  contextCookiePair({ ...emptyShopContext, language, zone_ids })

const paths = fc.constantFrom(
  '/api/list',
  '/%61pi/list',
  '/./api/list',
  '/%2e/api/list',
  '//api///list',
  '/home/../api/list',
  '/api/li%73t',
  '/api/list/',
  '/api/list/%2F',
  '/api/list/a%20b',
  '/api/list/%D0%B0',
  '/api/list/%d0%B0',
  '/api/list/%FF',
  '/home',
  '/./home',
  '//home',
  '/hom%65',
  '/api/../home',
  '/store/a%2Fb',
  '/store/a%2fb',
  '/profile',
  '/terms-and-conditions',
)
const searches = fc.constantFrom(
  '',
  '?',
  '?lang=ar',
  '?lang=ar&lang=ru',
  '?%6Cang=ar',
  '?utm_source=x',
  '?lang=ar&utm_source=y',
  '?x=1',
  '?search=%D0%B0',
  '?search=a#lang=ar',
  '?search=a%23',
)
const forms = fc.constantFrom(
  '',
  '',
  '',
  'http://localhost:3000',
  'http://evil.example',
  'HTTP://127.0.0.1:3000',
)

const pools: Record<string, readonly string[]> = {
  zoneid: ['[1]', ' [1]\t', '[1,2]', '[2,1]', '2'],
  moduleid: ['1', '2', 'undefined'],
  'x-localization': ['ru', 'RU', 'ar', 'undefined'],
  latitude: ['51.1', '51.2'],
  longitude: ['71.4', '71.5'],
  cookie: [
    context('ar', []),
    context('ru', [1]),
    context(null, [1, 2]),
    `${context('ru', [1])}; ${context('ar', [])}`,
    `${context('ar', [])};${context('ru', [1])}`,
    `junk=1;  ${context('ar', [])}`,
    'fivefold-visited=1.2',
    'fivefold-visited=2; fivefold-visited=1',
    'fivefold-junk=1; other=2',
    'Fivefold-Context=x',
  ],
  'accept-language': ['ar', 'AR', 'ru-RU,ar;q=0.5', ' ar , ru', 'de'],
  'accept-encoding': ['gzip', 'br', 'br, gzip', 'identity', 'gzip;q=0', 'GZIP'],
  accept: ['text/html', 'application/json', '*/*', 'text/html, application/json'],
  'if-none-match': ['*', '"x"'],
  authorization: ['Bearer x'],
  'x-forwarded-host': ['evil.example'],
}
const hosts = [
  'localhost:3000',
  'localhost:3001',
  'LOCALHOST:3000',
  '127.0.0.1:3000',
  'evil.example',
  'b.example',
]

const spelled = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.replace(/^./, (first) => first.toUpperCase()),
  )

const header = fc
  .constantFrom(...Object.entries(pools))
  .chain(([name, values]) => fc.tuple(spelled(name), fc.constantFrom(...values)))

interface Parts {
  form: string
  path: string
  search: string
  host: string
  headers: [string, string][]
}

const parts: fc.Arbitrary<Parts> = fc.record({
  form: forms,
  path: paths,
  search: searches,
  host: fc.constantFrom(...hosts),
  headers: fc.array(header, { maxLength: 4 }),
})

/** Almost the same request: where two share a reply that must not, they differ in one thing. */
const change: fc.Arbitrary<(before: Parts) => Parts> = fc.oneof(
  forms.map((form) => (before: Parts) => ({ ...before, form })),
  paths.map((path) => (before: Parts) => ({ ...before, path })),
  searches.map((search) => (before: Parts) => ({ ...before, search })),
  fc.constantFrom(...hosts).map((host) => (before: Parts) => ({ ...before, host })),
  {
    weight: 6,
    arbitrary: header.map((added) => (before: Parts) => ({ ...before, headers: [...before.headers, added] })),
  },
  header.map((first) => (before: Parts) => ({ ...before, headers: [first, ...before.headers] })),
  fc.constant((before: Parts) => ({ ...before, headers: before.headers.slice(1) })),
  fc.constant((before: Parts) => ({ ...before, headers: before.headers.toReversed() })),
)

const asked = ({ form, path, search, host, headers }: Parts): Asked => ({
  path: `${form}${path}${search}`,
  headers: ['Host', host, ...headers.flat()],
})

test('a request is answered through the caches as it would be without them', async () => {
  await fc.assert(
    fc.asyncProperty(parts, fc.array(change, { maxLength: 8 }), async (first, changes) => {
      for (const one of [first, ...changes.map((apply) => apply(first)), first].map(asked)) {
        const expected = await ask(fresh, one)
        // A page comes from one cache first, and from the other then.
        for (let times = 0; times < 3; times += 1) expect(await ask(cached, one)).toEqual(expected)
      }
    }),
    { numRuns: 100 },
  )
}, 60_000)
