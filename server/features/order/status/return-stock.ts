// What an order had taken goes back to the stock.
import type { Statements } from '#server/database/connection.ts'
import type { OrderLineRow } from '../order.db.ts'
import { byLockOrder, giveBack } from '../placing/order-stock.db.ts'

export async function returnStock(tx: Statements, lines: readonly OrderLineRow[]): Promise<void> {
  for (const line of lines.toSorted(byLockOrder)) await giveBack(tx, line)
}
