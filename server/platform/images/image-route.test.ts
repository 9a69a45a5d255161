import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { imageKindOf } from './image-kind.ts'
import { imageRoutes } from './image-route.ts'
import { createPictureStore } from './picture-store.ts'
import { createVariants } from './variants.ts'

let root = ''
let app: ReturnType<typeof imageRoutes>
const report = vi.fn()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  const store = createPictureStore({ root })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#cc3300"/></svg>'
  await store.save('item', 'plov.svg', svg)
  await store.save('item', 'plov-3fa94c01.svg', svg)
  await store.save(
    'profile',
    'face.png',
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer(),
  )
  await store.save('profile', 'broken.png', 'no picture at all')
  await store.save('profile', 'trap.png', svg)
  app = imageRoutes({ variants: createVariants({ store }), privately: { secondsLeft: () => null }, report })
})
afterAll(async () => {
  await rm(root, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer())

describe('a picture', () => {
  test.each([
    ['image/avif,image/webp', 'avif'],
    ['image/webp', 'webp'],
    ['*/*', 'webp'],
  ])('asked for with Accept: %s comes as %s', async (accept, kind) => {
    const reply = await ask('/item/plov.webp?w=160', { accept })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe(`image/${kind}`)
    expect(reply.headers.get('vary')).toBe('Accept')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(imageKindOf(await bytesOf(reply))).toBe(kind)
  })

  test.each([
    ['w=100', 160],
    ['w=320', 320],
    ['w=nonsense', 800],
    ['', 800],
    ['w=5000', 800],
  ])('asked for with %s is %i pixels wide and keeps its shape', async (query, width) => {
    const { width: real, height } = await sharp(
      await bytesOf(await ask(`/item/plov.webp?${query}`)),
    ).metadata()
    expect([real, height]).toEqual([width, width / 2])
  })

  test('that was uploaded is never enlarged', async () => {
    const { width } = await sharp(await bytesOf(await ask('/profile/face.png?w=640'))).metadata()
    expect(width).toBe(300)
  })

  test('is rasterised even when asked for as the vector it is kept as', async () => {
    const reply = await ask('/item/plov.svg?w=64')
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(imageKindOf(await bytesOf(reply))).toBe('webp')
  })

  test('already known to the caller is not sent again', async () => {
    const first = await ask('/item/plov.webp?w=64')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('/item/plov.webp?w=64', { 'if-none-match': known })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect((await bytesOf(again)).length).toBe(0)
    }
    expect((await ask('/item/plov.webp?w=64', { 'if-none-match': '"other"' })).status).toBe(200)
    const otherWidth = await ask('/item/plov.webp?w=96')
    expect(otherWidth.headers.get('etag')).not.toBe(etag)
  })

  test.each([
    ['/item/plov.webp?w=64', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/item/plov.webp?w=64&v=2', 'public, max-age=31536000, immutable'],
    ['/item/plov-3fa94c01.webp?w=64', 'public, max-age=31536000, immutable'],
  ])('at %s may be kept: %s', async (path, cache) => {
    expect((await ask(path)).headers.get('cache-control')).toBe(cache)
  })

  test('answers HEAD without a body', async () => {
    const reply = await app.request('/item/plov.webp?w=64', { method: 'HEAD' })
    expect(reply.status).toBe(200)
    expect((await bytesOf(reply)).length).toBe(0)
  })
})

describe('what cannot be shown', () => {
  test.each([
    '/item/samsa.webp',
    '/nowhere/plov.webp',
    '/item/..%2f..%2fetc%2fpasswd',
    '/..%2f/secret.png',
    '/item/%00.png',
    '/item/%E0%A4%A.png',
    '/.variants/plov.webp',
    '/item',
    '/',
    '/profile/broken.png',
    '/profile/trap.png',
  ])('%s is refused as not found', async (path) => {
    const reply = await ask(path)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toEqual({ errors: [{ code: 'image', message: 'Image not found' }] })
  })

  test('is reported when a file is there but is no picture', async () => {
    report.mockClear()
    await ask('/profile/broken.png')
    expect(report).toHaveBeenCalledTimes(1)
  })
})
