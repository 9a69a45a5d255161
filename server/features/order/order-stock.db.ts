// What an order takes from the shelves, and gives back: conditional updates, so that the last piece is sold once.
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { flashSale, flashSaleItem, itemCampaign } from '#server/database/schema/promotion.ts'

/** A line as the shelves see it; prices are those the order was priced with, in minor units. */
export interface Taking {
  item_id: number
  price: number
  discount: number
  discount_type: 'percent' | 'amount'
  variation_type: string | null
  quantity: number
  /** Dishes are cooked, not stored. */
  counted: boolean
}

const ofVariation = (type: string) => sql`one ->> 'type' = ${type}`

/** The list of combinations with the stock of one of them changed. */
function variationsMoved(type: string, by: number) {
  return sql`(select jsonb_agg(case when ${ofVariation(type)}
      then jsonb_set(one, '{stock}', to_jsonb(greatest((one ->> 'stock')::int + ${by}::int, 0))) else one end order by at)
    from jsonb_array_elements(${item.variations}) with ordinality as listed(one, at))`
}

function hasVariation(type: string, pieces: number) {
  return sql`exists (select 1 from jsonb_array_elements(${item.variations}) as listed(one)
    where ${ofVariation(type)} and (one ->> 'stock')::int >= ${pieces}::int)`
}

/** False: the item is gone, costs something else now, or has too few pieces left. */
export async function takeItem(tx: Statements, taking: Taking): Promise<boolean> {
  const { item_id, price, discount, discount_type, variation_type, quantity, counted } = taking
  const same = [eq(item.id, item_id), eq(item.visible, true), eq(item.price, price)]
  const own = [eq(item.discount, discount), eq(item.discount_type, discount_type)]
  const enough = variation_type === null ? gte(item.stock, quantity) : hasVariation(variation_type, quantity)
  if (!counted) {
    const found = await tx
      .select({ id: item.id })
      .from(item)
      .where(and(...same, ...own))
    return found.length === 1
  }
  const taken = await tx
    .update(item)
    .set({
      stock: sql`greatest(${item.stock} - ${quantity}, 0)`,
      ...(variation_type === null ? {} : { variations: variationsMoved(variation_type, -quantity) }),
    })
    .where(and(...same, ...own, enough))
    .returning({ id: item.id })
  return taken.length === 1
}

/** While a flash sale runs its own stock counts; the shelf follows as far as it goes. */
export async function takeFlash(tx: Statements, taking: Taking, now: Date) {
  const { item_id, discount, quantity, counted, variation_type } = taking
  const [running] = await tx
    .select({ id: flashSaleItem.id, admin_percentage: flashSale.admin_discount_percentage })
    .from(flashSaleItem)
    .innerJoin(flashSale, eq(flashSale.id, flashSaleItem.flash_sale_id))
    .where(
      and(
        eq(flashSaleItem.item_id, item_id),
        eq(flashSaleItem.status, true),
        eq(flashSaleItem.discount, discount),
        gt(flashSaleItem.available_stock, 0),
        eq(flashSale.is_publish, true),
        lte(flashSale.start_date, now),
        gt(flashSale.end_date, now),
      ),
    )
    .orderBy(asc(flashSaleItem.id))
    .limit(1)
  if (!running) return null
  const taken = await tx
    .update(flashSaleItem)
    .set({
      sold: sql`${flashSaleItem.sold} + ${quantity}`,
      available_stock: sql`${flashSaleItem.available_stock} - ${quantity}`,
    })
    .where(and(eq(flashSaleItem.id, running.id), gte(flashSaleItem.available_stock, quantity)))
    .returning({ id: flashSaleItem.id })
  if (taken.length === 0) return null
  if (counted) await moveItem(tx, item_id, variation_type, -quantity)
  return running
}

export async function takeCampaign(tx: Statements, taking: Taking): Promise<boolean> {
  const { item_id, price, discount, quantity, counted } = taking
  const taken = await tx
    .update(itemCampaign)
    .set({ stock: counted ? sql`${itemCampaign.stock} - ${quantity}` : sql`${itemCampaign.stock}` })
    .where(
      and(
        eq(itemCampaign.id, item_id),
        eq(itemCampaign.status, true),
        eq(itemCampaign.price, price),
        eq(itemCampaign.discount, discount),
        counted ? gte(itemCampaign.stock, quantity) : undefined,
      ),
    )
    .returning({ id: itemCampaign.id })
  return taken.length === 1
}

async function moveItem(tx: Statements, id: number, variation_type: string | null, by: number) {
  await tx
    .update(item)
    .set({
      stock: sql`greatest(${item.stock} + ${by}, 0)`,
      ...(variation_type === null ? {} : { variations: variationsMoved(variation_type, by) }),
    })
    .where(eq(item.id, id))
}

export interface Returning {
  item_id: number | null
  item_campaign_id: number | null
  flash_sale_item_id: number | null
  variation_type: string | null
  quantity: number
}

export async function giveBack(tx: Statements, line: Returning): Promise<void> {
  const { item_id, item_campaign_id, flash_sale_item_id, variation_type, quantity } = line
  if (item_id !== null) await moveItem(tx, item_id, variation_type, quantity)
  if (item_campaign_id !== null) {
    await tx
      .update(itemCampaign)
      .set({ stock: sql`${itemCampaign.stock} + ${quantity}` })
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
