// Posts a movement to the books: once a reference, never below nothing, whoever else is posting.
import { coreFailures, type FailureKind, refuseUnless } from '#contract/core/failure.ts'
import type { LedgerEntry } from '#contract/features/wallet/wallet.rules.ts'
import {
  balanceOf,
  type LedgerDatabase,
  lockHoldings,
  movedBefore,
  type NewMovement,
  writeMovement,
} from './ledger.db.ts'

export interface Posting {
  movement: NewMovement
  entries: readonly LedgerEntry[]
  /** What is said when the customer has less than the movement takes. */
  shortage: FailureKind
}

/** False when the same movement was posted before; nothing is written then. */
export async function post(tx: LedgerDatabase, { movement, entries, shortage }: Posting): Promise<boolean> {
  const gained = entries.find((entry) => entry.account === 'customer')?.amount ?? 0
  if (!Number.isSafeInteger(gained) || gained === 0) throw new Error(`no amount to move: ${gained}`)
  await lockHoldings(tx, movement.customer_id)
  const before = await movedBefore(tx, movement)
  if (before !== null) {
    refuseUnless(before === gained, coreFailures.key_reused)
    return false
  }
  refuseUnless(gained > 0 || (await balanceOf(tx, movement)) + gained >= 0, shortage)
  await writeMovement(tx, movement, entries)
  return true
}
