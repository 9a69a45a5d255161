// The order of store lists over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inAllLanguages, makeStore } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeStreet, namesIn } from './store-street.fixture.ts'

let shop: TestApp
let street: Awaited<ReturnType<typeof makeStreet>>

beforeAll(async () => {
  shop = await createTestApp()
  street = await makeStreet(shop)
})

afterAll(() => shop.close())

describe('order', () => {
  test('[HOM-09] all: open stores first, then by distance', async () => {
    const reply = await shop.get('/stores/get-stores/all', street.headers())
    expect(namesIn(reply)).toEqual(['Near', 'Middle', 'Far', 'Switched off', 'Night'])
    expect(reply.body).toMatchObject({ total_size: 5, limit: 50, offset: 1 })
  })

  test('[HOM-10] latest: newest first', async () => {
    expect(namesIn(await shop.get('/stores/latest', street.headers()))).toEqual([
      'Night',
      'Far',
      'Near',
      'Middle',
      'Switched off',
    ])
  })

  test('[HOM-10] popular: open first, then the ring of distance, then orders', async () => {
    expect(namesIn(await shop.get('/stores/popular', street.headers()))).toEqual([
      'Middle',
      'Near',
      'Far',
      'Switched off',
      'Night',
    ])
  })

  test('[HOM-10] top rated: rated stores by their average', async () => {
    expect(namesIn(await shop.get('/stores/top-rated', street.headers()))).toEqual([
      'Far',
      'Night',
      'Middle',
      'Near',
      'Switched off',
    ])
  })

  test('top offers: open first, then the biggest discount', async () => {
    expect(namesIn(await shop.get('/stores/top-offer-near-me', street.headers()))).toEqual([
      'Middle',
      'Near',
      'Far',
      'Switched off',
      'Night',
    ])
  })

  test('at night the store that crosses midnight is the open one', async () => {
    shop.setNow('2026-11-16T20:30:00.000Z')
    shop.forgetCatalogue()
    expect(namesIn(await shop.get('/stores/get-stores/all', street.headers()))[0]).toBe('Night')
    shop.setNow('2026-11-16T07:00:00.000Z')
    shop.forgetCatalogue()
  })

  test('[HOM-21] store types choose the order, also by path', async () => {
    const byType = await shop.get('/stores/get-stores/delivery?store_type=newly_joined', street.headers())
    const byPath = await shop.get('/stores/get-stores/newly_joined', street.headers())
    expect(namesIn(byType)[0]).toBe('Night')
    expect(namesIn(byPath)).toEqual(namesIn(byType))
    const rated = await shop.get('/stores/get-stores/top_rated', street.headers())
    expect(namesIn(rated)[0]).toBe('Far')
  })

  test('[HOM-09] delivery and take away keep the stores that offer it, featured the featured ones', async () => {
    const { module_id, zone_id } = { module_id: street.shopping.id, zone_id: street.zone.id }
    const store = (name: string, overrides: object) =>
      makeStore(shop.db, { module_id, zone_id, name: inAllLanguages(name), ...overrides })
    await store('Only delivery', { take_away: false, featured: true })
    await store('Only take away', { delivery: false })
    shop.forgetCatalogue()
    const headers = street.headers({ moduleId: String(module_id) })
    const found = async (path: string) =>
      namesIn(await shop.get(`/stores/get-stores/${path}`, headers)).toSorted()
    expect(await found('delivery')).toEqual(['Everywhere', 'Only delivery'])
    expect(await found('take_away')).toEqual(['Everywhere', 'Only take away'])
    expect(await found('all?featured=1')).toEqual(['Only delivery'])
    expect(await found('take_away?featured=1')).toEqual([])
  })
})
