// The headers that keep a browser from doing what nobody meant.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { security } from './security.ts'

function appUnder(public_url?: string) {
  const app = new Hono()
  app.use(security({ map: [], frames: async () => [], public_url }))
  app.get('/page', (context) => context.html('<p>'))
  app.get('/data', (context) => context.json({}))
  app.get('/picture', (context) => context.body('x', 200, { 'Content-Type': 'image/webp' }))
  app.get('/worker.js', (context) =>
    context.body('', 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  return async (path: string) => (await app.request(path)).headers
}

test.each(['/page', '/data', '/picture', '/worker.js', '/nothing'])(
  '%s is taken for what it says it is, tells no address on and stands in no frame',
  async (path) => {
    expect(Object.fromEntries(await appUnder()(path))).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
  },
)

test.each(['/data', '/picture', '/nothing'])('%s opened as a page runs and loads nothing', async (path) => {
  const policy = (await appUnder()(path)).get('content-security-policy')
  expect(policy).toBe("default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'")
})

test('a page may run scripts with its nonce; a worker keeps the policy of nobody', async () => {
  const ask = appUnder()
  expect((await ask('/page')).get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']{20,}'/)
  expect((await ask('/worker.js')).get('content-security-policy')).toBeNull()
})

test('under https a browser is told to come no other way for a year, else nothing', async () => {
  const headerOf = async (public_url?: string) =>
    (await appUnder(public_url)('/data')).get('strict-transport-security')
  expect(await headerOf('https://shop.test')).toBe('max-age=31536000')
  expect(await headerOf('http://shop.test')).toBeNull()
  expect(await headerOf()).toBeNull()
})
