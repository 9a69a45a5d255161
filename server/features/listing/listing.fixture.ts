// A catalogue of random rows, and the plainest possible way to filter and sort it, which every list is held against.
import fc from 'fast-check'
import { discountAmount } from '#contract/features/item/item.rules.ts'
import { isServedAt } from '#contract/features/item/item-availability.rules.ts'
import type { AllergyCaution, ItemFilter, ItemSort } from '#contract/features/listing/listing.schema.ts'
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

/** An order at the reduced store must come to this for its discount. */
export const reducedFrom = 1_500

/** Two zones with a module in both, three stores (one reduced, one in a campaign, one far), eighty items. */
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

const isReducedByStore = (row: ListedRow) => !row.flash && row.home === 0

const percent = (value: number) => ({ discount_type: 'percent' as const, value })

function ownOffer(row: ListedRow): number {
  return discountAmount(row.price, { discount_type: row.discount_type, value: row.discount })
}

/** Flash sale, else the reduced store or its own discount, the larger one; whatever an order must come to for it. */
export function offered(row: ListedRow): number {
  if (row.flash) return discountAmount(row.price, percent(3_000))
  return Math.max(ownOffer(row), isReducedByStore(row) ? discountAmount(row.price, percent(1_000)) : 0)
}

/** What one piece costs now; the store asks for a larger order than some of its items are. */
function priceNow(row: ListedRow): number {
  const isEarned = !isReducedByStore(row) || row.price >= reducedFrom
  return row.price - (isEarned ? offered(row) : ownOffer(row))
}

/** The local time of the test's clock. */
const noon = '12:00:00'

const tests: Record<Exclude<ItemFilter, 'high' | 'low'>, (row: ListedRow) => boolean> = {
  currently_available: (row) => isServedAt(row, noon),
  top_rated: (row) => row.avg_rating >= 4,
  discounted: (row) => offered(row) > 0,
  from_campaign: (row) => row.home === 1,
  popular: (row) => row.order_count > 0,
  free_delivery: (row) => row.home === 1,
  coupon: (row) => row.home === 2,
  organic: (row) => row.organic,
}

export interface AskedFilters {
  filter: readonly Exclude<ItemFilter, 'high' | 'low'>[]
  type: 'all' | 'veg' | 'non_veg'
  rating_count: number | null
  min_price: number | null
  max_price: number | null
  category_ids: readonly number[]
  without_allergies: readonly string[]
  allergy_caution: readonly AllergyCaution[]
  sort_by: ItemSort | null
}

/** Contains, may contain and not stated, each by itself. */
function avoids(row: ListedRow, { without_allergies, allergy_caution }: AskedFilters): boolean {
  if (without_allergies.length === 0) return true
  const isNamed = (list: readonly string[]) => without_allergies.some((one) => list.includes(one))
  return (
    !isNamed(row.allergies) &&
    !(allergy_caution.includes('may_contain') && isNamed(row.may_contain)) &&
    !(allergy_caution.includes('not_stated') && !row.allergens_stated)
  )
}

/** The filters by the book, row by row. */
export function satisfies(row: ListedRow, asked: AskedFilters): boolean {
  const { rating_count, min_price, max_price, category_ids, type } = asked
  return (
    asked.filter.every((one) => tests[one](row)) &&
    (type === 'all' || row.veg === (type === 'veg')) &&
    (rating_count === null || row.avg_rating >= rating_count) &&
    (min_price === null || row.price >= min_price * 100) &&
    (max_price === null || row.price <= max_price * 100) &&
    (category_ids.length === 0 ||
      category_ids.includes(row.category_id) ||
      category_ids.includes(row.upper)) &&
    avoids(row, asked)
  )
}

export function byPrice(rows: readonly ListedRow[], sort: ItemSort): number[] {
  const way = sort === 'low2High' ? 1 : -1
  return rows
    .toSorted((one, other) => way * (priceNow(one) - priceNow(other) || one.id - other.id))
    .map((row) => row.id)
}

export function queryOf(asked: AskedFilters): string {
  const query = new URLSearchParams({
    type: asked.type,
    filter: JSON.stringify(asked.filter),
    category_ids: JSON.stringify(asked.category_ids),
    without_allergies: JSON.stringify(asked.without_allergies),
    allergy_caution: asked.allergy_caution.join(),
  })
  for (const name of ['rating_count', 'min_price', 'max_price', 'sort_by'] as const) {
    if (asked[name] !== null) query.set(name, String(asked[name]))
  }
  return query.toString()
}
