// What an order had taken goes back to the shelves.
import { moduleConfig } from '#contract/features/content/module-config.ts'
import type { Statements } from '#server/database/connection.ts'
import type { OrderLineRow } from './order.db.ts'
import { giveBack } from './order-stock.db.ts'

/** What is not counted was never taken; flash sales count in every module. */
export async function returnStock(tx: Statements, lines: readonly OrderLineRow[]): Promise<void> {
  for (const line of lines.toSorted((one, other) => (one.item_id ?? 0) - (other.item_id ?? 0))) {
    const counted = moduleConfig[line.item_details.module_type].stock
    await giveBack(tx, counted ? line : { ...line, item_id: null, item_campaign_id: null })
  }
}
