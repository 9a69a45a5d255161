import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bodyLimits } from './body-limits.ts'

const limits = { body_limit: 1_000, upload_limit: 10_000 }

/** Handlers wait until they are let go, as those that draw a picture or ask a database. */
function openApp() {
  const gate = Promise.withResolvers<void>()
  const app = new Hono()
  app.use((context, next) => {
    context.set('address', context.req.header('x-address') ?? '')
    return next()
  })
  app.use(bodyLimits(limits))
  app.all('*', async (context) => {
    const body = await context.req.text()
    await gate.promise
    return context.json({ length: body.length })
  })
  return {
    letGo: gate.resolve,
    post: async (path: string, bytes: number, type = 'application/json', address = '') => {
      const headers = { 'content-type': type, 'x-address': address }
      const response = await app.request(path, { method: 'POST', body: 'a'.repeat(bytes), headers })
      return {
        status: response.status,
        wait: response.headers.get('retry-after'),
        body: await response.json(),
      }
    },
  }
}

const multipart = 'Multipart/form-data; boundary=a'

test.each([
  ['/api/v1/x', 'application/json', 1_000],
  ['/api/v1/x', multipart, 10_000],
  ['/api/x', 'application/json', 65_536],
  ['/x', multipart, 65_536],
])('%s takes as much of %s as its limit says: %i', async (path, type, most) => {
  const { post, letGo } = openApp()
  letGo()
  expect(await post(path, most, type)).toMatchObject({ status: 200, body: { length: most } })
  expect(await post(path, most + 1, type)).toMatchObject({
    status: 413,
    body: { errors: [{ code: 'body', message: 'The request body is too large.' }] },
  })
})

const addresses = Array.from({ length: 8 }, (_, number) => `192.0.2.${number}`)
const busy = { status: 503, wait: '5', body: { errors: [{ code: 'busy' }] } }

test('bodies that are held at once have a limit together, and leave their place when they are answered', async () => {
  const { post, letGo } = openApp()
  const upload = (address: string) => post('/api/v1/x', limits.upload_limit, multipart, address)
  const held = addresses.map(upload)
  expect(await upload('198.51.100.1')).toMatchObject(busy)
  letGo()
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(8).fill(200))
  const again = await Promise.all(addresses.map(upload))
  expect(again.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('one address holds a part of it only, and uploads leave room for everything else', async () => {
  const { post, letGo } = openApp()
  const [first = '', ...others] = addresses
  const upload = (address: string) => post('/api/v1/x', limits.upload_limit, multipart, address)
  const held = [upload(first), upload(first)]
  expect(await upload(first)).toMatchObject(busy)
  held.push(...others.slice(0, 6).map(upload))
  const signIn = [post('/api/v1/auth/login', 500, 'application/json', first), post('/api/v1/x', 1_000)]
  letGo()
  expect((await Promise.all([...held, ...signIn])).map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('small bodies have their limits too', async () => {
  const { post, letGo } = openApp()
  const send = (address: string) => post('/x', 65_536, 'application/json', address)
  const held = Array.from({ length: 16 }, () => send('192.0.2.1'))
  expect(await send('192.0.2.1')).toMatchObject(busy)
  const other = send('192.0.2.2')
  letGo()
  expect((await Promise.all([...held, other])).map(({ status }) => status)).toEqual(Array(17).fill(200))
})

test('a body that breaks off is refused, and holds nothing', async () => {
  const app = new Hono()
  app.onError((problem, context) => context.text(problem.message, 400))
  app.use(bodyLimits(limits))
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: broken, duplex: 'half' }
  const response = await app.request('/x', init)
  expect(await response.text()).toBe('The request body could not be read.')
})
