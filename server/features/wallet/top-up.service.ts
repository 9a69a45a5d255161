// Adding money to the wallet through a gateway; what comes in is booked once, with its bonus.
import { refuseUnless } from '#contract/core/failure.ts'
import { toMinor } from '#contract/core/money.ts'
import { walletFailures } from '#contract/features/wallet/wallet.failures.ts'
import type { Statements } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { WalletService } from './wallet.service.ts'

export interface TopUpParts {
  content: Pick<ContentService, 'settings'>
  payments: Pick<PaymentService, 'begin' | 'refundPayment'>
  wallets: Pick<WalletService, 'isThere' | 'topUp'>
}

interface PaidTopUp {
  id: number
  customer_id: number | null
  /** Minor units. */
  amount: number
  created_at: Date
}

interface WantedTopUp {
  /** Decimal, as the customer wrote it. */
  amount: number
  payment_method: string
  callback?: string | undefined
}

export function createTopUpService({ content, payments, wallets }: TopUpParts) {
  return {
    async begin(customer_id: number, wanted: WantedTopUp, scope: Scope) {
      const { customer_wallet_status, add_fund_status } = await content.settings()
      refuseUnless(customer_wallet_status && add_fund_status, walletFailures.add_fund_off)
      const { payment_method, callback = `${scope.origin}/profile?page=wallet` } = wanted
      const amount = toMinor(wanted.amount)
      return payments.begin({ purpose: 'add_fund', customer_id, amount, payment_method, callback }, scope)
    },

    /** When the payment came in, in its transaction. */
    async book(tx: Statements, { customer_id, amount, id, created_at }: PaidTopUp): Promise<void> {
      if (customer_id === null) return
      // Whoever removed the account while paying has no wallet any more: the money goes back where it came from.
      if (!(await wallets.isThere(tx, customer_id))) await payments.refundPayment(tx, id)
      else await wallets.topUp(tx, { customer_id, amount, reference: `payment ${id}`, asked_at: created_at })
    },
  }
}

export type TopUpService = ReturnType<typeof createTopUpService>
