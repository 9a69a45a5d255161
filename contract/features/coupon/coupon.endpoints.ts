// Coupons: what is on offer here, now, and whether a code may be used in a store.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { couponFailures } from './coupon.failures.ts'
import { coupon } from './coupon.schema.ts'

const publicList = {
  method: 'GET',
  feature: 'coupon',
  caller: 'anyone',
  module: 'used',
  zone: 'required',
  params: nothing,
  reply: z.array(coupon),
  failures: [coreFailures.zone_required, coreFailures.module_unknown],
} as const

export const couponEndpoints = {
  list: defineEndpoint({
    ...publicList,
    path: '/coupon/list',
    summary: 'Coupons that are valid today in these zones and open to everybody.',
    input: nothing,
  }),
  listAll: defineEndpoint({
    ...publicList,
    path: '/coupon/list/all',
    summary: 'The same list under the later generation’s name; customer_id is accepted and not trusted.',
    input: nothing,
  }),
  apply: defineEndpoint({
    method: 'GET',
    path: '/coupon/apply',
    feature: 'coupon',
    summary:
      'Whether the signed-in customer may use the code in the store; the minimum is checked at checkout.',
    caller: 'customer',
    module: 'used',
    zone: 'used',
    params: nothing,
    input: z.object({ code: z.string().trim().min(1).max(50), store_id: wireId }),
    reply: coupon,
    failures: [coreFailures.unauthenticated, ...Object.values(couponFailures)],
  }),
}
