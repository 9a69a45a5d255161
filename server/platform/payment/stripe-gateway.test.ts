// Stripe as a gateway: a page is opened, looked at, closed, given back; its reports are read and compared.
import { afterEach, expect, test, vi } from 'vitest'
import type { Log } from '../log/log.ts'
import { GatewaySilent } from './gateway.ts'
import { aMessage, aSession, asked, known, reply, settings, stripeAnswers } from './stripe.fixture.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const error = vi.fn<Log['error']>()
const gateway = createStripeGateway(settings, { error })

afterEach(() => {
  vi.unstubAllGlobals()
  error.mockClear()
})

const unopened = { ...known, reference: null }
const paid = aSession({
  status: 'complete',
  payment_status: 'paid',
  payment_intent: { id: 'pi_1', status: 'succeeded' },
})
const look = 'https://stripe.test/v1/checkout/sessions/cs_1?expand[]=payment_intent'

test('it is offered under its own name', () => {
  expect(gateway).toMatchObject({ key: 'stripe', title: 'Stripe' })
})

test('a page is opened for exactly what is due, and leads back to the shop', async () => {
  const calls = stripeAnswers(reply(aSession()))
  expect(await gateway.open(asked)).toEqual({ url: 'https://stripe.test/pay/cs_1', reference: 'cs_1' })
  const [call] = calls
  expect([call?.method, call?.url]).toEqual(['POST', 'https://stripe.test/v1/checkout/sessions'])
  expect(call?.headers.get('idempotency-key')).toBe('open token')
  expect(call?.form).toEqual({
    mode: 'payment',
    client_reference_id: 'token',
    success_url: 'https://shop.test/payment/return/token?done=1',
    cancel_url: 'https://shop.test/payment/return/token',
    locale: 'en',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '1050',
    'line_items[0][price_data][product_data][name]': 'Fivefold',
    'payment_intent_data[metadata][token]': 'token',
  })
})

test.each([
  ['en', 'en'],
  ['ru', 'ru'],
  ['ar', 'auto'],
  ['tg', 'auto'],
] as const)('its page for a reader of %s is %s', async (language, locale) => {
  const calls = stripeAnswers(reply(aSession()))
  await gateway.open({ ...asked, language })
  expect(calls[0]?.form.locale).toBe(locale)
})

test.each([
  ['without an address', reply(aSession({ url: null })), 'no address to pay at'],
  ['that is no session', reply({ id: 'cs_1' }), 'answered 200 without a session'],
  ['that is a refusal', reply(aSession(), 402), 'answered 402 without a session'],
])('an answer %s opens nothing', async (_, answer, words) => {
  stripeAnswers(answer)
  const failed = await gateway.open(asked).catch((one: unknown) => one)
  expect(failed).toBeInstanceOf(GatewaySilent)
  expect(String(failed)).toContain(words)
})

test('a payer goes on where a page is open, and nowhere else', async () => {
  const resumed = async (session = aSession(), payment = known) => {
    stripeAnswers(reply(session))
    return gateway.resume(payment, asked)
  }
  expect(await resumed()).toBe('https://stripe.test/pay/cs_1')
  expect(await resumed(aSession({ url: null }))).toBeNull()
  expect(await resumed(paid)).toBeNull()
  expect(await resumed(aSession({ status: 'expired' }))).toBeNull()
  expect(await resumed(aSession({ amount_total: 1 }))).toBeNull()
  expect(await gateway.resume(unopened, asked)).toBeNull()
})

test('the outcome is asked of Stripe itself', async () => {
  const calls = stripeAnswers(reply(paid), reply(aSession()))
  expect([await gateway.outcome(known), await gateway.outcome(known)]).toEqual(['paid', null])
  expect(calls[0]).toMatchObject({ method: 'GET', url: look })
  expect(await gateway.outcome(unopened)).toBeNull()
  expect(error).not.toHaveBeenCalled()
})

test('a session that does not fit its payment decides nothing and is an alarm', async () => {
  stripeAnswers(reply({ ...paid, amount_total: 1 }))
  expect(await gateway.outcome(known)).toBeNull()
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { session: 'cs_1', reference: 'cs_1' },
    'a Stripe session does not fit its payment',
  )
})

test('closing says how it ended, which may be that it was just paid', async () => {
  expect(await gateway.close(unopened)).toBe('canceled')
  const calls = stripeAnswers(reply(aSession({ status: 'expired' })))
  expect(await gateway.close(known)).toBe('canceled')
  expect(calls).toMatchObject([
    { method: 'POST', url: 'https://stripe.test/v1/checkout/sessions/cs_1/expire' },
  ])
  const refused = stripeAnswers(reply({}, 400), reply(paid))
  expect(await gateway.close(known)).toBe('paid')
  expect(refused[1]).toMatchObject({ method: 'GET', url: look })
})

test('a refund gives back what the session took, once however often it is asked', async () => {
  const calls = stripeAnswers(reply(paid), reply({ id: 're_1' }))
  await gateway.refund(known, 700)
  expect(calls[1]).toMatchObject({
    method: 'POST',
    url: 'https://stripe.test/v1/refunds',
    form: { payment_intent: 'pi_1', amount: '700' },
  })
  expect(calls[1]?.headers.get('idempotency-key')).toBe('refund token')
})

test('a refund that Stripe did not take is to be asked for again', async () => {
  stripeAnswers(reply(aSession()))
  await expect(gateway.refund(known, null)).rejects.toThrow('Stripe names no payment to give back')
  stripeAnswers(reply(paid), reply({}, 400))
  await expect(gateway.refund(known, null)).rejects.toThrow('Stripe answered 400 to a refund')
})

function reported(type: string, session: unknown, header?: string) {
  return gateway.readWebhook?.(aMessage(JSON.stringify({ type, data: { object: session } }), header))
}

function outcomeReported(type: string, session: unknown, payment = known) {
  const news = reported(type, session)
  if (!news || news === 'forged') return news
  expect(news.token).toBe('token')
  return news.outcomeFor(payment)
}

test('a report by webhook decides what it is about', () => {
  expect(outcomeReported('checkout.session.completed', paid)).toBe('paid')
  expect(outcomeReported('checkout.session.expired', aSession({ status: 'expired' }))).toBe('canceled')
  expect(outcomeReported('checkout.session.completed', aSession({ status: 'complete' }))).toBeNull()
})

test('money that did not come after all is a failed payment, of this payment only', () => {
  const late = aSession({ status: 'complete' })
  expect(outcomeReported('checkout.session.async_payment_failed', late)).toBe('failed')
  const other = { ...known, amount: 1 }
  expect(outcomeReported('checkout.session.async_payment_failed', late, other)).toBeNull()
})

test('a forged report is told from one that is about nothing of ours', () => {
  expect(reported('checkout.session.completed', paid, 't=1,v1=00')).toBe('forged')
  expect(reported('invoice.paid', paid)).toBeNull()
  expect(reported('checkout.session.completed', { ...paid, client_reference_id: null })).toBeNull()
  expect(gateway.readWebhook?.(aMessage('no JSON'))).toBeNull()
})
