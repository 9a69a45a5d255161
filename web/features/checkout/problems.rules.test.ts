import { expect, test } from 'vitest'
import { firstPart, problemsOf } from './problems.rules.ts'

const closed = { code: 'order_time', message: 'Store is closed at order time' }
const minimum = { code: 'order_time', message: 'You need to order at least12 USD' }

test('[CHK-05] a refusal stands beside what would make it go away', () => {
  const problems = problemsOf([{ code: 'coupon', message: 'Coupon expire' }, closed], false)
  expect(problems.map(({ part }) => part)).toEqual(['coupon', 'time'])
  expect(firstPart(problems)).toBe('time')
})

test('[CHK-05] too small an order is about its lines, a closed store about the time', () => {
  expect(problemsOf([minimum], true)).toEqual([{ part: 'lines', message: minimum.message }])
  expect(problemsOf([closed, minimum], true).map(({ part }) => part)).toEqual(['time', 'lines'])
  expect(problemsOf([closed], false).map(({ part }) => part)).toEqual(['time'])
})

test('what nobody foresaw is said beside the button', () => {
  expect(problemsOf([{ code: 'is_guest', message: 'Guest order is not active' }], false)).toEqual([
    { part: 'order', message: 'Guest order is not active' },
  ])
  expect(firstPart([])).toBeUndefined()
})
