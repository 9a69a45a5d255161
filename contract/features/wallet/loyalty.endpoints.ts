// Loyalty points: what happened to them, and turning them into money.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { pageEnvelope, requiredPaging } from '../../core/paging.ts'
import { nothing, wireInteger } from '../../core/wire.ts'
import { message } from '../session/session.schema.ts'
import { walletFailures } from './wallet.failures.ts'
import { loyaltyTransaction } from './wallet.schema.ts'

const own = {
  feature: 'wallet',
  caller: 'customer',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

/** More points than a lifetime of orders earns. */
const mostPoints = 1_000_000_000

export const loyaltyEndpoints = {
  transactions: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/loyalty-point/transactions',
    summary:
      'What happened to the points, newest first, each with the balance after it; and those still to come.',
    input: z.object(requiredPaging),
    reply: z.object({
      ...pageEnvelope,
      /** What running orders will bring once they are delivered. */
      pending_point: z.number().int(),
      data: z.array(loyaltyTransaction),
    }),
    failures: [coreFailures.unauthenticated],
  }),
  transfer: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/loyalty-point/point-transfer',
    summary:
      'Turns points into money in the wallet; whole units of currency only, points that make none stay.',
    input: z.object({ point: wireInteger.min(1).max(mostPoints) }),
    reply: message,
    failures: [
      coreFailures.unauthenticated,
      walletFailures.insufficient_point,
      walletFailures.transfer_off,
      coreFailures.key_reused,
    ],
  }),
}
