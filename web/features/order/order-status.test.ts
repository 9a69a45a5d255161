// The steps of the drawer and the states beside them.
import { expect, test } from 'vitest'
import { orderStatuses } from '#contract/features/order/order-words.ts'
import { activeStep, isSettled, isUnpriced } from './order-status.ts'

test.each([
  ['pending', 1],
  ['confirmed', 2],
  ['picked_up', 3],
  ['delivered', 4],
] as const)('[TRK-01] %s is step %i', (status, step) => {
  expect(activeStep(status)).toBe(step)
})

test.each(['accepted', 'processing', 'handover'] as const)('[TRK-04] %s counts as confirmed', (status) => {
  expect(activeStep(status)).toBe(2)
})

test('[TRK-04] canceled, failed and refunded are states of their own, and nobody asks again', () => {
  const own = orderStatuses.filter((status) => activeStep(status) === null)
  expect(own).toEqual(['canceled', 'failed', 'refunded'])
  expect(own.every(isSettled)).toBe(true)
  expect([isSettled('delivered'), isSettled('picked_up')]).toEqual([true, false])
})

test('a prescription has no price until the pharmacy names one, and none is awaited once it is over', () => {
  const sent = { prescription_order: true, details_count: 0, order_status: 'confirmed' } as const
  expect(isUnpriced(sent)).toBe(true)
  expect(isUnpriced({ ...sent, details_count: 2 })).toBe(false)
  expect(isUnpriced({ ...sent, order_status: 'canceled' })).toBe(false)
  expect(isUnpriced({ ...sent, prescription_order: false })).toBe(false)
})
