// The owner's order, locked until the work on it is done; a stranger's is as unknown as none.
import { refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CustomerIdentity, GuestIdentity } from '#server/platform/http/caller/identity.ts'
import { type Owner, ownerOf } from '#server/platform/http/caller/owner.ts'
import { type OrderRow, ownerOfRow } from './order.db.ts'
import { lockOrder } from './status/change-status.db.ts'

/** Whoever acts on an order of theirs, and in which language they are answered. */
export interface OwnerCall {
  caller: CustomerIdentity | GuestIdentity
  scope: Scope
}

const isSame = (one: Owner, other: Owner) =>
  one.customer_id === other.customer_id && one.guest_id === other.guest_id

export function withOwnOrder<Result>(
  db: Database,
  order_id: number,
  caller: CustomerIdentity | GuestIdentity,
  work: (tx: Statements, row: OrderRow) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (tx) => {
    const row = await lockOrder(tx, order_id)
    refuseUnless(row && isSame(ownerOfRow(row), ownerOf(caller)), orderFailures.unknown)
    return work(tx, row)
  })
}
