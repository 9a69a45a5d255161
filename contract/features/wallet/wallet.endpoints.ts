// The customer's wallet: what happened to it, and what is given on top of a top-up.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { pageEnvelope, requiredPaging } from '../../core/paging.ts'
import { nothing } from '../../core/wire.ts'
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
    input: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    reply: walletStatement,
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
