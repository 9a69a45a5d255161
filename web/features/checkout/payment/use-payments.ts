// The ways to pay this order, and the one that holds until the customer chooses.
import { useQuery } from '@tanstack/react-query'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { offlineMethodsQuery } from '#web/features/order/offline/offline-methods.query.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { readStored, writeStored } from '#web/platform/storage/storage.ts'
import type { Draft, PaymentChoice } from '../draft/draft.ts'
import { defaultPayment, keyOf, type PaymentOption, paymentOptions } from './payment-options.ts'

interface Payments {
  payments: readonly PaymentOption[]
  /** Chosen, or what holds until then; null while nothing is evident. */
  payment: PaymentChoice | null
}

export function usePayments(
  quote: Quote | undefined,
  draft: Pick<Draft, 'payment' | 'use_wallet'>,
): Payments {
  const { config, ...access } = useShop()
  const takesOffline = quote?.payment_methods.includes('offline_payment') ?? false
  const { data: offline = [] } = useQuery({ ...offlineMethodsQuery(access), enabled: takesOffline })
  if (!quote) return { payments: [], payment: draft.payment }
  const isWalletShort = quote.wallet_balance !== null && !quote.payment_methods.includes('wallet')
  const methods = isWalletShort ? [...quote.payment_methods, 'wallet' as const] : quote.payment_methods
  const payments = paymentOptions(methods, config, offline)
  const last = readStored('last_payment')
  return {
    payments,
    payment: draft.payment ?? defaultPayment(payments, { quote, last, use_wallet: draft.use_wallet }),
  }
}

/** The next checkout on this device begins with it. */
export function rememberPayment(payment: PaymentChoice | null): void {
  if (payment) writeStored('last_payment', keyOf(payment))
}
