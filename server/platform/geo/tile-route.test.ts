import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallPack, tileBodies } from './fixtures/small-pack.ts'
import { fontFiles } from './style/fonts.ts'
import { mapRoutes } from './tile-route.ts'
import { createTiles } from './tiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'geo-route-'))
const pack = smallPack(folder)
const app = mapRoutes({ pack, tiles: createTiles(pack), baseUrl: '/map' })

beforeAll(async () => {
  await mkdir(join(folder, 'fonts'))
  await writeFile(join(folder, 'fonts', fontFiles[0] ?? ''), 'letters')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('tiles', () => {
  test.each(['/12/2860/1368.pbf', '/12/2860/1368.mvt'])(
    '%s is served packed, for a year, with its tag',
    async (url) => {
      const response = await app.request(url, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe('gzip')
      expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('etag')).toBe('"v1-12-2860-1368"')
      expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(tileBodies[0])
    },
  )

  test('the second tile comes from its own place in the file', async () => {
    const response = await app.request('/14/11440/5472.pbf', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(tileBodies[1])
  })

  test('a client that cannot unpack gets the plain bytes', async () => {
    const response = await app.request('/12/2860/1368.pbf')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(tileBodies[0])
  })

  test('a known tag is answered without a body', async () => {
    const response = await app.request('/12/2860/1368.pbf', {
      headers: { 'if-none-match': '"v1-12-2860-1368"' },
    })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })

  test('an empty tile has no content', async () => {
    expect((await app.request('/12/1/1.pbf')).status).toBe(204)
  })

  test.each([
    '/5/1/1.pbf',
    '/15/1/1.pbf',
    '/12/4096/1.pbf',
    '/12/1/4096.pbf',
    '/12/-1/1.pbf',
    '/12/1/1',
    '/12/1/1.png',
    '/12/1e3/1.pbf',
    '/a/b/c.pbf',
  ])('%s is out of range', async (url) => {
    expect((await app.request(url)).status).toBe(404)
  })
})

describe('style', () => {
  test('follows theme and language and names the mounted addresses', async () => {
    const style = await (await app.request('/style.json?theme=dark&language=ru')).json()
    expect(style).toMatchObject({
      name: 'Fivefold dark',
      sources: {
        city: { tiles: ['/map/{z}/{x}/{y}.pbf?v=v1'], attribution: '© OpenStreetMap contributors' },
      },
    })
    expect(JSON.stringify(style)).toContain('name_ru')
  })

  test('falls back to the light English one for anything else', async () => {
    const style = await (await app.request('/style.json?theme=neon&language=xx')).json()
    expect(style).toMatchObject({ name: 'Fivefold light' })
    expect(JSON.stringify(style)).toContain('name_en')
  })
})

describe('fonts', () => {
  test('a font of the style is served', async () => {
    const response = await app.request(`/fonts/${fontFiles[0]}`)
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(await response.text()).toBe('letters')
  })

  test.each(['/fonts/other.woff2', '/fonts/..%2Fpack.json', '/fonts/%2Fetc%2Fpasswd'])(
    '%s is not',
    async (url) => {
      expect((await app.request(url)).status).toBe(404)
    },
  )
})
