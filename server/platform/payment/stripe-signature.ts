// Whether a message is Stripe's: 't=…,v1=…', an HMAC-SHA256 of time and body under the webhook's secret.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayMessage } from './gateway.ts'

/** Older messages may be recordings; a clock may be a little off in either direction. */
const toleranceMs = 5 * 60 * 1_000

const signatureHeader = 'stripe-signature'

export function isSigned({ body, headers, received_at }: GatewayMessage, secret: string): boolean {
  const signature = headers.get(signatureHeader) ?? ''
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(received_at.getTime() - Number(time) * 1_000) > toleranceMs) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  // Several signatures stand side by side while a secret is being replaced.
  return parts.some(([name, value = '']) => name === 'v1' && isSame(Buffer.from(value, 'hex'), expected))
}

/** Takes as long for a wrong first byte as for a wrong last one. */
function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
