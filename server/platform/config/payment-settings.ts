// Settings of paying: the gateway that takes real money, how long an unpaid order is kept, how long placing can be undone.
import { z } from 'zod'

const optional = z
  .string()
  .transform((text) => text.trim() || undefined)
  .optional()

export const paymentSettings = {
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  /** Elsewhere only for trying: Stripe's own mock, or a test's. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  PAYMENT_HOLD_MINUTES: z.coerce.number().int().min(1).max(1_440).default(10),
  UNDO_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
}

const settings = z.object(paymentSettings)

type PaymentValues = z.output<typeof settings>

export interface StripeSettings {
  secret_key: string
  webhook_secret: string
  url: string
}

/** Without the webhook's secret, who closes the browser after paying would have paid for nothing. */
export function checkPaymentNeeds(values: PaymentValues, context: z.RefinementCtx<unknown>): void {
  if (Boolean(values.STRIPE_SECRET_KEY) === Boolean(values.STRIPE_WEBHOOK_SECRET)) return
  const missing = values.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
  context.addIssue({ code: 'custom', path: [missing], message: 'is needed to take payments with Stripe' })
}

export function stripeFrom(values: PaymentValues): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secret } = values
  if (!secret_key || !webhook_secret) return null
  return { secret_key, webhook_secret, url: values.STRIPE_API_URL.replace(/\/$/, '') }
}
