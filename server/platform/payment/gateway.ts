// A way to pay elsewhere: the payer is sent there, and the gateway itself is asked what became of it.
import type { Language } from '#contract/core/language.ts'

export interface AskedPayment {
  /** Unguessable; the gateway sends the payer back to /payment/return/{token}. */
  token: string
  /** Minor units. */
  amount: number
  currency: string
  language: Language
  /** Of the shop. */
  origin: string
}

export interface OpenedPayment {
  /** Where the payer goes. */
  url: string
  /** The gateway's own name of the payment, to ask for it later. */
  reference: string | null
}

export interface Gateway {
  key: string
  open(asked: AskedPayment): Promise<OpenedPayment>
  /** Never what the payer's browser claims; null while nothing is decided. */
  outcome(payment: {
    token: string
    reference: string | null
  }): Promise<'paid' | 'failed' | 'canceled' | null>
}
