// Writes categories, stores, items and reviews: the demo's own at once, those of a grown world batch by batch.
import type pg from 'pg'
import { review } from '#server/database/schema/content.ts'
import { addOn, category, item } from '#server/database/schema/item.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { store, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { chanceFrom } from '../art/paint/random.ts'
import { dateIn, daysFrom, weekdayIn } from '../build/city-time.ts'
import type { BuiltStore } from '../build/store-builder.ts'
import { scheduleRows } from '../build/store-hours.ts'
import { discountOf } from '../build/stores.ts'
import type { World } from '../build/world.ts'
import type { MadeStore, WorldPlan } from '../build/world-plan.ts'
import { continueIds, copyRows } from './copy-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

type Rows = Pick<World, 'stores' | 'addOns' | 'items' | 'reviews'>

/** Stores written with one COPY a table. */
const batchStores = 500

export async function fillStores(
  client: pg.PoolClient,
  plan: WorldPlan,
  world: World,
  further: Iterable<BuiltStore>,
): Promise<{ stores: number; items: number }> {
  const made = { stores: 0, items: 0 }
  await copyRows(client, category, world.categories)
  await withoutIndexes(client, [store, storeSchedule, item, itemListing, review], async () => {
    for (const rows of batches(world, further)) {
      await fillRows(client, plan, rows)
      made.stores += rows.stores.length
      made.items += rows.items.length
    }
    await client.query(runningDiscounts)
  })
  for (const table of [category, store, addOn, item]) await continueIds(client, table)
  await continueIds(client, store, 'vendor_id')
  return made
}

function* batches(world: World, further: Iterable<BuiltStore>): Generator<Rows> {
  yield world
  let rows: Rows = { stores: [], addOns: [], items: [], reviews: [] }
  for (const { store: one, addOns, items, reviews } of further) {
    rows.stores.push(one)
    rows.addOns.push(...addOns)
    rows.items.push(...items)
    rows.reviews.push(...reviews)
    if (rows.stores.length < batchStores) continue
    yield rows
    rows = { stores: [], addOns: [], items: [], reviews: [] }
  }
  if (rows.stores.length > 0) yield rows
}

async function fillRows(client: pg.PoolClient, plan: WorldPlan, rows: Rows): Promise<void> {
  const today = weekdayIn(plan.time_zone, plan.now)
  await copyRows(
    client,
    store,
    rows.stores.map((one) => one.row),
  )
  await copyRows(
    client,
    storeSchedule,
    rows.stores.flatMap((one, place) => scheduleRows(one, place, today)),
  )
  await copyRows(client, storeDiscount, storeDiscountRows(plan, rows.stores))
  await copyRows(client, addOn, rows.addOns)
  await copyRows(
    client,
    item,
    rows.items.map((one) => one.row),
  )
  await copyRows(client, review, rows.reviews)
}

function storeDiscountRows(plan: WorldPlan, stores: readonly MadeStore[]) {
  return stores.flatMap((one) => {
    const discount = discountOf(one, chanceFrom(`discount ${one.seed}`))
    if (discount === 0) return []
    return [
      {
        store_id: one.row.id,
        discount,
        min_purchase: 1_000,
        max_discount: 1_500,
        start_date: dateIn(plan.time_zone, daysFrom(plan.now, -10)),
        end_date: dateIn(plan.time_zone, daysFrom(plan.now, 20)),
        start_time: '00:00:00',
        end_time: '23:59:59',
      },
    ]
  })
}

/** They run from the first moment; left to the offer clock, a million items would be rewritten under the callers. */
const runningDiscounts = `update item_listing
  set store_percent = store_discount.discount, store_minimum = store_discount.min_purchase,
    store_maximum = store_discount.max_discount
  from store_discount where store_discount.store_id = item_listing.store_id`
