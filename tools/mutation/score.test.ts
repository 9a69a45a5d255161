// Counting mutants: who was noticed, who was not, and who says nothing.
import { expect, test } from 'vitest'
import { addScores, type Mutant, percentOf, scoreOf, survivorLines } from './score.ts'

function aMutant(status: string, line = 1, fileName = '/shop/contract/core/money.ts'): Mutant {
  return {
    fileName,
    status,
    mutatorName: 'EqualityOperator',
    replacement: 'a\n  < b',
    location: { start: { line, column: 3 } },
  }
}

test('a mutant that hangs is noticed, one that no test comes by is not, one that cannot run counts for nothing', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'].map((status) =>
    aMutant(status),
  )
  expect(scoreOf(mutants)).toEqual({ noticed: 2, survived: 2 })
  expect(percentOf(scoreOf(mutants))).toBe(50)
})

test('areas add up, and an area without mutants is whole', () => {
  const sum = addScores([
    { noticed: 9, survived: 0 },
    { noticed: 0, survived: 1 },
  ])
  expect(percentOf(sum)).toBe(90)
  expect(percentOf({ noticed: 0, survived: 0 })).toBe(100)
})

test('survivors are listed by file and line, without those that were noticed', () => {
  const mutants = [
    aMutant('Survived', 9),
    aMutant('Killed', 3),
    aMutant('NoCoverage', 2),
    aMutant('Survived', 1, '/shop/contract/core/bit.ts'),
  ]
  expect(survivorLines(mutants, '/shop')).toEqual([
    'contract/core/bit.ts:1  EqualityOperator → a < b',
    'contract/core/money.ts:2  EqualityOperator → a < b  (no test comes by)',
    'contract/core/money.ts:9  EqualityOperator → a < b',
  ])
})
