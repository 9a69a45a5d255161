// Removing an account: under the lock orders are placed under, so that nothing is ordered or paid in between.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import { profileFailures } from '#contract/features/profile/profile.failures.ts'
import type { SeenHoldings } from '#contract/features/profile/profile.schema.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Statements } from '#server/database/connection.ts'
import type { AddressService } from '#server/features/address/address.service.ts'
import type { SessionService } from '#server/features/session/session.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Portraits } from './portrait.ts'
import { eraseCustomer, lockCustomer } from './profile.db.ts'
import type { Holdings } from './profile.present.ts'

export interface RemoveAccountParts {
  clock: Clock
  log: Pick<Log, 'error'>
  sessions: Pick<SessionService, 'revokeAll'>
  addresses: Pick<AddressService, 'forget'>
  /** One transaction during which the customer places no order. */
  alone<Result>(customer_id: number, work: (tx: Statements) => Promise<Result>): Promise<Result>
  /** An account with an order on its way stays. */
  hasRunningOrder(customer_id: number, tx: Statements): Promise<boolean>
  /** What the customer has, as the books say. */
  holdings(customer_id: number, tx?: Statements): Promise<Holdings>
  personalData: Readonly<
    Record<string, { forget?: (customer_id: number, removal: AccountRemoval) => Promise<void> }>
  >
}

export function createRemoveAccount(parts: RemoveAccountParts & { portraits: Portraits }) {
  const { clock, log, sessions, addresses, portraits } = parts

  /** Money that came in since the customer was shown what is lost must not be lost unasked. */
  function refuseUnseen({ wallet_balance, loyalty_point }: Holdings, seen: SeenHoldings) {
    const isSeen =
      fromMinor(wallet_balance) <= (seen.wallet_balance ?? Number.POSITIVE_INFINITY) &&
      loyalty_point <= (seen.loyalty_point ?? Number.POSITIVE_INFINITY)
    refuseUnless(isSeen, profileFailures.holdings_moved)
  }

  return async function remove(customer_id: number, seen: SeenHoldings): Promise<never[]> {
    const left = await parts.alone(customer_id, async (tx) => {
      const row = await lockCustomer(tx, customer_id)
      // Removed between the check of the token and here.
      refuseUnless(row, coreFailures.unauthenticated)
      refuseUnless(!(await parts.hasRunningOrder(customer_id, tx)), profileFailures.order_running)
      refuseUnseen(await parts.holdings(customer_id, tx), seen)
      const files = [() => portraits.drop(row.image)]
      const removal: AccountRemoval = {
        tx,
        afterwards: (work) => void files.push(async () => void (await work())),
      }
      for (const data of Object.values(parts.personalData)) await data.forget?.(customer_id, removal)
      await addresses.forget(customer_id, removal)
      await eraseCustomer(tx, row, clock.now())
      await sessions.revokeAll(customer_id, tx)
      return files
    })
    // The account is gone by now: a file that stays is the shop's trouble, and no reason to say it failed.
    for (const dropped of await Promise.allSettled(left.map((drop) => drop()))) {
      if (dropped.status === 'rejected')
        log.error({ error: dropped.reason }, 'a file of a removed account stayed')
    }
    return []
  }
}
