// What a gateway sends reaches that gateway as it was sent: every header, and the body byte for byte.
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payment } from '#server/database/schema/payment.ts'
import { createLog } from '#server/platform/log/log.ts'
import type { Gateway, GatewayMessage } from '#server/platform/payment/gateway.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { paymentPages } from './payment.routes.ts'
import { createPaymentService } from './payment.service.ts'

let app: TestApp
let pages: Hono
const received: GatewayMessage[] = []

/** A gateway that is not Stripe: another header, another kind of body. */
const acme: Gateway = {
  key: 'acme',
  title: 'Acme',
  open: async () => ({ url: 'https://acme.test/pay', reference: null }),
  resume: async () => null,
  outcome: async () => null,
  close: async () => null,
  refund: async () => undefined,
  readWebhook(message) {
    received.push(message)
    if (message.headers.get('x-acme-signature') !== 'signed') return 'forged'
    return { token: Buffer.from(message.body).toString().trim(), outcomeFor: () => 'paid' }
  },
}

beforeAll(async () => {
  app = await createTestApp()
  const payments = createPaymentService({
    db: app.db,
    clock: { now: () => new Date('2026-11-16T07:00:00Z') },
    log: createLog('silent'),
    gateways: [acme],
    client_origins: [],
    content: {
      settings: () => Promise.reject(new Error('a message is about a payment, not about the shop')),
    },
  })
  for (const purpose of ['add_fund', 'order'] as const) {
    payments.listen(purpose, { paid: async () => undefined })
  }
  const parts = {
    payments,
    originOf: () => 'http://shop.test',
    money: async () => '',
    billOf: async () => [],
  }
  pages = new Hono().route('/', paymentPages(parts)).onError((_, context) => context.text('refused', 400))
})

afterAll(() => app.close())

const sendWebhook = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  pages.request('/api/v1/payment/webhook/acme', { method: 'POST', body, headers })

async function openPayment(token: string) {
  const { customer } = await signedInCustomer(app)
  await app.db.insert(payment).values({
    token,
    purpose: 'add_fund',
    customer_id: customer.id,
    amount: 1_000,
    currency: 'USD',
    gateway: 'acme',
    callback: 'http://shop.test/profile?page=wallet',
    created_at: new Date('2026-11-16T06:59:00Z'),
  })
  return async () => (await app.db.select().from(payment).where(eq(payment.token, token)))[0]?.outcome
}

test('a gateway reads the signature in its own header', async () => {
  const outcome = await openPayment('acme-1')
  expect((await sendWebhook('acme-1', { 'x-acme-signature': 'signed' })).status).toBe(200)
  expect(await outcome()).toBe('paid')
})

test('the header of another gateway proves nothing', async () => {
  const outcome = await openPayment('acme-2')
  expect((await sendWebhook('acme-2', { 'stripe-signature': 'signed' })).status).toBe(400)
  expect(await outcome()).toBeNull()
})

test('the body arrives byte for byte, also where it is no text', async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x00, 0xff, 0x0d, 0x0a])
  await sendWebhook(bytes, { 'x-acme-signature': 'signed' })
  expect([...(received.at(-1)?.body ?? [])]).toEqual([...bytes])
})
