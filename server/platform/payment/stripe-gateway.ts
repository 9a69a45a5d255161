// Stripe Checkout: the payer enters a card on Stripe's own page, never on ours; Stripe reports by webhook, and answers when asked.
import type { Language } from '#contract/core/language.ts'
import { asJson } from '#contract/core/wire.ts'
import type { StripeSettings } from '../config/payment-settings.ts'
import type { Log } from '../log/log.ts'
import { type AskedPayment, type Gateway, GatewaySilent, type KnownPayment } from './gateway.ts'
import { stripeAmount } from './stripe-amount.ts'
import { createStripeApi, type StripeAnswer } from './stripe-api.ts'
import { isAbout, outcomeOf, type StripeSession, stripeEvent, stripeSession } from './stripe-session.ts'
import { isSigned } from './stripe-signature.ts'

/** Stripe's page has no Arabic and no Tajik: there it follows the browser. */
const locales: Readonly<Record<Language, string>> = { en: 'en', ru: 'ru', ar: 'auto', tg: 'auto' }

const sessions = '/v1/checkout/sessions'

function formOf({ token, amount, currency, title, language, origin }: AskedPayment) {
  const back = `${origin}/payment/return/${token}`
  return {
    mode: 'payment',
    client_reference_id: token,
    success_url: `${back}?done=1`,
    cancel_url: back,
    locale: locales[language],
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(stripeAmount(amount, currency)),
    'line_items[0][price_data][product_data][name]': title,
    'payment_intent_data[metadata][token]': token,
  }
}

function sessionIn({ status, body }: StripeAnswer): StripeSession {
  const read = stripeSession.safeParse(body)
  if (status !== 200 || !read.success) throw new GatewaySilent(`Stripe answered ${status} without a session`)
  return read.data
}

export function createStripeGateway(settings: StripeSettings, log: Pick<Log, 'error'>): Gateway {
  const ask = createStripeApi(settings)

  /** A session that is not about the payment is an alarm: somebody paid something else. */
  function outcomeFor(session: StripeSession, payment: KnownPayment) {
    if (isAbout(session, payment)) return outcomeOf(session)
    log.error(
      { session: session.id, reference: payment.reference },
      'a Stripe session does not fit its payment',
    )
    return null
  }

  async function look({ reference }: KnownPayment): Promise<StripeSession> {
    return sessionIn(await ask({ method: 'GET', path: `${sessions}/${reference}?expand[]=payment_intent` }))
  }

  return {
    key: 'stripe',
    title: 'Stripe',

    async open(asked) {
      const session = sessionIn(
        await ask({ method: 'POST', path: sessions, form: formOf(asked), key: `open ${asked.token}` }),
      )
      if (!session.url) throw new GatewaySilent('Stripe gave no address to pay at')
      return { url: session.url, reference: session.id }
    },

    async resume(payment) {
      if (payment.reference === null) return null
      const session = await look(payment)
      const isOpen = session.status === 'open' && isAbout(session, payment)
      return isOpen ? (session.url ?? null) : null
    },

    async outcome(payment) {
      return payment.reference === null ? null : outcomeFor(await look(payment), payment)
    },

    async close(payment) {
      if (payment.reference === null) return 'canceled'
      const answer = await ask({ method: 'POST', path: `${sessions}/${payment.reference}/expire` })
      // One that is over can not be closed: then it is asked how it ended.
      const session = answer.status === 200 ? sessionIn(answer) : await look(payment)
      return outcomeFor(session, payment)
    },

    async refund(payment, part) {
      const { payment_intent } = await look(payment)
      if (!payment_intent) throw new GatewaySilent('Stripe names no payment to give back')
      const form = {
        payment_intent: payment_intent.id,
        ...(part === null ? {} : { amount: String(stripeAmount(part, payment.currency)) }),
      }
      const { status } = await ask({
        method: 'POST',
        path: '/v1/refunds',
        form,
        key: `refund ${payment.token}`,
      })
      if (status !== 200) throw new GatewaySilent(`Stripe answered ${status} to a refund`)
    },

    readWebhook(message) {
      if (!isSigned(message, settings.webhook_secret)) return 'forged'
      const read = stripeEvent.safeParse(asJson(Buffer.from(message.body).toString()))
      const token = read.data?.data.object.client_reference_id
      if (!read.success || !token) return null
      const { type, data } = read.data
      const refused = type === 'checkout.session.async_payment_failed'
      return {
        token,
        outcomeFor(payment) {
          const outcome = outcomeFor(data.object, payment)
          return refused && isAbout(data.object, payment) ? 'failed' : outcome
        },
      }
    },
  }
}
