// What an order takes from the stock, and gives back: under the row's lock, so that the last piece is sold once.
import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { addOn, item } from '#server/database/schema/item.ts'
import { flashSale, flashSaleItem, itemCampaign } from '#server/database/schema/promotion.ts'
import { isSamePrice, type SeenPrices } from './seen-prices.ts'

/** A line as the stock sees it. */
export interface Taking {
  item_id: number
  /** What the order was priced by. */
  seen: SeenPrices
  variation_type: string | null
  quantity: number
  /** Dishes are cooked, not stored. */
  counted: boolean
}

/** Pieces that really left the stock, and the chosen combination of it: these and no others come back. */
export interface Taken {
  stock_taken: number
  variation_taken: number
}

const nothingTaken: Taken = { stock_taken: 0, variation_taken: 0 }

const stockColumns = {
  id: item.id,
  visible: item.visible,
  price: item.price,
  discount: item.discount,
  discount_type: item.discount_type,
  food_variations: item.food_variations,
  variations: item.variations,
  stock: item.stock,
}

/** Locked where pieces are counted; a dish that everybody orders makes nobody wait. */
async function stockOf(tx: Statements, id: number, counted: boolean) {
  const asked = tx.select(stockColumns).from(item).where(eq(item.id, id))
  const [row] = await (counted ? asked.for('update') : asked)
  return row
}

type StockRow = NonNullable<Awaited<ReturnType<typeof stockOf>>>

const combinationOf = ({ variations }: StockRow, type: string | null) =>
  variations.find((one) => one.type === type)

async function changeStock(tx: Statements, row: StockRow, type: string | null, by: Taken): Promise<void> {
  const variations = row.variations.map((one) =>
    one.type === type ? { ...one, stock: one.stock + by.variation_taken } : one,
  )
  await tx
    .update(item)
    .set({ stock: row.stock + by.stock_taken, variations })
    .where(eq(item.id, row.id))
}

/** As many as asked, or as many as there are: of a sale, or of a combination, the stock may be fewer. */
async function takeStock(
  tx: Statements,
  row: StockRow,
  { variation_type, quantity }: Taking,
): Promise<Taken> {
  const stock_taken = Math.min(Math.max(row.stock, 0), quantity)
  const variation_taken = Math.min(combinationOf(row, variation_type)?.stock ?? 0, quantity)
  await changeStock(tx, row, variation_type, {
    stock_taken: -stock_taken,
    variation_taken: -variation_taken,
  })
  return { stock_taken, variation_taken }
}

async function addOnPrices(tx: Statements, { seen: { add_ons } }: Taking): Promise<Map<number, number>> {
  const ids = add_ons.map((one) => one.id)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: addOn.id, price: addOn.price })
    .from(addOn)
    .where(and(inArray(addOn.id, ids), eq(addOn.status, true)))
  return new Map(rows.map((row) => [row.id, row.price]))
}

/** The row while what was seen on it still holds; undefined when it is gone or costs something else now. */
async function stockAsSeen(tx: Statements, taking: Taking, flash: boolean): Promise<StockRow | undefined> {
  const row = await stockOf(tx, taking.item_id, taking.counted)
  if (!row?.visible) return undefined
  const same = isSamePrice(taking.seen, { item: row, add_ons: await addOnPrices(tx, taking), flash })
  return same ? row : undefined
}

/** Null: the item is gone, costs something else now, or has too few pieces left. */
export async function takeItem(tx: Statements, taking: Taking): Promise<Taken | null> {
  const { variation_type, quantity, counted } = taking
  const row = await stockAsSeen(tx, taking, false)
  if (!row) return null
  if (!counted) return nothingTaken
  const left = variation_type === null ? row.stock : (combinationOf(row, variation_type)?.stock ?? 0)
  return left >= quantity ? takeStock(tx, row, taking) : null
}

