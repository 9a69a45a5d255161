// The addresses a payer's browser passes, the demo's own gateway and the way back from any, and the door gateways tell at.
import { Hono } from 'hono'
import { cleanText } from '#contract/core/clean-value.ts'
import { Failure } from '#contract/core/failure.ts'
import { isLanguage, type Language } from '#contract/core/language.ts'
import { paymentFailures } from '#contract/features/payment/payment.failures.ts'
import type { OriginOf } from '#server/platform/http/origin.ts'
import { readParameters } from '#server/platform/http/read-request.ts'
import { tellPayer } from '#server/platform/payment/tell-payer.ts'
import { trialDecisions } from '#server/platform/payment/trial-gateway.ts'
import type { PaymentService } from './payment.service.ts'
import { type TrialBillLine, trialPage } from './trial-page.ts'

export interface PaymentPageParts {
  payments: PaymentService
  originOf: OriginOf
  money(minor: number): Promise<string>
  /** What an order costs, line by line, as it was accepted. */
  billOf(order_id: number, language: Language): Promise<readonly TrialBillLine[]>
}

export function paymentPages({ payments, originOf, money, billOf }: PaymentPageParts): Hono {
  const pages = new Hono()
  pages.use('/payment/*', tellPayer)

  pages.get('/payment/return/:token', async (context) => {
    const claims_done = context.req.query('done') === '1'
    const back = { claims_done, origin: originOf(context.req.raw) }
    return context.redirect(await payments.finish(cleanText(context.req.param('token')), back), 303)
  })

  pages.post('/api/v1/payment/webhook/:gateway', async (context) => {
    await payments.hear(cleanText(context.req.param('gateway')), {
      body: new Uint8Array(await context.req.arrayBuffer()),
      headers: context.req.raw.headers,
    })
    return context.json({ received: true })
  })

  pages.get('/payment/trial/:token', async (context) => {
    const row = await payments.look(cleanText(context.req.param('token')))
    if (row.gateway !== 'trial') throw new Failure(paymentFailures.unknown)
    // Whoever goes back to it is told how it ended, and not asked to pay again.
    if (row.outcome !== null) return context.redirect(`/payment/return/${row.token}`, 303)
    const asked = context.req.query('language')
    const language = isLanguage(asked) ? asked : 'en'
    const [amount, bill] = await Promise.all([
      money(row.amount),
      row.order_id === null ? [] : billOf(row.order_id, language),
    ])
    // Deciding leads back to where the payer came from, which a browser counts as part of sending the form.
    const back = payments.callbackTo(row.callback, originOf(context.req.raw))
    if (back !== null) context.set('form_targets', [new URL(back).origin])
    return context.html(trialPage({ amount, bill, language, nonce: context.get('nonce') }))
  })

  pages.post('/payment/trial/:token', async (context) => {
    const token = cleanText(context.req.param('token'))
    const { decision } = await readParameters(context)
    const known = trialDecisions.find((one) => one === decision)
    if (!known) throw new Failure(paymentFailures.unknown)
    await payments.decideTrial(token, known)
    return context.redirect(`/payment/return/${token}`, 303)
  })

  return pages
}
