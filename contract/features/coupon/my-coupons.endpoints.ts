// The coupons a customer may use here, those meant for them alone included.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { coupon } from './coupon.schema.ts'

export const myCouponsEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/customer/coupon/list',
    feature: 'coupon',
    summary: 'Coupons of every module that are this customer may use today in these zones, or in one store.',
    caller: 'customer',
    module: 'unused',
    zone: 'required',
    params: nothing,
    input: z.object({ store_id: wireId.optional() }),
    reply: z.array(coupon),
    failures: [coreFailures.unauthenticated, coreFailures.zone_required],
  }),
}
