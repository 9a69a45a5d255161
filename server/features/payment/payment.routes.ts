// The addresses a payer's browser passes, the demo's own gateway and the way back from any, and the door gateways tell at.
import { Hono } from 'hono'
import { Failure } from '#contract/core/failure.ts'
import { isLanguage, type Language } from '#contract/core/language.ts'
import { paymentFailures } from '#contract/features/payment/payment.failures.ts'
import { tellPayer } from '#server/platform/payment/tell-payer.ts'
import { trialDecisions } from '#server/platform/payment/trial-gateway.ts'
import type { PaymentService } from './payment.service.ts'
import { type TrialBillLine, trialPage } from './trial-page.ts'

export interface PaymentPageParts {
  payments: PaymentService
  money(minor: number): Promise<string>
  /** What an order costs, line by line, as it was accepted. */
  billOf(order_id: number, language: Language): Promise<readonly TrialBillLine[]>
}

export function paymentPages({ payments, money, billOf }: PaymentPageParts): Hono {
  const pages = new Hono()
  pages.use('/payment/*', tellPayer)

  pages.get('/payment/return/:token', async (context) =>
    context.redirect(
      await payments.finish(context.req.param('token'), { claims_done: context.req.query('done') === '1' }),
      303,
    ),
  )

  pages.post('/api/v1/payment/webhook/:gateway', async (context) => {
    await payments.hear(context.req.param('gateway'), {
      body: await context.req.text(),
      signature: context.req.header('stripe-signature'),
    })
    return context.json({ received: true })
  })

  pages.get('/payment/trial/:token', async (context) => {
    const row = await payments.look(context.req.param('token'))
    if (row.gateway !== 'trial') throw new Failure(paymentFailures.unknown)
    // Whoever goes back to it is told how it ended, and not asked to pay again.
    if (row.outcome !== null) return context.redirect(`/payment/return/${row.token}`, 303)
    const asked = context.req.query('language')
    const language = isLanguage(asked) ? asked : 'en'
    const [amount, bill] = await Promise.all([
      money(row.amount),
      row.order_id === null ? [] : billOf(row.order_id, language),
    ])
    context.header('Cache-Control', 'no-store')
    return context.html(trialPage({ amount, bill, language, nonce: context.get('nonce') }))
  })

  pages.post('/payment/trial/:token', async (context) => {
    const token = context.req.param('token')
    const { decision } = await context.req.parseBody()
    const known = trialDecisions.find((one) => one === decision)
    if (!known) throw new Failure(paymentFailures.unknown)
    await payments.decideTrial(token, known)
    return context.redirect(`/payment/return/${token}`, 303)
  })

  return pages
}
