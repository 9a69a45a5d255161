// Coupons on offer here, now (CPN-01).
import { couponEndpoints } from '#contract/features/coupon/coupon.endpoints.ts'
import { myCouponsEndpoints } from '#contract/features/coupon/my-coupons.endpoints.ts'
import { moduleEndpoints } from '#contract/features/module/module.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** Of every module, those meant for this customer alone included. */
export const myCouponsQuery = (access: QueryAccess) =>
  apiQuery(access, myCouponsEndpoints.list, { quiet: true })

/** The names and kinds of the modules coupons belong to. */
export const couponModulesQuery = (access: QueryAccess) =>
  apiQuery(access, moduleEndpoints.list, { quiet: true })

/** What this customer may use in a store, by the check of placing. */
export const usableCouponsQuery = (access: QueryAccess, store_id: number) => ({
  ...apiQuery(access, myCouponsEndpoints.list, { input: { store_id }, quiet: true }),
  staleTime: 0,
})

export const couponsQuery = (access: QueryAccess) => apiQuery(access, couponEndpoints.list, { quiet: true })
