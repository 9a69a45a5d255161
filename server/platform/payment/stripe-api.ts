// Talks to Stripe over HTTP: forms there, JSON back, the shop's key in the header.
import { setTimeout as passTime } from 'node:timers/promises'
import type { StripeSettings } from '../config/payment-settings.ts'
import { GatewaySilent } from './gateway.ts'

/** Replies keep the shape they had in this version, whatever Stripe changes later. */
const apiVersion = '2024-06-20'

/** Somebody waits for the answer. */
const patienceMs = 10_000

export interface StripeAsk {
  method: 'GET' | 'POST'
  path: string
  form?: Readonly<Record<string, string>>
  /** A repeated request under the same key is carried out once. */
  key?: string
}

export interface StripeAnswer {
  status: number
  body: unknown
}

/** A request that is being carried out already is answered as soon as that is done. */
const busy = { status: 409, waits_ms: [100, 300, 900] }

export function createStripeApi(
  { url, secret_key }: Pick<StripeSettings, 'url' | 'secret_key'>,
  wait: (milliseconds: number) => Promise<unknown> = passTime,
) {
  async function askOnce({ method, path, form, key }: StripeAsk): Promise<StripeAnswer> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret_key}`,
        'stripe-version': apiVersion,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause: unknown) => {
      throw new GatewaySilent('Stripe can not be reached', { cause })
    })
    if (response.status >= 500 || response.status === 429) {
      throw new GatewaySilent(`Stripe answered ${response.status}`)
    }
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw new GatewaySilent(`Stripe answered ${response.status} without a whole body`, { cause })
    })
    return { status: response.status, body }
  }

  return async (asked: StripeAsk): Promise<StripeAnswer> => {
    let answer = await askOnce(asked)
    for (const pause of asked.key ? busy.waits_ms : []) {
      if (answer.status !== busy.status) break
      await wait(pause)
      answer = await askOnce(asked)
    }
    return answer
  }
}
