// The ways a list of words may arrive.
import { expect, test } from 'vitest'
import { wireWords } from './wire-list.ts'

const filters = wireWords(['open', 'nearby'])

test('[LST-12] a list arrives as JSON, bracketed, comma-separated, repeated or alone', () => {
  const spellings = ['["open","nearby"]', '[open, nearby]', 'open,nearby', ['open', 'nearby']]
  for (const spelling of spellings) expect(filters.parse(spelling)).toEqual(['open', 'nearby'])
  expect(filters.parse('open')).toEqual(['open'])
  expect(filters.parse('[]')).toEqual([])
})

test('an unknown word is refused rather than dropped', () => {
  expect(filters.safeParse('open,shut').success).toBe(false)
  expect(filters.safeParse({ open: true }).success).toBe(false)
})
