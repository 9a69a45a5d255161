// The way back from a gateway.
import { expect, test } from 'vitest'
import { returnAddress } from './payment.rules.ts'

const payment = {
  outcome: 'paid',
  payment_method: 'trial',
  attribute_id: 7,
  transaction_reference: 'abc',
} as const

test('[PRF-04] the payer comes back with a flag, even behind a search', () => {
  const address = returnAddress('https://shop.test/profile?page=wallet', payment)
  expect(address).toMatch(/^https:\/\/shop\.test\/profile\?page=wallet\?flag=success&&token=/)
  expect(atob(address.split('token=')[1] ?? '')).toBe(
    'payment_method=trial&&attribute_id=7&&transaction_reference=abc',
  )
})

test('[PRF-04] failing and giving up have their flags', () => {
  expect(returnAddress('/home', { ...payment, outcome: 'failed' })).toContain('?flag=fail&&')
  expect(returnAddress('/home', { ...payment, outcome: 'canceled' })).toContain('?flag=cancel&&')
})
