// The addresses a payer's browser passes, the page of a gateway that has none elsewhere, the way back from any, and the webhook gateways call.
import { Hono } from 'hono'
import { cleanText } from '#contract/core/clean-value.ts'
import { isLanguage, type Language } from '#contract/core/language.ts'
import { pageReader } from '#server/platform/http/reply/page-reader.ts'
import { readParameters } from '#server/platform/http/request/read-request.ts'
import type { OriginOf } from '#server/platform/http/security/origin.ts'
import type { PayerBillLine } from '#server/platform/payment/gateway.ts'
import { payerErrors } from '#server/platform/payment/payer-errors.ts'
import type { PaymentService } from './payment.service.ts'

export interface PaymentPageParts {
  payments: PaymentService
  originOf: OriginOf
  money(minor: number): Promise<string>
  /** What an order costs, line by line, as it was accepted. */
  billOf(order_id: number, language: Language): Promise<readonly PayerBillLine[]>
}

export function paymentPages({ payments, originOf, money, billOf }: PaymentPageParts): Hono {
  const pages = new Hono()
  pages.use('/payment/*', payerErrors)

  pages.get('/payment/return/:token', async (context) => {
    const claims_done = context.req.query('done') === '1'
    const back = { claims_done, origin: originOf(context.req.raw) }
    return context.redirect(await payments.finish(cleanText(context.req.param('token')), back), 303)
  })

  pages.post('/api/v1/payment/webhook/:gateway', async (context) => {
    await payments.handleWebhook(cleanText(context.req.param('gateway')), {
      body: new Uint8Array(await context.req.arrayBuffer()),
      headers: context.req.raw.headers,
    })
    return context.json({ received: true })
  })

  pages.get('/payment/:gateway/:token', async (context) => {
    const { gateway, token } = context.req.param()
    const { row, page } = await payments.shown(gateway, cleanText(token))
    // Whoever goes back to it sees how it ended, and not asked to pay again.
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
    return context.html(page.show({ amount, bill, reader: { ...pageReader(context), language } }))
  })

  pages.post('/payment/:gateway/:token', async (context) => {
    const token = cleanText(context.req.param('token'))
    const { decision } = await readParameters(context)
    await payments.decide(context.req.param('gateway'), token, decision)
    return context.redirect(`/payment/return/${token}`, 303)
  })

  return pages
}