/** While a flash sale runs its own stock counts; the item is locked before its sale, as when both come back. */
export async function takeFlash(tx: Statements, taking: Taking, now: Date) {
  const { item_id, seen, quantity, counted } = taking
  const row = await stockAsSeen(tx, taking, true)
  if (!row) return null
  const combination = counted ? combinationOf(row, taking.variation_type) : undefined
  if (combination && combination.stock < quantity) return null
  const [running] = await tx
    .select({ id: flashSaleItem.id, admin_percentage: flashSale.admin_discount_percentage })
    .from(flashSaleItem)
    .innerJoin(flashSale, eq(flashSale.id, flashSaleItem.flash_sale_id))
    .where(
      and(
        eq(flashSaleItem.item_id, item_id),
        eq(flashSaleItem.status, true),
        eq(flashSaleItem.discount, seen.discount),
        eq(flashSaleItem.discount_type, seen.discount_type),
        gt(flashSaleItem.available_stock, 0),
        eq(flashSale.is_publish, true),
        lte(flashSale.start_date, now),
        gt(flashSale.end_date, now),
      ),
    )
    .orderBy(asc(flashSaleItem.id))
    .limit(1)
  if (!running) return null
  const sold = await tx
    .update(flashSaleItem)
    .set({
      sold: sql`${flashSaleItem.sold} + ${quantity}`,
      available_stock: sql`${flashSaleItem.available_stock} - ${quantity}`,
    })
    .where(and(eq(flashSaleItem.id, running.id), gte(flashSaleItem.available_stock, quantity)))
    .returning({ id: flashSaleItem.id })
  if (sold.length === 0) return null
  return { sale: running, taken: counted ? await takeStock(tx, row, taking) : nothingTaken }
}

export async function takeCampaign(tx: Statements, taking: Taking): Promise<Taken | null> {
  const { item_id, seen, quantity, counted } = taking
  const taken = await tx
    .update(itemCampaign)
    .set({ stock: counted ? sql`${itemCampaign.stock} - ${quantity}` : sql`${itemCampaign.stock}` })
    .where(
      and(
        eq(itemCampaign.id, item_id),
        eq(itemCampaign.status, true),
        eq(itemCampaign.price, seen.price),
        eq(itemCampaign.discount, seen.discount),
        eq(itemCampaign.discount_type, seen.discount_type),
        counted ? gte(itemCampaign.stock, quantity) : undefined,
      ),
    )
    .returning({ id: itemCampaign.id })
  return taken.length === 1 ? { stock_taken: counted ? quantity : 0, variation_taken: 0 } : null
}

export interface Returning extends Taken {
  item_id: number | null
  item_campaign_id: number | null
  flash_sale_item_id: number | null
  variation_type: string | null
  quantity: number
}

export async function giveBack(tx: Statements, line: Returning): Promise<void> {
  const { item_id, item_campaign_id, flash_sale_item_id, variation_type, quantity, stock_taken } = line
  if (item_id !== null && (stock_taken > 0 || line.variation_taken > 0)) {
    const row = await stockOf(tx, item_id, true)
    if (row) await changeStock(tx, row, variation_type, line)
  }
  if (item_campaign_id !== null) {
    await tx
      .update(itemCampaign)
      .set({ stock: sql`${itemCampaign.stock} + ${stock_taken}` })
      .where(eq(itemCampaign.id, item_campaign_id))
  }
  if (flash_sale_item_id !== null) {
    await tx
      .update(flashSaleItem)
      .set({
        sold: sql`greatest(${flashSaleItem.sold} - ${quantity}, 0)`,
        available_stock: sql`${flashSaleItem.available_stock} + ${quantity}`,
      })
      .where(eq(flashSaleItem.id, flash_sale_item_id))
  }
}

interface Stocked {
  item_id?: number | null
  item_campaign_id?: number | null
}

/** Items before campaigns, each by number: rows are locked in one sequence, whoever takes or gives back. */
export function byLockOrder(one: Stocked, other: Stocked): number {
  return (
    (one.item_campaign_id ?? 0) - (other.item_campaign_id ?? 0) || (one.item_id ?? 0) - (other.item_id ?? 0)
  )
}
