// Only what Stripe signed a short while ago counts.
import { expect, test } from 'vitest'
import { aMessage, receivedAt, seconds, settings, signatureOf } from './stripe.fixture.ts'
import { isSigned } from './stripe-signature.ts'

const body = '{"type":"checkout.session.completed"}'
const now = seconds(receivedAt)
const isTaken = (header?: string) => isSigned(aMessage(body, header), settings.webhook_secret)

test('a message with Stripe’s signature is taken, changed by one letter it is not', () => {
  expect(isTaken()).toBe(true)
  const changed = {
    ...aMessage(body),
    body: new TextEncoder().encode(body.replace('completed', 'Completed')),
  }
  expect(isSigned(changed, settings.webhook_secret)).toBe(false)
  expect(isSigned(aMessage(body), 'whsec_other')).toBe(false)
})

test('a message without a signature is not taken', () => {
  expect(isSigned({ ...aMessage(body), headers: new Headers() }, settings.webhook_secret)).toBe(false)
  expect(isTaken('')).toBe(false)
  expect(isTaken(`t=${now}`)).toBe(false)
  expect(isTaken(`t=${now},v1=`)).toBe(false)
  expect(isTaken(`t=${now},v1`)).toBe(false)
  expect(isTaken(`v1=${signatureOf(body, now)}`)).toBe(false)
})

test.each([-300, 300])('a clock may be off by five minutes: %i seconds', (off) => {
  const edge = now + off
  const beyond = edge + Math.sign(off)
  expect(isTaken(`t=${edge},v1=${signatureOf(body, edge)}`)).toBe(true)
  expect(isTaken(`t=${beyond},v1=${signatureOf(body, beyond)}`)).toBe(false)
})

test.each(['', 'x', `${now}x`, `x${now}`, `${now}.0`, `0000${now}`])('%j is no time', (time) => {
  expect(isTaken(`t=${time},v1=${signatureOf(body, time)}`)).toBe(false)
})

test('while a secret is replaced one right signature among several is enough, with spaces or without', () => {
  const right = signatureOf(body, now)
  const wrong = signatureOf(body, now, 'whsec_old')
  expect(isTaken(`t=${now}, v1=${wrong}, v1=${right}`)).toBe(true)
  expect(isTaken(`v1=${right},t=${now}`)).toBe(true)
  expect(isTaken(`t=${now},v0=${right},v1=${wrong}`)).toBe(false)
})

test('a signature that is cut short is not taken', () => {
  expect(isTaken(`t=${now},v1=${signatureOf(body, now).slice(0, 32)}`)).toBe(false)
})
