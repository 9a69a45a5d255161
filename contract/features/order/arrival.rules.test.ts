// The promised range stands until something takes longer, and then the reason is named.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArrivalFacts, arrivalOf } from './arrival.rules.ts'
import { orderStatuses } from './order-words.ts'

const minute = 60_000
const placed: ArrivalFacts = {
  order_status: 'pending',
  starts_at: 0,
  min_minutes: 20,
  max_minutes: 30,
  now: 0,
  ready_at: null,
  drive_seconds: null,
}

test('[TRK-02] a fresh order arrives when the store promised', () => {
  expect(arrivalOf(placed)).toEqual({ from: 20 * minute, to: 30 * minute, delay: null, minutes_left: null })
})

test('[TRK-02] a store that lets an order wait moves the range and is the reason', () => {
  const late = arrivalOf({ ...placed, order_status: 'processing', now: 25 * minute })
  expect(late).toEqual({ from: 33 * minute, to: 38 * minute, delay: 'store', minutes_left: null })
})

test('[TRK-02] what the store says of this order counts, and running late moves the arrival by as much', () => {
  const facts: ArrivalFacts = { ...placed, order_status: 'processing', now: 2 * minute }
  const said = arrivalOf({ ...facts, ready_at: 10 * minute })
  expect(said).toEqual({ from: 15 * minute, to: 20 * minute, delay: null, minutes_left: null })
  const later = arrivalOf({ ...facts, ready_at: 30 * minute })
  expect(later).toEqual({ from: 35 * minute, to: 40 * minute, delay: 'store', minutes_left: null })
})

test('[TRK-02] on the road the courier’s way counts', () => {
  const facts: ArrivalFacts = { ...placed, order_status: 'picked_up', now: 15 * minute, drive_seconds: 300 }
  expect(arrivalOf(facts)).toEqual({ from: 20 * minute, to: 23 * minute, delay: null, minutes_left: 5 })
  expect(arrivalOf({ ...facts, now: 40 * minute })?.delay).toBe('road')
})

test('[TRK-04] what is over has no arrival', () => {
  const over = ['delivered', 'canceled', 'failed', 'refunded'] as const
  expect(over.map((order_status) => arrivalOf({ ...placed, order_status }))).toEqual([null, null, null, null])
})

test('[TRK-02] a range never lies in the past and never ends before it begins', () => {
  const minutes = fc.integer({ min: 1, max: 600 })
  const facts = fc.record({
    order_status: fc.constantFrom(...orderStatuses),
    starts_at: fc.integer({ min: 0, max: 1e9 }),
    min_minutes: minutes,
    max_minutes: minutes,
    now: fc.integer({ min: 0, max: 2e9 }),
    ready_at: fc.option(fc.integer({ min: 0, max: 2e9 })),
    drive_seconds: fc.option(fc.integer({ min: 0, max: 20_000 })),
  })
  fc.assert(
    fc.property(facts, (given) => {
      const max_minutes = Math.max(given.min_minutes, given.max_minutes)
      const arrival = arrivalOf({ ...given, max_minutes })
      if (!arrival) return
      expect(arrival.to).toBeGreaterThan(arrival.from)
      expect(arrival.from).toBeGreaterThanOrEqual(given.now)
    }),
  )
})

test('[TRK-02] on the road without a known way a quarter of the promise is left', () => {
  const facts: ArrivalFacts = { ...placed, order_status: 'picked_up', now: 10 * minute }
  expect(arrivalOf(facts)).toEqual({ from: 15 * minute, to: 18 * minute, delay: null, minutes_left: null })
})

test('[TRK-02] a minute more than promised is no delay yet, on the road or in the store', () => {
  // Ends right a minute after the promise, and a little later.
  const road = (seconds: number) =>
    arrivalOf({ ...placed, order_status: 'picked_up', now: 23 * minute, drive_seconds: seconds })
  expect([road(300)?.to, road(300)?.delay, road(301)?.delay]).toEqual([31 * minute, null, 'road'])
  const store = (now: number) => arrivalOf({ ...placed, order_status: 'handover', now, min_minutes: 24 })
  expect([store(20 * minute)?.to, store(20 * minute)?.delay]).toEqual([31 * minute, null])
  expect(store(20 * minute + 1)?.delay).toBe('store')
})

test('[TRK-02] the end of the range follows the longer promise', () => {
  const facts: ArrivalFacts = { ...placed, max_minutes: 100, now: 50 * minute }
  expect(arrivalOf(facts)).toEqual({
    from: 64 * minute,
    to: 120 * minute,
    delay: 'store',
    minutes_left: null,
  })
})

test('[TRK-02] the minutes left are those of the way, rounded up, and never none', () => {
  const left = (drive_seconds: number) =>
    arrivalOf({ ...placed, order_status: 'picked_up', now: 15 * minute, drive_seconds })?.minutes_left
  expect([0, 1, 60, 61, 240].map(left)).toEqual([1, 1, 1, 2, 4])
})

test('[TRK-02] before the courier has the goods no drive is counted in minutes', () => {
  expect(arrivalOf({ ...placed, order_status: 'handover', drive_seconds: 240 })?.minutes_left).toBeNull()
})
