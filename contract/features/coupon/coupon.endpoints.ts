// Coupons anybody may read: what is on offer here, now.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
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
}
