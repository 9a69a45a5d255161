// Bringing friends: the referrer is thanked once, when the friend's first order is delivered (api.md 9, rule 14).
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { Referral } from '#contract/features/wallet/referral.endpoints.ts'
import { walletFailures } from '#contract/features/wallet/wallet.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import { type LedgerDatabase, movementsOf } from './ledger.db.ts'
import { friendsOf, refCodeOf, referralReference, referrerOf } from './referral.db.ts'
import type { WalletService } from './wallet.service.ts'

export interface ReferralParts {
  db: Database
  content: Pick<ContentService, 'settings'>
  wallets: Pick<WalletService, 'move'>
}

export function createReferralService({ db, content, wallets }: ReferralParts) {
  return {
    /** After a customer's first delivered order; a second call for the same friend changes nothing. */
    async reward(tx: LedgerDatabase, friend_id: number): Promise<void> {
      const { ref_earning_status, ref_earning_exchange_rate } = await content.settings()
      if (!ref_earning_status || ref_earning_exchange_rate <= 0) return
      const customer_id = await referrerOf(tx, friend_id)
      if (customer_id === null) return
      await wallets.move(tx, {
        customer_id,
        transaction_type: 'referrer',
        amount: ref_earning_exchange_rate,
        reference: referralReference(friend_id),
      })
    },

    async own(customer_id: number): Promise<Referral> {
      const { ref_earning_status, ref_earning_exchange_rate } = await content.settings()
      refuseUnless(ref_earning_status, walletFailures.referral_off)
      const [ref_code, friends, rewards] = await Promise.all([
        refCodeOf(db, customer_id),
        friendsOf(db, customer_id),
        movementsOf(db, { customer_id, currency: 'money' }, { types: ['referrer'] }),
      ])
      refuseUnless(ref_code, coreFailures.unauthenticated)
      const rewarded = new Set(rewards.map(({ reference }) => reference))
      return {
        ref_code,
        reward: fromMinor(ref_earning_exchange_rate),
        earned: fromMinor(rewards.reduce((sum, { amount }) => sum + amount, 0)),
        joined: friends.map((friend) => ({
          initials: initialsOf(friend),
          joined_at: friend.created_at.toISOString(),
          is_rewarded: rewarded.has(referralReference(friend.id)),
        })),
      }
    },
  }
}

export type ReferralService = ReturnType<typeof createReferralService>

/** 'A. L.'; a letter may be more than one code unit. */
function initialsOf({ f_name, l_name }: { f_name: string; l_name: string }): string {
  const first = (name: string) => [...new Intl.Segmenter().segment(name.trim())][0]?.segment
  return [first(f_name), first(l_name)]
    .flatMap((letter) => (letter === undefined ? [] : [`${letter.toUpperCase()}.`]))
    .join(' ')
}
