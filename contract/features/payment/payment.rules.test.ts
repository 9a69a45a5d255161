// The way back from a gateway.
import { expect, test } from 'vitest'
import { awaitedAddress, paymentLink, readReturn, returnAddress } from './payment.rules.ts'

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

test('[PRF-04] the storefront reads the page and the outcome out of what came back', () => {
  for (const outcome of ['paid', 'failed', 'canceled'] as const) {
    const address = returnAddress('/profile?page=wallet', { ...payment, outcome })
    const search = new URLSearchParams(address.slice(address.indexOf('?')))
    expect(readReturn(search.get('page') ?? '')).toEqual({ page: 'wallet', outcome })
  }
  expect(readReturn('wallet')).toEqual({ page: 'wallet', outcome: null })
  expect(readReturn('wallet?flag=made-up')).toEqual({ page: 'wallet', outcome: null })
})

test('[CHK-03] a payer whose money is on the way comes back waiting', () => {
  expect(awaitedAddress('https://shop.test/order/7')).toBe('https://shop.test/order/7?flag=pending')
})

test('[CHK-01] the page that sends a payer on names the order, whose it is and the key', () => {
  const link = paymentLink('https://shop.test', { order_id: 7, customer_id: 3, key: 'a&b' })
  expect(link).toBe('https://shop.test/payment-mobile?order_id=7&customer_id=3&key=a%26b')
})
