// A column on its way to a list: what an item says stands in its listing, and in the snapshot lists are made from.
import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSnapshotItems } from '#server/catalogue/snapshot/snapshot-items.db.ts'
import {
  itemColumns,
  itemFlags,
  rowOf,
  type SnapshotItems,
} from '#server/catalogue/snapshot/snapshot-items.ts'
import { item } from '#server/database/schema/item.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeCatalogue } from './listing.fixture.ts'

type Listed = typeof itemListing.$inferSelect

let shop: TestApp
let listed: Listed[]
let items: SnapshotItems

beforeAll(async () => {
  shop = await createTestApp()
  const { module, near } = await makeCatalogue(shop.db)
  const [module_id, zone_id] = [module.id, near.id]
  const all = await shop.db.select().from(itemListing)
  listed = all.filter((row) => row.module_id === module_id && row.zone_id === zone_id)
  items = await readSnapshotItems(shop.db, { module_id, zone_id })
})

afterAll(() => shop.close())

/** The same for all items of the fixture, or not a copy. */
const alikeOrMade = new Set(['id', 'module_id', 'zone_id', 'common_condition_id'])

test('[LST-13] every column of the listing that is named like one of the item is a copy of it', async () => {
  const rows = new Map((await shop.db.select().from(item)).map((row) => [row.id, row]))
  const names = Object.keys(getTableColumns(itemListing)).filter((name) => name in getTableColumns(item))
  for (const name of names) {
    const copies = listed.map((row) => row[name as keyof Listed])
    const originals = listed.map(
      (row) => rows.get(row.id)?.[name as keyof Listed & keyof typeof item.$inferSelect],
    )
    expect(copies, name).toEqual(originals)
    // Of one value only, a column that nobody copies would look the same as its default.
    if (!alikeOrMade.has(name)) expect(new Set(copies.map(String)).size, name).toBeGreaterThan(1)
  }
})

/** As a snapshot holds it. */
function asNumber(value: unknown): number {
  if (value instanceof Date) return value.getTime() / 1_000
  return value === null ? -1 : Number(value)
}

test('[NET-07] a snapshot holds every column and every flag as the listing has them', () => {
  expect(items.rows.length).toBe(listed.length)
  for (const row of listed) {
    const at = rowOf(items, row.id)
    for (const name of Object.keys(itemColumns) as (keyof typeof itemColumns)[]) {
      expect(items[name][at], name).toBeCloseTo(asNumber(row[name]), 3)
    }
    for (const [name, bit] of Object.entries(itemFlags)) {
      expect(((items.flags[at] ?? 0) & bit) !== 0, name).toBe(row[name as keyof typeof itemFlags])
    }
    const { allergies, may_contain } = row
    expect(items.labels[items.label[at] ?? 0]).toEqual({ allergies, may_contain })
  }
})
