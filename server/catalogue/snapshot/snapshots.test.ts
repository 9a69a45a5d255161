// One snapshot per module and zone: its parts are read when they are asked for, and again when what they hold changes.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/connection.ts'
import { type Changes, createChanges } from '#server/platform/cache/changes.ts'
import { tags } from '#server/platform/cache/tags.ts'
import {
  inAllLanguages,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ModuleZone } from '../module-zone.ts'
import { createSnapshots, type Snapshot } from './snapshots.ts'

const date = '2026-11-16'

let shop: TestApp
let moduleZone: ModuleZone
let snapshot: Snapshot
let changes: Changes
/** Statements by how they are made: items by `select`, stores by `execute`. */
let asked: Record<'select' | 'execute', number>

function counted(db: Database): Database {
  return new Proxy(db, {
    get(target, key) {
      if (key === 'select' || key === 'execute') asked[key] += 1
      return Reflect.get(target, key)
    },
  })
}

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  const [zone, module] = [await makeZone(db), await makeModule(db)]
  moduleZone = { module_id: module.id, zone_id: zone.id }
  await linkModule(db, moduleZone)
  const store = await makeStore(db, {
    ...moduleZone,
    name: inAllLanguages('Old Bakery'),
    search_text: 'old bakery',
  })
  const category = await makeCategory(db, { module_id: module.id })
  await makeItem(db, store, { category_id: category.id })
})

beforeEach(() => {
  asked = { select: 0, execute: 0 }
  changes = createChanges()
  snapshot = createSnapshots({ db: counted(shop.db), caching: { changes, now: () => 0 } }).of(moduleZone)
})

afterAll(() => shop.close())

test('a list of stores reads no items, and a list of items no stores', async () => {
  expect((await snapshot.stores(date)).rows).toHaveLength(1)
  expect(asked).toEqual({ select: 0, execute: 1 })
  expect((await snapshot.items()).rows).toHaveLength(1)
  expect(asked.execute).toBe(1)
})

test('each part is read once for all who ask, and its words once somebody searches', async () => {
  const [one, other] = await Promise.all([snapshot.items(), snapshot.items()])
  expect(one).toBe(other)
  const before = asked.select
  const found = await Promise.all([snapshot.searchableItems(), snapshot.searchableItems()])
  expect(found[0].wordIndex).toBe(found[1].wordIndex)
  expect(asked.select).toBe(before + 1)
  const stores = await snapshot.stores(date, ['words'])
  expect(stores.rows[0]?.name?.en).toBe('Old Bakery')
  await snapshot.stores(date, ['words'])
  expect(asked.execute).toBe(2)
})

test('a change drops the parts that hold what changed, and leaves the other', async () => {
  const { module_id, zone_id } = moduleZone
  const [items, stores] = [await snapshot.items(), await snapshot.stores(date)]
  changes.announce([tags.storesIn(module_id, zone_id)])
  expect(await snapshot.items()).toBe(items)
  const again = await snapshot.stores(date)
  expect(again).not.toBe(stores)
  changes.announce([tags.offers])
  expect(await snapshot.items()).not.toBe(items)
  expect(await snapshot.stores(date)).toBe(again)
})
