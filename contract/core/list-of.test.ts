import { expect, test } from 'vitest'
import { z } from 'zod'
import { listOf } from './list-of.ts'

const names = listOf(z.string().min(1), 3, (value) => (typeof value === 'string' ? value.split(',') : value))

test('a list is read as it is, or from what stands for one', () => {
  expect(names.parse(['a', 'b'])).toEqual(['a', 'b'])
  expect(names.parse('a,b')).toEqual(['a', 'b'])
  expect(names.parse([])).toEqual([])
})

test.each([
  [[1, 2, 3]],
  [['a', null, undefined]],
  ['a,,'],
  [['a', 'b', 'c', 'd']],
  [{}],
  [Array(9_999).fill(1)],
])('a bad list says one thing that is wrong with it', (given) => {
  const issues = names.safeParse(given).error?.issues
  expect(issues).toHaveLength(1)
})

test('what is wrong inside a list of lists is said once as well', () => {
  const table = listOf(z.object({ row: listOf(z.number(), 50) }), 50)
  const bad = Array.from({ length: 50 }, () => ({ row: Array(50).fill('x') }))
  expect(table.safeParse(bad).error?.issues).toHaveLength(1)
})
