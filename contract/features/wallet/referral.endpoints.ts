// Bringing friends: the customer's own code, what it gives, and who came by it.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
import { walletFailures } from './wallet.failures.ts'

export const referral = z.object({
  ref_code: z.string(),
  /** What the referrer gets when a friend's first order is delivered. */
  reward: z.number(),
  /** What all of them brought so far. */
  earned: z.number(),
  /** Newest first; initials only, for a friend's name is the friend's. */
  joined: z.array(z.object({ initials: z.string(), joined_at: z.string(), is_rewarded: z.boolean() })),
})

export type Referral = z.output<typeof referral>

export const referralEndpoints = {
  own: defineEndpoint({
    method: 'GET',
    path: '/customer/referral',
    feature: 'wallet',
    summary: 'The customer’s own code, what it gives, and who joined by it.',
    caller: 'customer',
    module: 'unused',
    zone: 'unused',
    params: nothing,
    input: nothing,
    reply: referral,
    failures: [coreFailures.unauthenticated, walletFailures.referral_off],
  }),
}
