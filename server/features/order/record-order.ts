// Writes a new order inside its placer's transaction: shelves first, then the rows, then the first of its history.
import { flashShares } from '#contract/features/order/pricing.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { MovedMeanwhile } from '#server/database/moved-meanwhile.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { OrderRow } from './order.db.ts'
import type { OrderLife } from './order-life.ts'
import { type Taking, takeCampaign, takeFlash, takeItem } from './order-stock.db.ts'
import {
  countOrder,
  insertOrder,
  insertParts,
  type NewOrder,
  type NewOrderLine,
  type NewOrderPayment,
} from './record-order.db.ts'

export interface WantedLine {
  taking: Taking
  /** Sold in a running flash sale. */
  flash: boolean
  row: NewOrderLine
}

export interface WantedOrder {
  order: NewOrder
  lines: readonly WantedLine[]
  payments: readonly NewOrderPayment[]
}

/** Shelves are taken from in one order, whatever the order of the lines. */
const byShelf = (one: WantedLine, other: WantedLine) =>
  Number(one.row.item_campaign_id !== null) - Number(other.row.item_campaign_id !== null) ||
  one.taking.item_id - other.taking.item_id

async function takeLine(tx: Statements, line: WantedLine, now: Date) {
  const { taking, flash, row } = line
  if (flash) {
    const sale = await takeFlash(tx, taking, now)
    if (!sale) throw new MovedMeanwhile()
    return { line, sale, shares: flashShares(row.discount_amount, sale.admin_percentage) }
  }
  const taken = row.item_campaign_id === null ? await takeItem(tx, taking) : await takeCampaign(tx, taking)
  if (!taken) throw new MovedMeanwhile()
  return { line, sale: null, shares: { admin: 0, store: 0 } }
}

export function createOrderRecorder({ clock, life }: { clock: Clock; life: OrderLife }) {
  return async function record(tx: Statements, wanted: WantedOrder): Promise<OrderRow> {
    const taken: Awaited<ReturnType<typeof takeLine>>[] = []
    for (const line of wanted.lines.toSorted(byShelf)) taken.push(await takeLine(tx, line, clock.now()))
    const row = await insertOrder(tx, {
      ...wanted.order,
      flash_admin_discount_amount: taken.reduce((sum, one) => sum + one.shares.admin, 0),
      flash_store_discount_amount: taken.reduce((sum, one) => sum + one.shares.store, 0),
    })
    const saleOf = (line: WantedLine) => taken.find((one) => one.line === line)?.sale?.id ?? null
    const lines = wanted.lines.map((line) => ({ ...line.row, flash_sale_item_id: saleOf(line) }))
    await insertParts(tx, row.id, { lines, payments: wanted.payments })
    await life.begin(tx, row)
    await countOrder(tx, row)
    return row
  }
}
