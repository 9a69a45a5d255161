import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

test('[MOD-03] with zones only the modules that work in one of them are listed, with their zones', async () => {
  const here = await makeZone(app.db)
  const elsewhere = await makeZone(app.db)
  const food = await makeModule(app.db, { module_type: 'food' })
  const parcel = await makeModule(app.db, { module_type: 'parcel' })
  await linkModule(app.db, { zone_id: here.id, module_id: food.id, minimum_shipping_charge: 150 })
  await linkModule(app.db, { zone_id: elsewhere.id, module_id: parcel.id })
  app.forgetCatalogue()

  const { status, body } = await app.get('/module', { zoneid: `[${here.id}]` })

  expect(status).toBe(200)
  expect(body.map((one: { id: number }) => one.id)).toEqual([food.id])
  expect(body[0].zones[0].pivot.minimum_shipping_charge).toBe(1.5)
})

test('[MOD-02] counts are of the stores and items of the module itself', async () => {
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  await makeStore(app.db, { module_id: module.id, zone_id: zone.id, total_items: 2 })
  await makeStore(app.db, { module_id: module.id, zone_id: zone.id, status: false })
  app.forgetCatalogue()

  const { body } = await app.get('/module', { zoneid: `[${zone.id}]` })

  expect(body).toMatchObject([{ id: module.id, stores_count: 1, items_count: 2 }])
})

test('[MOD-02] counts are of the zones that are asked for, as the home page lists them', async () => {
  const [here, elsewhere] = [await makeZone(app.db), await makeZone(app.db)]
  const module = await makeModule(app.db, { module_type: 'grocery' })
  for (const zone of [here, elsewhere]) {
    await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
    await makeStore(app.db, { module_id: module.id, zone_id: zone.id, total_items: 2 })
  }
  app.forgetCatalogue()

  const { body } = await app.get('/module', { zoneid: `[${here.id}]` })
  expect(body).toMatchObject([{ id: module.id, stores_count: 1, items_count: 2 }])
  const both = await app.get('/module', { zoneid: `[${here.id},${elsewhere.id}]` })
  expect(both.body).toMatchObject([{ id: module.id, stores_count: 2, items_count: 4 }])
})

test('[MOD-02] a module that serves every zone counts the stores of all, as its list does', async () => {
  const [here, elsewhere, unlinked] = [await makeZone(app.db), await makeZone(app.db), await makeZone(app.db)]
  const module = await makeModule(app.db, { module_type: 'ecommerce', all_zone_service: true })
  for (const zone of [here, elsewhere]) await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  for (const zone of [here, elsewhere, unlinked]) {
    await makeStore(app.db, { module_id: module.id, zone_id: zone.id, total_items: 2 })
  }
  app.forgetCatalogue()

  const zoneid = `[${here.id}]`
  const { body } = await app.get('/module', { zoneid })
  const listed = await app.get('/stores/get-stores/all', { zoneid, moduleid: String(module.id) })
  expect(listed.body.total_size).toBe(2)
  expect(body).toMatchObject([{ id: module.id, stores_count: listed.body.total_size, items_count: 4 }])
})

test('names and descriptions follow the language of the request', async () => {
  const { body } = await app.get('/module', { 'x-localization': 'ru' })
  expect(body.every((one: { module_name: string }) => one.module_name.includes('(ru)'))).toBe(true)
})

test('an inactive module is not listed', async () => {
  const off = await makeModule(app.db, { status: false })
  app.forgetCatalogue()
  const { body } = await app.get('/module')
  expect(body.map((one: { id: number }) => one.id)).not.toContain(off.id)
})

test.each(['[', '{}', '["x"]', '[-1]', '[1.5]'])('a zone header of %s is refused by name', async (zoneid) => {
  const { status, body } = await app.get('/module', { zoneid })
  expect(status).toBe(403)
  expect(body.errors[0].code).toBe('zoneId')
})

test('a read that failed is not cached: the next request with a module id is answered', async () => {
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  app.forgetCatalogue()
  const scope = { zoneid: `[${zone.id}]`, moduleid: String(module.id) }

  await app.db.execute(sql`alter table module rename to module_away`)
  expect((await app.get('/categories', scope)).status).toBe(500)
  await app.db.execute(sql`alter table module_away rename to module`)

  expect((await app.get('/categories', scope)).status).toBe(200)
})
