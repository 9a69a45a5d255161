import { expect, test } from 'vitest'
import { paymentState } from './payment-state.rules.ts'

const order = {
  payment_status: 'unpaid',
  payment_method: 'digital_payment',
  order_status: 'pending',
  offline_payment: null,
  payments: [],
} as const

test('an unpaid gateway order can be paid again, whatever its address claims; while the gateway is silent it is waited for', () => {
  expect(paymentState(order, undefined)).toBe('open')
  expect(paymentState(order, 'fail')).toBe('open')
  expect(paymentState(order, 'cancel')).toBe('open')
  expect(paymentState(order, 'success')).toBe('open')
  expect(paymentState(order, 'pending')).toBe('arriving')
  expect(paymentState({ ...order, payment_status: 'paid', payment_method: 'stripe' }, 'fail')).toBe('settled')
})

test('a payment that was waited for is told when it has come; one that is canceled since is not', () => {
  const paid = { ...order, payment_status: 'paid', payment_method: 'stripe' } as const
  expect(paymentState(paid, 'pending')).toBe('arrived')
  expect(paymentState(paid, 'success')).toBe('settled')
  expect(paymentState({ ...paid, order_status: 'canceled' }, 'pending')).toBe('settled')
})

test('cash, wallet and canceled orders leave nothing to do', () => {
  expect(paymentState({ ...order, payment_method: 'cash_on_delivery' }, undefined)).toBe('settled')
  expect(paymentState({ ...order, order_status: 'canceled' }, undefined)).toBe('settled')
})

test('[CHK-04] an offline payment is told first and checked then', () => {
  const offline = { ...order, payment_method: 'offline_payment' }
  const data = { status: 'pending', method_id: 1, method_name: 'Bank', customer_note: null, admin_note: null }
  expect(paymentState(offline, undefined)).toBe('tell_offline')
  expect(
    paymentState(
      { ...offline, offline_payment: { input: [], data: { ...data, status: 'pending' }, method_fields: [] } },
      undefined,
    ),
  ).toBe('checking_offline')
})

test('after a part from the wallet the rest decides', () => {
  const partial = { ...order, payment_status: 'partially_paid', payment_method: 'partial_payment' } as const
  const rest = (payment_method: string) => [{ payment_method, payment_status: 'unpaid' as const }]
  expect(paymentState({ ...partial, payments: rest('cash_on_delivery') }, undefined)).toBe('settled')
  expect(paymentState({ ...partial, payments: rest('digital_payment') }, undefined)).toBe('open')
})
