// Whom store lists are for, and their pages, over HTTP.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zone } from '#server/database/schema/zone.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeStreet, namesIn, storeLists } from './store-street.fixture.ts'

let shop: TestApp
let street: Awaited<ReturnType<typeof makeStreet>>

beforeAll(async () => {
  shop = await createTestApp()
  street = await makeStreet(shop)
})

afterAll(() => shop.close())

describe('scope', () => {
  test.each(storeLists)(
    '%s holds only approved stores of the zone and of modules linked to it',
    async (path) => {
      const found = namesIn(await shop.get(path, street.headers()))
      expect(found).toContain('Near')
      expect(found).not.toContain('Not approved')
      expect(found).not.toContain('Other zone')
      expect(found).not.toContain('Unlinked')
      expect(found).not.toContain('Everywhere')
    },
  )

  test('a module that serves every zone lists stores of other zones', async () => {
    const reply = await shop.get('/stores/latest', street.headers({ moduleId: String(street.shopping.id) }))
    expect(namesIn(reply)).toEqual(['Everywhere'])
  })

  test.each(storeLists)('%s of a zone that was switched off is empty', async (path) => {
    const whenZoneIs = async (status: boolean) => {
      await shop.db.update(zone).set({ status }).where(eq(zone.id, street.zone.id))
      shop.forgetCatalogue()
      return namesIn(await shop.get(path, street.headers()))
    }
    expect(await whenZoneIs(false)).toEqual([])
    expect(await whenZoneIs(true)).toContain('Near')
  })

  test('several zones are one list', async () => {
    const reply = await shop.get(
      '/stores/latest',
      street.headers({ zoneid: `[${street.zone.id},${street.farZone.id}]` }),
    )
    expect(namesIn(reply)).toContain('Other zone')
  })

  test('[HOM-09] without a module get-stores lists every module of the zones', async () => {
    const { moduleId: _module, ...withoutModule } = street.headers()
    const found = namesIn(await shop.get('/stores/get-stores/all', withoutModule))
    expect(found).toContain('Everywhere')
    expect(found).toContain('Near')
    expect(found).not.toContain('Unlinked')
  })

  test.each(storeLists)(
    '%s without a zone, with an unreadable zone or an unknown module is refused',
    async (path) => {
      const { zoneid: _zone, ...withoutZone } = street.headers()
      const missing = await shop.get(path, withoutZone)
      expect(missing.status).toBe(403)
      expect(missing.body.errors).toEqual([{ code: 'zoneId', message: 'Zone id required' }])
      expect((await shop.get(path, street.headers({ zoneid: 'here' }))).status).toBe(403)
      const unknown = await shop.get(path, street.headers({ moduleId: '9999' }))
      expect(unknown.status).toBe(403)
      expect(unknown.body.errors).toEqual([{ code: 'moduleId', message: 'Not found' }])
    },
  )

  test.each(storeLists.filter((path) => !path.includes('get-stores')))('%s needs a module', async (path) => {
    const { moduleId: _module, ...withoutModule } = street.headers()
    const { status, body } = await shop.get(path, withoutModule)
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'moduleId', message: 'Module id required' }])
  })

  test('a zone nobody knows has no stores', async () => {
    const reply = await shop.get('/stores/latest', street.headers({ zoneid: '[9999]' }))
    expect(reply.body).toEqual({ total_size: 0, limit: 50, offset: 1, stores: [] })
  })
})

describe('paging', () => {
  test.each(storeLists)('[NET-07] %s: every store once, over pages, with the true total', async (path) => {
    const joint = path.includes('?') ? '&' : '?'
    const seen: string[] = []
    for (const offset of [1, 2, 3, 4]) {
      const reply = await shop.get(`${path}${joint}limit=2&offset=${offset}`, street.headers())
      expect(reply.body).toMatchObject({ total_size: 5, limit: 2, offset })
      seen.push(...namesIn(reply))
    }
    expect(seen.toSorted()).toEqual(['Far', 'Middle', 'Near', 'Night', 'Switched off'])
  })

  test('[NET-07] a page far past the end is empty and still tells the total', async () => {
    const reply = await shop.get('/stores/latest?limit=100&offset=1000000000', street.headers())
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ total_size: 5, limit: 100, offset: 1_000_000_000, stores: [] })
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'offset=0', 'offset=-1', 'offset=9e99'])(
    '%s is refused',
    async (query) => {
      const { status, body } = await shop.get(`/stores/latest?${query}`, street.headers())
      expect(status).toBe(403)
      expect(body.errors[0].code).toBe(query.split('=')[0])
    },
  )
})
