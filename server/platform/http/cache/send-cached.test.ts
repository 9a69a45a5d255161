// A cached reply is what the app sent before, to those who ask the same, for as long as the answer holds.
import { createServer, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contextCookiePair } from '#contract/core/context-cookie.ts'
import { emptyShopContext } from '#contract/core/shop-context.ts'
import { type LocalServer, listenLocally } from '#server/testing/listen.ts'
import { createChanges } from '../../cache/changes.ts'
import { type Answered, type LogRequest, observe } from '../observe.ts'
import { createReplyCache } from './reply-cache.ts'
import { ageHeader, ageText, cacheReplies, createSendCached } from './send-cached.ts'

const text = 'a list of items, '.repeat(200)
let now = 0
let answered = 0
let logged: Answered[] = []
const logRequest: LogRequest = (one) => logged.push(one)

const changes = createChanges()
const replies = createReplyCache({ changes, now: () => now, largestBytes: 20_000 })
const dependsOnList = () => ({ tags: new Set(['list']), since: changes.last() })
const app = new Hono()
app.use(cacheReplies(replies), observe(logRequest), compress())
app.all('/api/list', (context) => {
  answered += 1
  context.set('cached_until', 1_000)
  context.set('depends_on', dependsOnList())
  context.header('ETag', '"tag"')
  if (context.req.header('if-none-match')) return context.body(null, 304)
  return context.text(`${context.req.header('zoneid')} ${text}`)
})
app.get('/api/mine', (context) => {
  answered += 1
  return context.text(text)
})
app.get('/home', (context) => {
  answered += 1
  context.set('cached_until', 1_000)
  context.set('depends_on', dependsOnList())
  context.set('made_at', 0)
  context.header(ageHeader, ageText(now))
  return context.html(`a page in ${context.req.header('accept-language')}`)
})
// Behind everything, as the storefront is.
app.get('*', (context) => context.text('a page'))

const sendCached = createSendCached(replies, logRequest)
const answer = getRequestListener(app.fetch)
const server: LocalServer = await listenLocally(
  createServer((incoming, outgoing) => {
    if (!sendCached(incoming, outgoing)) answer(incoming, outgoing)
  }),
)
afterAll(() => server.close())

beforeEach(() => {
  now = 0
  answered = 0
  logged = []
  changes.announceAll()
})

async function ask(path = '/api/list', headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers, method })
  const { date: _, 'x-request-id': request_id, ...sent } = Object.fromEntries(response.headers)
  return { request_id, reply: { status: response.status, sent, body: await response.text() } }
}

test('the second caller is sent the same under an id of their own, and is counted the same', async () => {
  const first = await ask('/api/list', { zoneid: '[1]' })
  const second = await ask('/api/list', { zoneid: '[1]', 'x-request-id': 'my-own-request' })

  expect(answered).toBe(1)
  expect(second.reply.body).toBe(first.reply.body)
  expect(second.reply.sent).toMatchObject({
    'content-encoding': 'gzip',
    etag: 'W/"tag"',
    vary: 'Accept-Encoding',
  })
  expect(second.request_id).toBe('my-own-request')
  expect(logged.map(({ request_id, ...one }) => one)).toEqual([
    { method: 'GET', path: '/api/list', route: '/api/list', status: 200 },
    { method: 'GET', path: '/api/list', route: '/api/list', status: 200 },
  ])
})

test('whatever an answer depends on is asked of the app', async () => {
  await ask('/api/list', { zoneid: '[1]' })
  const different: Record<string, string>[] = [
    { zoneid: '[2]' },
    { zoneid: '[1]', moduleid: '1' },
    { zoneid: '[1]', 'x-localization': 'ru' },
    { zoneid: '[1]', latitude: '51.1', longitude: '71.4' },
    { zoneid: '[1]', 'accept-encoding': 'identity' },
  ]
  for (const headers of different) {
    const { reply } = await ask('/api/list', headers)
    expect(reply.body).toBe(`${headers.zoneid} ${text}`)
  }
  await ask('/api/list?limit=2', { zoneid: '[1]' })
  await ask('/api/list', { zoneid: '[1]' }, 'HEAD')
  await ask('/api/list', { zoneid: '[1]' }, 'POST')
  expect(answered).toBe(9)
})

/** As a client writes it to the wire; `fetch` would mend it. */
function askAs(path: string, headers: Record<string, string> = {}) {
  return new Promise<string>((answered, failed) => {
    const wanted = { port: server.port, host: '127.0.0.1', path, headers }
    request(wanted, (reply) => readText(reply).then(answered, failed))
      .on('error', failed)
      .end()
  })
}

test.each([
  '/%61pi/list',
  '/./api/list',
  '/%2e/api/list',
  '/home/../api/list',
  '//api//list',
  'http://shop.example/api/list',
])('an answer asked for as %s is one of the API, with all that it depends on', async (path) => {
  for (const zoneid of ['[1]', '[2]', '[1]', '[2]'])
    expect(await askAs(path, { zoneid })).toBe(`${zoneid} ${text}`)
  expect(answered).toBe(2)
})

test('a page is sent again to those who are alike, with the age it has by then', async () => {
  await ask('/home', { 'accept-language': 'ar' })
  now = 400
  const { reply } = await ask('/home', { 'accept-language': 'ar' })
  expect(answered).toBe(1)
  expect(reply).toMatchObject({ body: 'a page in ar', sent: { 'server-timing': 'age;dur=400' } })
  await ask('/home', { 'accept-language': 'ru' })
  await ask('/home', {
    'accept-language': 'ar',
    cookie: contextCookiePair({ ...emptyShopContext, zone_ids: [4] }),
  })
  await ask('/home', { 'accept-language': 'ar', cookie: 'fivefold-context=x' })
  await ask('/home?search=tea', { 'accept-language': 'ar' })
  expect(answered).toBe(4)
})

test('who holds the answer already is told so again', async () => {
  const headers = { 'if-none-match': '"tag"' }
  const first = await ask('/api/list', headers)
  const second = await ask('/api/list', headers)
  expect(answered).toBe(1)
  expect(second.reply).toEqual(first.reply)
  expect(second.reply).toMatchObject({ status: 304, body: '' })
})

test('nothing is sent again that is over, forgotten, or was not offered', async () => {
  await ask()
  now = 1_000
  await ask()
  expect(answered).toBe(2)
  now = 0
  await ask()
  changes.announce(['another list'])
  await ask()
  expect(answered).toBe(3)
  changes.announce(['list'])
  await ask()
  expect(answered).toBe(4)
  await ask('/api/mine')
  await ask('/api/mine')
  expect(answered).toBe(6)
})

test('replies are bounded by the bytes they hold, and the newest stay', async () => {
  for (let zone = 0; zone < 20; zone += 1) {
    await ask('/api/list', { zoneid: String(zone), 'accept-encoding': 'identity' })
  }
  expect(replies.size().bytes).toBeLessThanOrEqual(20_000)
  expect(replies.size().entries).toBeGreaterThan(1)
  await ask('/api/list', { zoneid: '19', 'accept-encoding': 'identity' })
  expect(answered).toBe(20)
})

test('what a change overtook on its way is sent to nobody else', () => {
  const begun = dependsOnList()
  changes.announce(['list'])
  const reply = { status: 200, headers: [], body: null, path: '/', route: '/', until: 1_000 }
  replies.keep('old', { ...reply, ...begun })
  expect(replies.find('old')).toBeUndefined()
  replies.keep('new', { ...reply, ...dependsOnList() })
  expect(replies.find('new')).toMatchObject(reply)
})
