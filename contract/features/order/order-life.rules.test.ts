// The life of an order as a table: every step that exists, by whose hand, and no other.
import { describe, expect, test } from 'vitest'
import {
  finishedStatuses,
  isBeforePickUp,
  mayAskRefund,
  mayFollow,
  moneyBackOf,
  statusProblem,
} from './order-life.rules.ts'
import { type OrderActor, type OrderStatus, orderActors, orderStatuses } from './order-words.ts'

const shop: OrderActor[] = ['store', 'deliveryman', 'admin', 'system']
const anybody: OrderActor[] = ['customer', ...shop]
const office: OrderActor[] = ['admin', 'system']
const customer: OrderActor[] = ['customer']

/** Written out on its own, from the order's life in the specification. */
const steps: [OrderStatus, OrderStatus, OrderActor[]][] = [
  ['pending', 'confirmed', shop],
  ['pending', 'accepted', shop],
  ['pending', 'failed', office],
  ['pending', 'canceled', anybody],
  ['confirmed', 'accepted', shop],
  ['confirmed', 'processing', shop],
  ['confirmed', 'handover', shop],
  ['confirmed', 'canceled', shop],
  ['accepted', 'confirmed', shop],
  ['accepted', 'processing', shop],
  ['accepted', 'handover', shop],
  ['accepted', 'picked_up', shop],
  ['accepted', 'canceled', shop],
  ['processing', 'accepted', shop],
  ['processing', 'handover', shop],
  ['processing', 'canceled', shop],
  ['handover', 'accepted', shop],
  ['handover', 'picked_up', shop],
  ['handover', 'delivered', shop],
  ['handover', 'canceled', shop],
  ['picked_up', 'delivered', shop],
  ['picked_up', 'canceled', shop],
  ['delivered', 'refund_requested', customer],
  ['delivered', 'refunded', office],
  ['canceled', 'refunded', office],
  ['failed', 'pending', ['customer', ...office]],
  ['failed', 'confirmed', office],
  ['failed', 'canceled', anybody],
  ['refund_requested', 'refunded', office],
  ['refund_requested', 'refund_request_canceled', office],
  ['refund_request_canceled', 'refund_requested', customer],
  ['refund_request_canceled', 'refunded', office],
]

const allowed = new Set(
  steps.flatMap(([from, to, actors]) => actors.map((actor) => `${from} ${to} ${actor}`)),
)

describe.each(orderStatuses)('an order that is %s', (from) => {
  test.each(orderStatuses)('may become %s by these hands only', (to) => {
    const wanted = orderActors.filter((actor) => allowed.has(`${from} ${to} ${actor}`))
    expect(orderActors.filter((actor) => mayFollow(from, to, actor))).toEqual(wanted)
  })
})

test('[ORD-01] money is asked back once it was brought and paid, and again after a refusal', () => {
  const asking = orderStatuses.filter((order_status) =>
    mayAskRefund({ order_status, payment_status: 'paid' }),
  )
  expect(asking).toEqual(['delivered', 'refund_request_canceled'])
  expect(mayAskRefund({ order_status: 'delivered', payment_status: 'unpaid' })).toBe(false)
})

test('an order is past when nothing is on its way any more', () => {
  const running = orderStatuses.filter((status) => !finishedStatuses.some((one) => one === status))
  expect(running.toSorted()).toEqual(
    ['accepted', 'confirmed', 'handover', 'pending', 'picked_up', 'processing'].toSorted(),
  )
})

test('a word to the courier is in time until the order is on board', () => {
  expect(orderStatuses.filter(isBeforePickUp).toSorted()).toEqual(
    ['accepted', 'confirmed', 'handover', 'pending', 'processing'].toSorted(),
  )
})

describe('while its customer can still take an order back', () => {
  const problem = (to: OrderStatus, actor: OrderActor, is_undo_open = true) =>
    statusProblem({ order_status: 'pending', is_undo_open }, to, actor)

  test('nobody of store and road begins with it', () => {
    expect([problem('confirmed', 'store'), problem('accepted', 'deliveryman')]).toEqual([
      'undo_open',
      'undo_open',
    ])
    expect([problem('confirmed', 'store', false), problem('accepted', 'deliveryman', false)]).toEqual([
      null,
      null,
    ])
  })

  test('payments and the office move it, and anybody may refuse it', () => {
    expect([problem('confirmed', 'system'), problem('confirmed', 'admin')]).toEqual([null, null])
    expect([problem('canceled', 'store'), problem('canceled', 'deliveryman')]).toEqual([null, null])
  })

  test('a step its life does not know is refused as such', () => {
    expect(problem('delivered', 'store')).toBe('status')
    expect(problem('confirmed', 'customer', false)).toBe('status')
  })
})

describe('what an order that will not be gives back', () => {
  const order = {
    payment_status: 'paid',
    order_amount: 900,
    partially_paid_amount: 0,
    customer_id: 7,
  } as const
  const part = { ...order, payment_status: 'partially_paid', partially_paid_amount: 300 } as const

  test('is all of it when paid, and what was paid of it otherwise', () => {
    expect(moneyBackOf(order, 'wallet')).toEqual({ paid: 900, isByGateway: false })
    expect(moneyBackOf(part, 'wallet')).toEqual({ paid: 300, isByGateway: false })
  })

  test('goes the way it came where the shop wants so, and for guests always', () => {
    expect(moneyBackOf(order, 'as_paid').isByGateway).toBe(true)
    expect(moneyBackOf({ ...order, customer_id: null }, 'wallet').isByGateway).toBe(true)
    expect(moneyBackOf({ ...order, customer_id: null }, 'as_paid').isByGateway).toBe(true)
  })

  test('is nothing where nothing was paid: no gateway is asked', () => {
    const unpaid = { ...order, payment_status: 'unpaid' } as const
    expect(moneyBackOf(unpaid, 'as_paid')).toEqual({ paid: 0, isByGateway: false })
    expect(moneyBackOf({ ...unpaid, customer_id: null }, 'wallet')).toEqual({ paid: 0, isByGateway: false })
  })
})
