// Stripe as tests of the gateway need it: settings, a payment, a session, and a fetch that answers as told.
import { createHmac } from 'node:crypto'
import { vi } from 'vitest'
import type { AskedPayment, GatewayMessage, KnownPayment } from './gateway.ts'
import type { StripeSession } from './stripe-session.ts'

export const settings = {
  url: 'https://stripe.test',
  secret_key: 'sk_shop',
  webhook_secret: 'whsec_shop',
}

export const asked: AskedPayment = {
  token: 'token',
  amount: 1_050,
  currency: 'USD',
  title: 'Fivefold',
  language: 'en',
  origin: 'https://shop.test',
}

export const known: KnownPayment = { token: 'token', reference: 'cs_1', amount: 1_050, currency: 'USD' }

export function aSession(overrides: Partial<StripeSession> = {}): StripeSession {
  return {
    id: 'cs_1',
    client_reference_id: 'token',
    amount_total: 1_050,
    currency: 'usd',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    url: 'https://stripe.test/pay/cs_1',
    ...overrides,
  }
}

export interface StripeCall {
  url: string
  method: string | undefined
  headers: Headers
  form: Record<string, string>
}

type Reply = Response | Error

export const reply = (body: unknown, status = 200) => Response.json(body, { status })

/** Replaces fetch: each call takes the next reply. Says what was asked. */
export function stripeAnswers(...replies: Reply[]): StripeCall[] {
  const calls: StripeCall[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const form = Object.fromEntries(new URLSearchParams(String(init.body ?? '')))
    calls.push({ url, method: init.method, headers: new Headers(init.headers), form })
    const next = replies.shift()
    if (!next) throw new Error(`nothing is left to answer ${url} with`)
    if (next instanceof Error) throw next
    return next
  })
  return calls
}

export const receivedAt = new Date('2026-11-15T08:00:00Z')

export const seconds = (at: Date) => Math.floor(at.getTime() / 1_000)

export function signatureOf(body: string, time: number | string, secret = settings.webhook_secret): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}

/** A message with the header as given, or with Stripe's own. */
export function aMessage(body: string, header?: string): GatewayMessage {
  const time = seconds(receivedAt)
  const signature = header ?? `t=${time},v1=${signatureOf(body, time)}`
  return {
    body: new TextEncoder().encode(body),
    headers: new Headers({ 'stripe-signature': signature }),
    received_at: receivedAt,
  }
}
