// A catalogue of random rows for the tests of lists.
import fc from 'fast-check'
import type { Database } from '#server/database/connection.ts'
import {
  type CategoryRow,
  type ItemRow,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import {
  makeBasicCampaign,
  makeCoupon,
  makeFlashSale,
  makeFlashSaleItem,
} from '#server/testing/promotion-factories.ts'

const looks = fc.record({
  price: fc.integer({ min: 100, max: 3_000 }),
  discount: fc.constantFrom(0, 0, 0, 500, 1_250),
  discount_type: fc.constantFrom('percent' as const, 'amount' as const),
  order_count: fc.integer({ min: 0, max: 4 }),
  rating_count: fc.integer({ min: 0, max: 9 }),
  avg_rating: fc.constantFrom(0, 2.5, 4, 4.5, 5),
  veg: fc.boolean(),
  organic: fc.boolean(),
  recommended: fc.boolean(),
  is_basic: fc.boolean(),
  hours: fc.constantFrom(
    null,
    ['07:00', '11:00'],
    ['10:00', '22:00'],
    ['22:00', '13:00'],
    ['12:01', '23:59'],
  ),
  /** Null states nothing; two empty lists state that there is none. */
  label: fc.option(
    fc.record({
      allergies: fc.subarray(['milk', 'nuts', 'egg']),
      may_contain: fc.subarray(['milk', 'nuts', 'egg']),
    }),
    { freq: 3 },
  ),
  age: fc.integer({ min: 0, max: 5_000 }),
  category: fc.nat(4),
  home: fc.nat(2),
  flash: fc.constantFrom(false, false, false, true),
})

const lookSamples = fc.sample(looks, { numRuns: 80, seed: 11 })

type Look = (typeof lookSamples)[number]

/** Two zones with a module in both, three stores (one reduced, one in a campaign, one far), eighty items. */
/** An order at the reduced store must come to this for its discount. */
export const reducedFrom = 1_500

export async function makeCatalogue(db: Database) {
  const [near, far] = [await makeZone(db), await makeZone(db)]
  const module = await makeModule(db, { module_type: 'grocery' })
  const other = await makeModule(db, { module_type: 'food' })
  for (const zone of [near, far]) {
    await linkModule(db, { zone_id: zone.id, module_id: module.id })
    await linkModule(db, { zone_id: zone.id, module_id: other.id })
  }
  const moduleZone = { module_id: module.id, zone_id: near.id }
  const stores = [
    await makeStore(db, moduleZone),
    await makeStore(db, { ...moduleZone, free_delivery: true }),
    await makeStore(db, { ...moduleZone, zone_id: far.id }),
  ] as const
  await makeStoreDiscount(db, { store_id: stores[0].id, discount: 1_000, min_purchase: reducedFrom })
  await makeBasicCampaign(db, { module_id: module.id }, [stores[1]])
  await makeCoupon(db, { module_id: module.id, store_id: stores[2].id, coupon_type: 'store_wise' })
  const categories = await makeCategories(db, module.id)
  const sale = await makeFlashSale(db, { module_id: module.id })
  const rows: ListedRow[] = []
  for (const look of lookSamples) {
    rows.push(await makeListed(db, look, stores, categories, sale.id))
  }
  const stranger = await makeStore(db, { module_id: other.id, zone_id: near.id })
  await makeItem(db, stranger, { category_id: categories[0].id })
  await makeItem(db, stores[0], { category_id: categories[0].id, visible: false })
  return { near, far, module, other, stores, categories, rows }
}

export type CatalogueFixture = Awaited<ReturnType<typeof makeCatalogue>>

/** Two upper categories, one with two children and one with one. */
async function makeCategories(db: Database, module_id: number) {
  const fruit = await makeCategory(db, { module_id, featured: true })
  const bread = await makeCategory(db, { module_id })
  return [
    fruit,
    bread,
    await makeCategory(db, { module_id, parent_id: fruit.id }),
    await makeCategory(db, { module_id, parent_id: fruit.id }),
    await makeCategory(db, { module_id, parent_id: bread.id }),
  ] as const
}

export interface ListedRow extends ItemRow {
  /** 0: the reduced store. 1: free delivery and in a campaign. 2: in the other zone, with a coupon. */
  home: number
  upper: number
  flash: boolean
}

async function makeListed(
  db: Database,
  look: Look,
  stores: readonly [StoreRow, StoreRow, StoreRow],
  categories: readonly CategoryRow[],
  flash_sale_id: number,
): Promise<ListedRow> {
  const { hours, age, category: position, home, flash, label, ...columns } = look
  const category = categories[position]
  if (!category) throw new Error('no such category')
  const row = await makeItem(db, stores[home] ?? stores[0], {
    ...columns,
    ...label,
    allergens_stated: label !== null,
    category_id: category.id,
    parent_category_id: category.parent_id,
    available_time_starts: hours?.[0] ?? null,
    available_time_ends: hours?.[1] ?? null,
    created_at: new Date(Date.parse('2026-11-15T00:00:00Z') - age * 60_000),
  })
  if (flash) await makeFlashSaleItem(db, { flash_sale_id, item_id: row.id, discount: 3_000 })
  return { ...row, home, upper: category.parent_id || category.id, flash }
}
