// The customer's wallet: what happened to it, and what is given on top of a top-up.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { pageEnvelope, requiredPaging } from '../../core/paging.ts'
import { nothing, wireNumber } from '../../core/wire.ts'
import { paymentFailures } from '../payment/payment.failures.ts'
import { walletFailures } from './wallet.failures.ts'
import { walletFilters } from './wallet.rules.ts'
import { walletBonus, walletStatement, walletTransaction } from './wallet.schema.ts'

const own = {
  feature: 'wallet',
  caller: 'customer',
  module: 'unused',
  zone: 'unused',
  params: nothing,
  failures: [coreFailures.unauthenticated],
} as const

/** What one payment may bring. */
export const largestTopUp = 10_000

/** In a year that has four digits in every zone, also on the day after. */
const day = z.iso.date().regex(/^(?!0|9999)/)

export const walletEndpoints = {
  transactions: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/wallet/transactions',
    summary: 'What happened to the wallet, newest first, each with the balance after it.',
    input: z.object({ ...requiredPaging, type: z.enum(walletFilters).default('all') }),
    reply: z.object({ ...pageEnvelope, data: z.array(walletTransaction) }),
  }),
  statement: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/wallet/statement',
    summary: 'Every transaction of some days, both included, with the balance before and after.',
    input: z.object({ from: day.optional(), to: day.optional() }),
    reply: walletStatement,
  }),
  addFund: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/wallet/add-fund',
    summary: 'Begins a payment into the wallet; the payer goes on at the link.',
    input: z.object({
      amount: wireNumber.min(1).max(largestTopUp),
      payment_method: z.string().max(100),
      callback: z.string().max(2_000).optional(),
      payment_platform: z.string().max(100).optional(),
    }),
    reply: z.object({ redirect_link: z.string() }),
    failures: [
      coreFailures.unauthenticated,
      walletFailures.add_fund_off,
      paymentFailures.method_unknown,
      paymentFailures.callback_elsewhere,
    ],
  }),
  bonuses: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/wallet/bonuses',
    summary: 'Bonuses that run now for adding money to the wallet.',
    input: nothing,
    reply: z.array(walletBonus),
  }),
}
