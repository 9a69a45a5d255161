// Questions about flash sales: which one runs now, and what is in it here.
import { and, asc, count, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { flashSale, flashSaleItem } from '#server/database/schema/promotion.ts'
import { module } from '#server/database/schema/zone.ts'
import { modulesHere, type PromotionPlace } from './banner.db.ts'

export type FlashSaleRow = typeof flashSale.$inferSelect

/** The one that ends first, or the one asked for; several rarely run at once. */
export async function runningFlashSale(
  db: Database,
  place: PromotionPlace,
  now: Date,
  id?: number,
): Promise<FlashSaleRow | undefined> {
  const [row] = await db
    .select({ sale: flashSale })
    .from(flashSale)
    .innerJoin(module, eq(module.id, flashSale.module_id))
    .where(
      and(
        eq(flashSale.is_publish, true),
        lte(flashSale.start_date, now),
        gt(flashSale.end_date, now),
        modulesHere(place),
        id === undefined ? undefined : eq(flashSale.id, id),
      ),
    )
    .orderBy(asc(flashSale.end_date), asc(flashSale.id))
    .limit(1)
  return row?.sale
}

function inSale(sale_id: number, { zone_ids }: PromotionPlace): SQL | undefined {
  return and(
    eq(flashSaleItem.flash_sale_id, sale_id),
    eq(flashSaleItem.status, true),
    eq(item.visible, true),
    or(eq(module.all_zone_service, true), inArray(item.zone_id, [...zone_ids])),
  )
}

/** What can still be bought comes first. */
export function flashItemsIn(db: Database, sale_id: number, place: PromotionPlace, page: Page) {
  return db
    .select({ flash_item: flashSaleItem, price: item.price })
    .from(flashSaleItem)
    .innerJoin(item, eq(item.id, flashSaleItem.item_id))
    .innerJoin(module, eq(module.id, item.module_id))
    .where(inSale(sale_id, place))
    .orderBy(desc(gt(flashSaleItem.available_stock, 0)), asc(flashSaleItem.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
}

export type FlashItemRow = Awaited<ReturnType<typeof flashItemsIn>>[number]

export async function countFlashItems(db: Database, sale_id: number, place: PromotionPlace): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(flashSaleItem)
    .innerJoin(item, eq(item.id, flashSaleItem.item_id))
    .innerJoin(module, eq(module.id, item.module_id))
    .where(inSale(sale_id, place))
  return row?.total ?? 0
}
