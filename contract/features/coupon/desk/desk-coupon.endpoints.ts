// Coupons at the desk: what there is and what it has cost, making, changing and archiving them.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing } from '../../../core/wire.ts'
import { deskCouponFailures } from './desk-coupon.failures.ts'
import { changedCoupon, couponPage, couponQuery, deskCoupon, newCoupon } from './desk-coupon.schema.ts'

const promoting = { ...deskCaller, feature: 'coupon', needs: 'edit_promotions' } as const

const one = {
  ...promoting,
  params: byId,
  reply: deskCoupon,
} as const

const refusals = [...deskRefusals, coreFailures.not_found, coreFailures.changed_meanwhile] as const

const slips = Object.values(deskCouponFailures)

export const deskCouponEndpoints = {
  list: defineEndpoint({
    ...promoting,
    method: 'GET',
    path: `${deskPath}/coupons`,
    summary:
      'Coupons with their state, how often each was used and what it has cost; archived ones on request.',
    params: nothing,
    input: couponQuery,
    reply: couponPage,
    failures: [...deskRefusals],
  }),
  read: defineEndpoint({
    ...one,
    method: 'GET',
    path: `${deskPath}/coupons/{id}`,
    summary: 'A coupon as it is edited.',
    input: nothing,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
  freeCode: defineEndpoint({
    ...promoting,
    method: 'GET',
    path: `${deskPath}/coupon-code`,
    summary: 'A code nobody has, easy to read aloud.',
    params: nothing,
    input: nothing,
    reply: z.object({ code: z.string() }),
    failures: [...deskRefusals],
  }),
  make: defineEndpoint({
    ...one,
    method: 'POST',
    path: `${deskPath}/coupons`,
    summary: 'Makes a coupon; a manager’s holds in one of their own stores, which pays for it.',
    params: nothing,
    input: newCoupon,
    failures: [...deskRefusals, ...slips],
  }),
  change: defineEndpoint({
    ...one,
    method: 'PUT',
    path: `${deskPath}/coupons/{id}`,
    summary: 'Changes a coupon; orders already placed keep what they got.',
    input: changedCoupon,
    failures: [...refusals, ...slips],
  }),
  archive: defineEndpoint({
    ...one,
    method: 'POST',
    path: `${deskPath}/coupons/{id}/archive`,
    summary: 'Ends a coupon for good; what it has cost stays known.',
    input: z.object({ version: seenVersion }),
    failures: [...refusals],
  }),
  restore: defineEndpoint({
    ...one,
    method: 'POST',
    path: `${deskPath}/coupons/{id}/restore`,
    summary: 'Brings an archived coupon back, switched off.',
    input: z.object({ version: seenVersion }),
    failures: [...refusals],
  }),
}
