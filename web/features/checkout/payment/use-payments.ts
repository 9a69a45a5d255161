// The ways to pay this order, and the one that holds until the customer chooses.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { offlineMethodsQuery } from '#web/features/order/offline/offline-methods.query.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { readStored, writeStored } from '#web/platform/storage/storage.ts'
import type { Draft, PaymentChoice } from '../draft/draft.ts'
import { defaultPayment, keyOf, type PaymentOption, paymentOptions } from './payment-options.ts'

export interface Payments {
  options: readonly PaymentOption[]
  /** Whether all of them are known; until then none holds by itself. */
  isKnown: boolean
  /** Chosen, or what holds until then; null while nothing is evident. */
  payment: PaymentChoice | null
}

interface PaymentDraft {
  draft: Pick<Draft, 'payment' | 'use_wallet'>
  choose(payment: PaymentChoice): void
}

export function usePayments(quote: Quote | undefined, { draft, choose }: PaymentDraft): Payments {
  const { config, ...access } = useShop()
  const [last] = useState(() => readStored('last_payment'))
  const takesOffline = quote?.payment_methods.includes('offline_payment') ?? false
  const offline = useQuery({ ...offlineMethodsQuery(access), enabled: takesOffline })
  const isKnown = quote !== undefined && !(takesOffline && offline.isPending)
  const options = quote ? paymentOptions(methodsOf(quote), config, offline.data ?? []) : []
  const held = isKnown ? defaultPayment(options, { quote, last, use_wallet: draft.use_wallet }) : null
  const payment = draft.payment ?? held
  // What a wallet pays is part of the total, so it is chosen as if by hand: the total is asked for with it.
  const isWalletHeld = draft.payment === null && held?.method === 'wallet'
  const chooseWallet = useEffectEvent(() => choose({ method: 'wallet' }))
  useEffect(() => {
    if (isWalletHeld) chooseWallet()
  }, [isWalletHeld])
  return { options, isKnown, payment }
}

/** A wallet that holds too little is offered with its balance, so that nobody looks for it. */
function methodsOf({ payment_methods, wallet_balance }: Quote): Quote['payment_methods'] {
  const isShort = wallet_balance !== null && !payment_methods.includes('wallet')
  return isShort ? [...payment_methods, 'wallet'] : payment_methods
}

/** The next checkout on this device begins with it. */
export function rememberPayment(payment: PaymentChoice | null): void {
  if (payment) writeStored('last_payment', keyOf(payment))
}
