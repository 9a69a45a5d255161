// A way to pay elsewhere: the payer is sent there, and the gateway itself is asked what became of it.
import type { Language } from '#contract/core/language.ts'
import type { PageReader } from '../http/reply/page-reader.ts'
import type { payerPage } from './payer-page.ts'

export interface AskedPayment {
  /** Unguessable; the gateway sends the payer back to /payment/return/{token}. */
  token: string
  /** Minor units. */
  amount: number
  currency: string
  /** What the payer reads there: the shop's name. */
  title: string
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

export interface KnownPayment {
  token: string
  reference: string | null
  /** Minor units. */
  amount: number
  currency: string
}

export type GatewayOutcome = 'paid' | 'failed' | 'canceled'

/** A message as it came in: the body byte for byte, because its signature covers exactly that. */
export interface GatewayMessage {
  body: Uint8Array
  /** All of them: each gateway signs in a header of its own. */
  headers: Headers
  received_at: Date
}

/** Which payment a message is about, and what it says of it; null while nothing is decided. */
export interface GatewayNews {
  token: string
  outcomeFor(payment: KnownPayment): GatewayOutcome | null
}

export interface PayerBillLine {
  label: string
  amount: string
  tone: 'plain' | 'saved' | 'total'
}

/** A payment as its payer reads it. */
export interface ShownPayment {
  amount: string
  /** Empty where no order is paid for. */
  bill: readonly PayerBillLine[]
  reader: PageReader
}

/** The page of a gateway that has none elsewhere; the shop shows it at /payment/{key}/{token}. */
export interface GatewayPage {
  show(payment: ShownPayment): ReturnType<typeof payerPage>
  /** Kept with the payment, for `outcome` to read; null for an answer its form does not offer. */
  referenceOf(decision: unknown): string | null
}

export interface Gateway {
  key: string
  /** As customers read it where the shop gives it no name of its own. */
  title: string
  open(asked: AskedPayment): Promise<OpenedPayment>
  /** Where a payer goes on with what was opened before; null when that is over or decided. */
  resume(payment: KnownPayment, payer: Pick<AskedPayment, 'language' | 'origin'>): Promise<string | null>
  /** Never what the payer's browser claims; null while nothing is decided. */
  outcome(payment: KnownPayment): Promise<GatewayOutcome | null>
  /** Nobody can pay it any more; says how it ended, which may be that it was just paid. */
  close(payment: KnownPayment): Promise<GatewayOutcome | null>
  /** A part of it in minor units, or with null all. Asked again, it gives back once. */
  refund(payment: KnownPayment, part: number | null): Promise<void>
  /** For gateways that report by themselves (webhooks); null where the message is about nothing of ours. */
  readWebhook?(message: GatewayMessage): GatewayNews | 'forged' | null
  page?: GatewayPage
}

/** The gateway did not answer, or not as it should: nothing is known, and it may be asked again. */
export class GatewaySilent extends Error {}
