// Refusals about wallet and loyalty points.
import type { FailureKind } from '../../core/failure.ts'

export const walletFailures = {
  insufficient_balance: { status: 403, code: 'order_amount', message: 'Insufficient balance' },
  insufficient_point: { status: 403, code: 'point', message: 'Insufficient Point' },
  transfer_off: { status: 403, code: 'customer_wallet', message: 'Failed to transfer' },
  add_fund_off: {
    status: 403,
    code: 'customer_wallet',
    message: 'Adding money to the wallet is not available at this time',
  },
  referral_off: { status: 403, code: 'ref_code', message: 'Referer disable' },
} as const satisfies Record<string, FailureKind>
