// Writes a new order inside its placer's transaction: stock first, then the rows, then the first of its history.
import { flashShares } from '#contract/features/order/pricing.rules.ts'
import { ConcurrentChange } from '#server/database/concurrent-change.ts'
import type { Statements } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { OrderRow } from '../order.db.ts'
import type { OrderLife } from '../status/change-status.ts'
import { byLockOrder, type Taking, takeCampaign, takeFlash, takeItem } from './order-stock.db.ts'
import {
  insertOrder,
  insertParts,
  type NewOrder,
  type NewOrderLine,
  type NewOrderPayment,
} from './record-order.db.ts'
import { seenPrices } from './seen-prices.ts'

export interface WantedLine {
  taking: Omit<Taking, 'seen'>
  /** Sold in a running flash sale. */
  flash: boolean
  row: NewOrderLine
}

export interface WantedOrder {
  order: NewOrder
  lines: readonly WantedLine[]
  payments: readonly NewOrderPayment[]
}

interface TakenLine {
  line: WantedLine
  row: NewOrderLine
  shares: ReturnType<typeof flashShares>
}

async function takeLine(tx: Statements, line: WantedLine, now: Date): Promise<TakenLine> {
  const { flash, row } = line
  const taking = { ...line.taking, seen: seenPrices(row.item_details, row.add_ons) }
  if (flash) {
    const sold = await takeFlash(tx, taking, now)
    if (!sold) throw new ConcurrentChange()
    const shares = flashShares(row.discount_amount, sold.sale.admin_percentage)
    return { line, row: { ...row, ...sold.taken, flash_sale_item_id: sold.sale.id }, shares }
  }
  const taken = row.item_campaign_id === null ? await takeItem(tx, taking) : await takeCampaign(tx, taking)
  if (!taken) throw new ConcurrentChange()
  return { line, row: { ...row, ...taken }, shares: { admin: 0, store: 0 } }
}

export function createOrderRecorder({ clock, life }: { clock: Clock; life: OrderLife }) {
  return async function record(tx: Statements, wanted: WantedOrder): Promise<OrderRow> {
    const taken: TakenLine[] = []
    const sorted = wanted.lines.toSorted((one, other) => byLockOrder(one.row, other.row))
    for (const line of sorted) taken.push(await takeLine(tx, line, clock.now()))
    const row = await insertOrder(tx, {
      ...wanted.order,
      flash_admin_discount_amount: taken.reduce((sum, one) => sum + one.shares.admin, 0),
      flash_store_discount_amount: taken.reduce((sum, one) => sum + one.shares.store, 0),
    })
    const lines = wanted.lines.flatMap((line) => taken.find((one) => one.line === line)?.row ?? [])
    await insertParts(tx, row.id, { lines, payments: wanted.payments })
    await life.begin(tx, row)
    return row
  }
}
