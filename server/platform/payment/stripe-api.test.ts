// Talking to Stripe: what is sent, what counts as silence, and when to ask again.
import { afterEach, expect, test, vi } from 'vitest'
import { GatewaySilent } from './gateway.ts'
import { reply, settings, stripeAnswers } from './stripe.fixture.ts'
import { createStripeApi, type StripeAsk } from './stripe-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const post: StripeAsk = { method: 'POST', path: '/v1/refunds', form: { payment_intent: 'pi_1' }, key: 'one' }

function ask(asked: StripeAsk) {
  const waits: number[] = []
  const api = createStripeApi(settings, async (milliseconds) => void waits.push(milliseconds))
  return { answer: api(asked), waits }
}

test('a question goes out with the shop’s key, the version it was written for, and its own key', async () => {
  const [calls] = [stripeAnswers(reply({ id: 're_1' }))]
  expect(await ask(post).answer).toEqual({ status: 200, body: { id: 're_1' } })
  expect(calls).toMatchObject([
    { url: 'https://stripe.test/v1/refunds', method: 'POST', form: { payment_intent: 'pi_1' } },
  ])
  expect([...(calls[0]?.headers ?? [])]).toEqual([
    ['authorization', 'Bearer sk_shop'],
    ['idempotency-key', 'one'],
    ['stripe-version', '2024-06-20'],
  ])
})

test('a look has neither a form nor a key', async () => {
  const calls = stripeAnswers(reply({}))
  await ask({ method: 'GET', path: '/v1/x' }).answer
  expect(calls).toMatchObject([{ method: 'GET', form: {} }])
  expect(calls[0]?.headers.has('idempotency-key')).toBe(false)
})

test('somebody waits: after ten seconds Stripe counts as silent', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout')
  stripeAnswers(reply({}))
  await ask(post).answer
  expect(patience).toHaveBeenCalledExactlyOnceWith(10_000)
  patience.mockRestore()
})

test.each([
  ['is out of reach', new TypeError('fetch failed'), 'can not be reached'],
  ['is broken', reply({}, 500), 'answered 500'],
  ['is overrun', reply({}, 429), 'answered 429'],
  ['sends half a body', new Response('{"id":'), 'answered 200 without a whole body'],
])('a Stripe that %s has said nothing', async (_, answer, words) => {
  stripeAnswers(answer)
  const failed = await ask(post).answer.catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(GatewaySilent)
  expect(String(failed)).toContain(words)
})

test('why it was silent is kept for whoever reads the log', async () => {
  const cause = new TypeError('fetch failed')
  stripeAnswers(cause)
  await expect(ask(post).answer).rejects.toMatchObject({ cause })
  stripeAnswers(new Response('{"id":'))
  await expect(ask(post).answer).rejects.toMatchObject({ cause: expect.any(SyntaxError) })
})

test('a refusal is an answer', async () => {
  stripeAnswers(reply({ error: 'card' }, 402))
  expect(await ask(post).answer).toEqual({ status: 402, body: { error: 'card' } })
})

test('a request that is being carried out is asked for again until it is done', async () => {
  const calls = stripeAnswers(reply({}, 409), reply({}, 409), reply({ id: 're_1' }))
  const { answer, waits } = ask(post)
  expect(await answer).toEqual({ status: 200, body: { id: 're_1' } })
  expect([calls.length, waits]).toEqual([3, [100, 300]])
})

test('in the end the conflict itself is the answer', async () => {
  stripeAnswers(reply({}, 409), reply({}, 409), reply({}, 409), reply({}, 409))
  const { answer, waits } = ask(post)
  expect((await answer).status).toBe(409)
  expect(waits).toEqual([100, 300, 900])
})

test('without a key nothing is asked twice', async () => {
  const calls = stripeAnswers(reply({}, 409))
  expect((await ask({ method: 'GET', path: '/v1/x' }).answer).status).toBe(409)
  expect(calls).toHaveLength(1)
})
