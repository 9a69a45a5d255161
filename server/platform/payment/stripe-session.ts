// A Checkout Session as Stripe sends it, and what it means for a payment of the shop.
import { z } from 'zod'
import type { GatewayOutcome, KnownPayment } from './gateway.ts'
import { stripeAmount } from './stripe-amount.ts'

/** A payment intent comes as its id, or whole when it was asked for. */
const paymentIntent = z.union([
  z.string().transform((id) => ({ id, status: '' })),
  z.object({ id: z.string(), status: z.string() }),
])

export const stripeSession = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: paymentIntent.nullish(),
  url: z.string().nullish(),
})

export type StripeSession = z.output<typeof stripeSession>

/** Stripe's event as far as it matters here; others are about nothing of ours. */
export const stripeEvent = z.object({
  type: z.enum([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ]),
  data: z.object({ object: stripeSession }),
})

/** Paying went wrong for good: the bank said no after the payer had left. */
const isRefused = ({ status, payment_intent }: StripeSession) =>
  status === 'complete' && ['canceled', 'requires_payment_method'].includes(payment_intent?.status ?? '')

export function outcomeOf(session: StripeSession): GatewayOutcome | null {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'canceled'
  return isRefused(session) ? 'failed' : null
}

/** A session of another payment, sum or currency says nothing about this one. */
export function isAbout(session: StripeSession, { token, reference, amount, currency }: KnownPayment) {
  return (
    session.client_reference_id === token &&
    (reference === null || session.id === reference) &&
    session.amount_total === stripeAmount(amount, currency) &&
    session.currency === currency.toLowerCase()
  )
}
