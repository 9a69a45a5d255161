import { expect, test } from 'vitest'
import { paymentName } from './payment-name.rules.ts'

const config = {
  active_payment_method_list: [
    { gateway: 'trial', gateway_title: 'Trial payment', gateway_image: '', gateway_image_full_url: '' },
  ],
}

test('[ORD-01] a method of the shop has a text', () => {
  expect(paymentName('cash_on_delivery', config)).toEqual({ text: 'cash_on_delivery' })
  expect(paymentName('partial_payment', config)).toEqual({ text: 'partial_payment' })
})

test('[ORD-01] a gateway is called by its title, and one that is gone a digital payment, never by its key', () => {
  expect(paymentName('trial', config)).toEqual({ title: 'Trial payment' })
  expect(paymentName('gone', config)).toEqual({ text: 'digital_payment' })
})
