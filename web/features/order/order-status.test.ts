// The steps of the drawer and the states beside them.
import { expect, test } from 'vitest'
import { orderStatuses } from '#contract/features/order/order-words.ts'
import { activeStep, isSettled } from './order-status.ts'

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
