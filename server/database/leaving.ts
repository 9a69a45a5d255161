// How an account goes: everything in one transaction, so that it is there whole or not at all.
import type { Statements } from './connection.ts'

export interface Leaving {
  tx: Statements
  /** What no rollback brings back, such as files: done once the account is gone. */
  afterwards(work: () => Promise<unknown>): void
}
