// Money that comes back to the wallet once an order is delivered (api.md 11 B).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireNumber } from '../../core/wire.ts'
import { cashbackTypes } from './cashback.rules.ts'

const own = {
  method: 'GET',
  feature: 'wallet',
  caller: 'customer',
  module: 'unused',
  zone: 'unused',
  params: nothing,
  failures: [coreFailures.unauthenticated],
} as const

const id = z.number().int()

const terms = {
  id,
  cashback_type: z.enum(cashbackTypes),
  /** Percent, or money, by its type. */
  cashback_amount: z.number(),
  min_purchase: z.number(),
  /** 0 is without limit. */
  max_discount: z.number(),
}

const cashback = z.object({
  ...terms,
  title: z.string(),
  /** A JSON list as text, as clients of this API read it: everybody. */
  customer_id: z.literal('["all"]'),
  /** How often one customer gets it; 0 is without limit. */
  same_user_limit: id,
  /** By this customer. */
  total_used: id,
  /** YYYY-MM-DD, both days included. */
  start_date: z.string(),
  end_date: z.string(),
  status: z.literal(1),
})

export type Cashback = z.output<typeof cashback>

const calculated = z.object({ ...terms, calculated_amount: z.number() })

export type CalculatedCashback = z.output<typeof calculated>

/** Larger than any order. */
const mostMoney = 1_000_000_000

export const cashbackEndpoints = {
  list: defineEndpoint({
    ...own,
    path: '/cashback/list',
    summary: 'Offers of cashback that run now and the customer may still use.',
    input: nothing,
    reply: z.array(cashback),
  }),
  calculate: defineEndpoint({
    ...own,
    path: '/cashback/getCashback',
    summary: 'What an order of this amount would bring back, by the best offer; an empty object for nothing.',
    input: z.object({ amount: wireNumber.min(0).max(mostMoney) }),
    reply: calculated.nullable(),
  }),
}
