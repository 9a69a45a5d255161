// The moment to think again.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStatuses } from './order-words.ts'
import { undoLeft } from './undo.rules.ts'

const until = '2026-11-16T07:01:00.000Z'
const at = (instant: string) => new Date(instant)

test('[CHK-01] it counts down to the end, and not below', () => {
  const order = { order_status: 'pending', undo_until: until } as const
  expect(undoLeft(order, at('2026-11-16T07:00:00.000Z'))).toBe(60_000)
  expect(undoLeft(order, at(until))).toBe(0)
  expect(undoLeft(order, at('2026-11-16T08:00:00.000Z'))).toBe(0)
})

test('[CHK-01] what somebody has begun with, or what has no such moment, is never undone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), fc.date({ noInvalidDate: true }), (order_status, now) => {
      expect(undoLeft({ order_status, undo_until: null }, now)).toBe(0)
      if (order_status === 'pending' || order_status === 'confirmed') return
      expect(undoLeft({ order_status, undo_until: until }, now)).toBe(0)
    }),
  )
})

test('[CHK-01] a confirmed order can be taken back as one that waits, a begun one cannot', () => {
  const now = new Date('2026-11-15T08:00:00Z')
  const undo_until = '2026-11-15T08:00:30Z'
  const left = (['pending', 'confirmed', 'processing', 'canceled'] as const).map((order_status) =>
    undoLeft({ order_status, undo_until }, now),
  )
  expect(left).toEqual([30_000, 30_000, 0, 0])
})
