// The list's idea of open, made in SQL, against the store's, made by the rule.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeDayOff } from '#server/database/schema/store.ts'
import { type Hours, linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})

afterAll(() => shop.close())

test('[LST-13] the list and the store agree on open, whatever the hours, days off, pause and time', async () => {
  const quarter = fc.integer({ min: 0, max: 95 }).map((at) => {
    const [hours, minutes] = [Math.floor(at / 4), (at % 4) * 15]
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  })
  const hours: fc.Arbitrary<Hours> = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    opening_time: quarter,
    closing_time: quarter,
  })
  const anyExceptions = fc.record({
    days_off: fc.subarray(['2026-11-14', '2026-11-15', '2026-11-17', '2026-11-20', '2026-11-21']),
    paused_until: fc.option(fc.constantFrom('2026-11-16 12:00:00', '2026-11-19 22:30:00')),
  })
  const zone = await makeZone(shop.db)
  const module = await makeModule(shop.db)
  await linkModule(shop.db, { zone_id: zone.id, module_id: module.id })
  for (const schedules of fc.sample(fc.array(hours, { maxLength: 6 }), { numRuns: 25, seed: 7 })) {
    const place = { module_id: module.id, zone_id: zone.id }
    await makeStore(shop.db, { ...place, schedules })
    const [exceptions] = fc.sample(anyExceptions, { numRuns: 1, seed: schedules.length })
    const { days_off = [], paused_until = null } = exceptions ?? {}
    const { id } = await makeStore(shop.db, { ...place, schedules, paused_until })
    for (const date of days_off) await shop.db.insert(storeDayOff).values({ store_id: id, date })
  }
  const headers = { zoneid: `[${zone.id}]`, moduleId: String(module.id) }
  for (let hour = 0; hour < 168; hour += 5) {
    shop.setNow(new Date(Date.UTC(2026, 10, 15, hour, 30)))
    shop.forgetCatalogue()
    const { body } = await shop.get('/stores/get-stores/all?limit=50', headers)
    const open = body.stores.filter((one: { open: number }) => one.open === 1)
    const filtered = await shop.get('/stores/get-stores/all?limit=50&filter=open', headers)
    expect(filtered.body.stores.map((one: { id: number }) => one.id)).toEqual(
      open.map((one: { id: number }) => one.id),
    )
  }
})
