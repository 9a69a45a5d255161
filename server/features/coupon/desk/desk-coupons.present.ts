// A coupon in the words of the desk.
import { ownText } from '#contract/core/desk.ts'
import { periodState } from '#contract/core/desk-period.ts'
import type { Language } from '#contract/core/language.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { DeskCoupon, ListedCoupon } from '#contract/features/coupon/desk/desk-coupon.schema.ts'
import type { CouponReader, ShownCoupon } from './desk-coupons.db.ts'

export function presentListed(row: ShownCoupon, { language, today }: CouponReader): ListedCoupon {
  const { coupon, module_name, store_name, cost } = row
  const { id, code, coupon_type, module_id, store_id, discount_type, limit, start_date, expire_date } = coupon
  const { archived_at, status, created_by, total_uses, version } = coupon
  const period = { is_archived: archived_at !== null, is_on: status, from: start_date, to: expire_date }
  return {
    ...{ id, code, coupon_type, module_id, module_name, store_id, store_name, discount_type, limit },
    ...{ start_date, expire_date, created_by, version },
    title: coupon.title[language],
    // Percent × 100 and minor units are both hundredths.
    discount: fromMinor(coupon.discount),
    min_purchase: fromMinor(coupon.min_purchase),
    max_discount: fromMinor(coupon.max_discount),
    state: periodState(period, today),
    uses: total_uses,
    cost: fromMinor(cost),
  }
}

type Named = DeskCoupon['zones']

export function presentCoupon(
  row: ShownCoupon,
  reader: CouponReader,
  { zones, customers, main }: { zones: Named; customers: Named; main: Language },
): DeskCoupon {
  return {
    ...presentListed(row, reader),
    status: row.coupon.status,
    texts: { title: ownText(row.coupon.title, main) },
    zones,
    customers,
  }
}
