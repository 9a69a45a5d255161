import { expect, test } from 'vitest'
import { defaultPayment, isWalletShort, paymentOptions } from './payment-options.ts'

const config = {
  active_payment_method_list: [
    { gateway: 'stripe', gateway_title: 'Card', gateway_image: '', gateway_image_full_url: '' },
  ],
}
const quote = { wallet_balance: 20, order_amount: 10 }
const asked = { quote, last: null, use_wallet: false }
const all = paymentOptions(['digital_payment', 'wallet', 'cash_on_delivery'], config, [])

test('[CHK-01] the way used last holds, then cash, then the only one there is', () => {
  expect(defaultPayment(all, asked)).toEqual({ method: 'cash_on_delivery' })
  expect(defaultPayment(all, { ...asked, last: 'digital_payment.stripe' })).toEqual({
    method: 'digital_payment',
    gateway: 'stripe',
  })
  const digital = paymentOptions(['digital_payment'], config, [])
  expect(defaultPayment(digital, asked)).toEqual({ method: 'digital_payment', gateway: 'stripe' })
})

test('[CHK-01] where several ways are left and none is evident the customer is asked', () => {
  const options = paymentOptions(['digital_payment', 'wallet'], config, [])
  expect(defaultPayment(options, asked)).toBeNull()
  expect(defaultPayment([], asked)).toBeNull()
})

test('[CHK-01] a way that was used last but is not offered now is not taken', () => {
  expect(defaultPayment(all, { ...asked, last: 'digital_payment.gone' })).toEqual({
    method: 'cash_on_delivery',
  })
})

test('[CHK-01] a wallet that holds too little, or that pays its part already, is never taken by itself', () => {
  const last = 'wallet'
  expect(defaultPayment(all, { ...asked, last })).toEqual({ method: 'wallet' })
  const short = { wallet_balance: 9.99, order_amount: 10 }
  expect(defaultPayment(all, { ...asked, last, quote: short })).toEqual({ method: 'cash_on_delivery' })
  expect(defaultPayment(all, { ...asked, last, use_wallet: true })).toEqual({ method: 'cash_on_delivery' })
  expect(isWalletShort({ method: 'wallet' }, { wallet_balance: null, order_amount: 10 })).toBe(true)
  expect(isWalletShort({ method: 'wallet' }, { wallet_balance: 10, order_amount: 10 })).toBe(false)
  expect(isWalletShort({ method: 'cash_on_delivery' }, short)).toBe(false)
})
