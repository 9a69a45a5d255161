// Orders in a customer's export of personal data, and what stays of them when the account is removed.
import type { OrderLine, TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { UploadStore } from '#server/platform/images/uploads.ts'
import { linesOf, type OrderRow } from '../order.db.ts'
import { presentLine } from '../reading/order.present.ts'
import { everyOrderOf, makeNameless } from './order-personal-data.db.ts'

export interface OrderPersonalDataParts {
  db: Database
  time_zone: string
  pictures: Pick<UploadStore, 'remove'>
  presentWhole(row: OrderRow, scope: Scope): Promise<TrackedOrder>
}

type ExportedOrder = TrackedOrder & { lines: OrderLine[] }

export function createOrderPersonalData({ db, time_zone, pictures, presentWhole }: OrderPersonalDataParts) {
  return {
    async export(customer_id: number, scope: Scope): Promise<ExportedOrder[]> {
      const orders: ExportedOrder[] = []
      // One after the other: somebody's years of orders must not take every connection.
      for (const row of await everyOrderOf(db, customer_id)) {
        const lines = await linesOf(db, row.id)
        orders.push({
          ...(await presentWhole(row, scope)),
          lines: lines.map((line) => presentLine(line, scope, time_zone)),
        })
      }
      return orders
    },

    /** Amounts and items stay for the books; who, where and what was written about it go. */
    async forget(customer_id: number, { tx, afterwards }: AccountRemoval): Promise<void> {
      const loose = await makeNameless(tx, customer_id)
      for (const file of loose.order) afterwards(() => pictures.remove('order', file))
      for (const file of loose.refund) afterwards(() => pictures.remove('refund', file))
    },
  }
}
