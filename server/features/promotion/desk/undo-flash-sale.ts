// What the log keeps of a flash sale, and how a change of one is taken back where the sale is still possible as it was.
import { z } from 'zod'
import { defaultLanguage } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import {
  type FlashItemRow,
  type FlashSaleRow,
  itemsOfFlashSale,
  itemsOfModule,
  lockFlashSale,
  lockFlashSales,
  overlappingSale,
  replaceItems,
  type SoldItem,
  salesByIds,
  soldOf,
  updateFlashSale,
} from './desk-flash-sales.db.ts'

type LoggedColumns = Pick<
  FlashSaleRow,
  | 'module_id'
  | 'title'
  | 'is_publish'
  | 'admin_discount_percentage'
  | 'vendor_discount_percentage'
  | 'start_date'
  | 'end_date'
>

/** The items stand beside the rest. */
export function loggedSale(fields: LoggedColumns, items: readonly SoldItem[]) {
  const { module_id, title, is_publish, admin_discount_percentage, vendor_discount_percentage } = fields
  return {
    ...{ module_id, title, is_publish, admin_discount_percentage, vendor_discount_percentage },
    start_date: fields.start_date.toISOString(),
    end_date: fields.end_date.toISOString(),
    items: items.toSorted((one, other) => one.item_id - other.item_id),
  }
}

export const asSold = ({ item_id, discount_type, discount, stock }: FlashItemRow): SoldItem => ({
  ...{ item_id, discount_type, discount, stock },
})

const moment = z.iso.datetime().transform((text) => new Date(text))

const loggedFields = z.strictObject({
  module_id: z.number().int(),
  title: z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() }),
  is_publish: z.boolean(),
  admin_discount_percentage: z.number(),
  vendor_discount_percentage: z.number(),
  start_date: moment,
  end_date: moment,
  items: z.array(
    z.object({
      item_id: z.number().int(),
      discount_type: z.enum(['percent', 'amount']),
      discount: z.number().int(),
      stock: z.number().int(),
    }),
  ),
})

export const undoFlashSale = undoChange({
  async read(db, ids) {
    const sales = await salesByIds(db, ids)
    const logged = sales.map(async (sale) => [sale.id, loggedSale(sale, await itemsOf(db, sale.id))] as const)
    return new Map(await Promise.all(logged))
  },

  /** In the sequence in which saving one locks. */
  async hold(tx, id) {
    await lockFlashSales(tx)
    await lockFlashSale(tx, id)
  },

  async write(tx, id, fields) {
    const row = await lockFlashSale(tx, id)
    if (!row) return false
    const known = loggedFields.safeParse({ ...loggedSale(row, await itemsOf(tx, id)), ...fields })
    if (!known.success) return false
    const { items, ...columns } = known.data
    if (!(await isPossible(tx, { ...row, ...columns }, items))) return false
    await updateFlashSale(tx, id, columns)
    await replaceItems(tx, id, items)
    return true
  },
})

const itemsOf = async (db: Statements, id: number) =>
  (await itemsOfFlashSale(db, id, defaultLanguage)).map(asSold)

/** The same that saving one asks: items of its module, none cheaper than nothing or sold out of more, one sale at a time. */
async function isPossible(tx: Statements, sale: FlashSaleRow, items: readonly SoldItem[]): Promise<boolean> {
  const ids = items.map(({ item_id }) => item_id)
  const sold = await soldOf(tx, sale.id)
  const found = await itemsOfModule(tx, ids, sale.module_id, defaultLanguage)
  const prices = new Map(found.map(({ id, price }) => [id, price]))
  const fits = items.every(({ item_id, discount_type, discount, stock }) => {
    const price = prices.get(item_id)
    if (price === undefined || stock < (sold.get(item_id) ?? 0)) return false
    return discount_type === 'percent' || discount <= price
  })
  // What was sold of an item that would go stays to be seen.
  const keepsSold = [...sold].every(([item_id, count]) => count === 0 || prices.has(item_id))
  if (!fits || !keepsSold || items.length === 0) return false
  if (!sale.is_publish) return true
  return sale.archived_at === null && (await overlappingSale(tx, sale, ids, defaultLanguage)) === null
}
