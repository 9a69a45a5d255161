// What a session means for a payment, and whether it is about it at all.
import { expect, test } from 'vitest'
import { aSession, known } from './stripe.fixture.ts'
import { isAbout, outcomeOf, type StripeSession, stripeEvent, stripeSession } from './stripe-session.ts'

const intent = (status: string) => ({ id: 'pi_1', status })

test.each<[string, Partial<StripeSession>, ReturnType<typeof outcomeOf>]>([
  ['open', {}, null],
  ['paid', { status: 'complete', payment_status: 'paid' }, 'paid'],
  ['paid although it is over', { status: 'expired', payment_status: 'paid' }, 'paid'],
  ['over', { status: 'expired' }, 'canceled'],
  [
    'refused by the bank',
    { status: 'complete', payment_intent: intent('requires_payment_method') },
    'failed',
  ],
  ['taken back by the bank', { status: 'complete', payment_intent: intent('canceled') }, 'failed'],
  ['on the way', { status: 'complete', payment_intent: intent('processing') }, null],
  ['complete and nothing said', { status: 'complete', payment_intent: null }, null],
  ['open after a refused card', { payment_intent: intent('requires_payment_method') }, null],
])('a session that is %s', (_, session, outcome) => {
  expect(outcomeOf(aSession(session))).toBe(outcome)
})

test.each<[string, Partial<StripeSession>]>([
  ['payment', { client_reference_id: 'other' }],
  ['reference', { id: 'cs_2' }],
  ['sum', { amount_total: 1_049 }],
  ['currency', { currency: 'eur' }],
])('a session of another %s says nothing about this one', (_, other) => {
  expect(isAbout(aSession(), known)).toBe(true)
  expect(isAbout(aSession(other), known)).toBe(false)
})

test('before the reference is known, the token says which payment it is', () => {
  expect(isAbout(aSession({ id: 'cs_2' }), { ...known, reference: null })).toBe(true)
})

test('a sum is compared as Stripe counts it', () => {
  const yen = { ...known, amount: 105_000, currency: 'JPY' }
  expect(isAbout(aSession({ amount_total: 1_050, currency: 'jpy' }), yen)).toBe(true)
})

test('a payment intent is read as its id or whole', () => {
  const read = (payment_intent: unknown) =>
    stripeSession.parse({ ...aSession(), payment_intent }).payment_intent
  expect(read('pi_1')).toEqual(intent(''))
  expect(read(intent('succeeded'))).toEqual(intent('succeeded'))
  expect(stripeSession.safeParse({ ...aSession(), payment_intent: {} }).success).toBe(false)
})

test.each(['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'])(
  'Stripe’s word that a session is %s is read',
  (word) => {
    const type = `checkout.session.${word}`
    expect(stripeEvent.parse({ type, data: { object: aSession() } })).toMatchObject({ type })
  },
)

test('what is said of other things is about nothing of ours', () => {
  expect(stripeEvent.safeParse({ type: 'invoice.paid', data: { object: aSession() } }).success).toBe(false)
  expect(stripeEvent.safeParse({ type: 'checkout.session.completed', data: {} }).success).toBe(false)
  expect(stripeEvent.safeParse({ type: 'checkout.session.completed' }).success).toBe(false)
  expect(stripeSession.safeParse({ id: 'cs_1' }).success).toBe(false)
})
