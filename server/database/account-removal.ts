// How an account is removed: everything in one transaction, so that it is there whole or not at all.
import type { Statements } from './connection.ts'

export interface AccountRemoval {
  tx: Statements
  /** What no rollback brings back, such as files: done once the account is gone. */
  afterwards(work: () => Promise<unknown>): void
}
