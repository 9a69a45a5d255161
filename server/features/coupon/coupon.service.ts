// Coupons on offer; store pages show those of one store.
import { localMoment } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { type CouponRow, validCouponsIn, validCouponsOfStore } from './coupon.db.ts'

export interface CouponParts {
  db: Database
  clock: Clock
  time_zone: string
}

export function createCouponService({ db, clock, time_zone }: CouponParts) {
  const today = () => localMoment(clock.now(), time_zone).date

  return {
    async list(scope: Scope): Promise<Coupon[]> {
      const rows = await validCouponsIn(db, scope, today())
      return rows.map((row) => present(row, scope))
    },

    async ofStore(store_id: number, scope: Scope): Promise<Coupon[]> {
      const rows = await validCouponsOfStore(db, store_id, today())
      return rows.map((row) => present(row, scope))
    },
  }
}

export type CouponService = ReturnType<typeof createCouponService>

function present({ coupon, store_name }: CouponRow, scope: Scope): Coupon {
  const name = store_name?.[scope.language] ?? ''
  return {
    id: coupon.id,
    title: coupon.title[scope.language],
    code: coupon.code,
    slug: coupon.code.toLowerCase(),
    coupon_type: coupon.coupon_type,
    discount_type: coupon.discount_type,
    // Percent × 100 and minor units are both hundredths.
    discount: fromMinor(coupon.discount),
    min_purchase: fromMinor(coupon.min_purchase),
    max_discount: fromMinor(coupon.max_discount),
    limit: coupon.limit,
    total_uses: coupon.total_uses,
    start_date: coupon.start_date,
    expire_date: coupon.expire_date,
    status: 1,
    data: dataOf(coupon, name),
    module_id: coupon.module_id,
    created_by: coupon.created_by,
    customer_id: '["all"]',
    store_id: coupon.store_id,
    store: coupon.store_id === null ? null : { id: coupon.store_id, name },
  }
}

function dataOf(coupon: CouponRow['coupon'], storeName: string): string {
  if (coupon.coupon_type === 'store_wise') return storeName
  return coupon.coupon_type === 'zone_wise' ? JSON.stringify(coupon.zone_ids) : ''
}
