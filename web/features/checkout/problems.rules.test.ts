import { expect, test } from 'vitest'
import { firstPart, problemsOf } from './problems.rules.ts'

const closed = { code: 'order_time', message: 'Store is closed at order time' }
const minimum = { code: 'order_time', message: 'You need to order at least12 USD' }

test('[CHK-05] a refusal stands beside what would make it go away', () => {
  const problems = problemsOf([{ code: 'coupon', message: 'Coupon expire' }, closed], null)
  expect(problems.map(({ part }) => part)).toEqual(['coupon', 'time'])
  expect(firstPart(problems)).toBe('time')
})

test('[CHK-05] too small an order is about its lines, a closed store about the time', () => {
  const text = '$3.00 more'
  expect(problemsOf([minimum], text)).toEqual([{ part: 'lines', message: text }])
  expect(problemsOf([closed, minimum], text)).toEqual([
    { part: 'time', message: closed.message },
    { part: 'lines', message: text },
  ])
  expect(problemsOf([closed], null).map(({ part }) => part)).toEqual(['time'])
})

test('what nobody foresaw is said beside the button', () => {
  expect(problemsOf([{ code: 'is_guest', message: 'Guest order is not active' }], null)).toEqual([
    { part: 'order', message: 'Guest order is not active' },
  ])
  expect(firstPart([])).toBeUndefined()
})
