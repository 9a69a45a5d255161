// Refusals about a coupon (api.md 7.6), the same when it is tried and when the order is placed.
import type { FailureKind } from '../../core/failure.ts'

export const couponFailures = {
  unknown: { status: 404, code: 'coupon', message: 'Not found' },
  limit_over: { status: 406, code: 'coupon', message: 'Coupon usage limit over' },
  expired: { status: 407, code: 'coupon', message: 'Coupon expire' },
  not_eligible: { status: 403, code: 'coupon', message: 'You are not eligible for this coupon' },
  minimum: {
    status: 406,
    code: 'coupon',
    message: 'To apply this coupon, total item amount should be minimum {amount}',
  },
} as const satisfies Record<string, FailureKind>
