// The order board's rules: every running order stands in one column, its next act leads out of it, and tickets only grow older.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBeforePickUp, mayFollow } from '../order-life.rules.ts'
import { orderStatuses, orderTypes } from '../order-words.ts'
import {
  actsOn,
  boardColumn,
  boardColumns,
  boardStatuses,
  preparingChoices,
  statusAfter,
  ticketAge,
  ticketAges,
  usualPreparing,
} from './board.rules.ts'

const facts = fc.record({
  order_status: fc.constantFrom(...orderStatuses),
  order_type: fc.constantFrom(...orderTypes),
  ready_at: fc.option(fc.constant('2026-11-16T07:00:00.000Z')),
  was_ready: fc.boolean(),
})

test('[ORD-01] an order stands on the board exactly while it runs, and nothing is done with any other', () => {
  fc.assert(
    fc.property(facts, (order) => {
      const runs = isBeforePickUp(order.order_status) || order.order_status === 'picked_up'
      expect(boardColumn(order) !== null).toBe(runs)
      expect(boardStatuses.some((one) => one === order.order_status)).toBe(runs)
      expect(actsOn(order).length > 0).toBe(runs)
    }),
  )
})

test('[ORD-01] each act leads where the life of an order allows a store to go', () => {
  fc.assert(
    fc.property(facts, (order) => {
      // No courier accepts what is taken away.
      fc.pre(order.order_type !== 'take_away' || order.order_status !== 'accepted')
      for (const act of actsOn(order)) {
        const to = statusAfter(act, order)
        // A pending order is confirmed on the way to being prepared.
        const from = act === 'accept' && order.order_status === 'pending' ? 'confirmed' : order.order_status
        if (to !== null) expect(mayFollow(from, to, 'store'), `${from} ${act} ${to}`).toBe(true)
      }
    }),
  )
})

test('a ticket never becomes younger by waiting', () => {
  const moment = fc.integer({ min: 0, max: 10 * 3_600_000 })
  const times = fc.record({
    column: fc.constantFrom(...boardColumns),
    since: moment,
    ready_at: fc.option(moment),
    now: moment,
  })
  fc.assert(
    fc.property(times, moment, (ticket, longer) => {
      const rank = (now: number) => ticketAges.indexOf(ticketAge({ ...ticket, now }))
      expect(rank(ticket.now + longer)).toBeGreaterThanOrEqual(rank(ticket.now))
    }),
  )
})

test('what somebody else moved on has no time: it is aged by waiting, and cannot be later than a time nobody said', () => {
  const order = {
    order_status: 'processing',
    order_type: 'delivery',
    ready_at: null,
    was_ready: false,
  } as const
  expect(actsOn(order)).toEqual(['ready', 'refuse'])
  const age = (now: number) => ticketAge({ column: 'preparing', since: 0, ready_at: null, now })
  expect([age(1), age(20 * 60_000), age(40 * 60_000)]).toEqual(['fine', 'soon', 'late'])
})

test('a courier who accepts a ready order takes it off no shelf', () => {
  const order = { order_status: 'accepted', ready_at: '2026-11-16T07:00:00.000Z' } as const
  expect(boardColumn({ ...order, was_ready: true })).toBe('ready')
  expect(boardColumn({ ...order, was_ready: false })).toBe('preparing')
})

test('what is prepared is urgent before its time and late after it', () => {
  const age = (now: number) => ticketAge({ column: 'preparing', since: 0, ready_at: 600_000, now })
  expect([age(0), age(430_000), age(600_000), age(600_001)]).toEqual(['fine', 'soon', 'soon', 'late'])
})

test('the time that is offered first is one of those offered, near what the store promises', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (min) => {
      expect(preparingChoices).toContain(usualPreparing(min))
    }),
  )
  expect([usualPreparing(0), usualPreparing(25), usualPreparing(600)]).toEqual([5, 15, 60])
})
