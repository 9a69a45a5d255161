// Coupons on offer here, now (CPN-01).
import { couponEndpoints } from '#contract/features/coupon/coupon.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export const couponsQuery = (access: QueryAccess) => apiQuery(access, couponEndpoints.list, { quiet: true })
