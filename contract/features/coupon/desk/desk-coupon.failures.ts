// Why a coupon is not saved.
import type { FailureKind } from '../../../core/failure.ts'

export const deskCouponFailures = {
  code_taken: { status: 409, code: 'code', message: 'Another coupon has this code already.' },
  unknown_module: { status: 422, code: 'module_id', message: 'This module does not exist.' },
  unknown_store: { status: 422, code: 'store_id', message: 'This store is not in the chosen module.' },
  unknown_zones: { status: 422, code: 'zone_ids', message: 'One of these zones does not exist.' },
  unknown_customers: { status: 422, code: 'customer_ids', message: 'One of these customers does not exist.' },
  /** Of managers: the business alone decides what holds in every store. */
  own_store: { status: 422, code: 'store_id', message: 'Choose one of your own stores.' },
  own_zones: { status: 422, code: 'coupon_type', message: 'Coupons for zones are made by the business.' },
} as const satisfies Record<string, FailureKind>
