// What a typed word is forgiven in the names of streets and places.
import { expect, test } from 'vitest'
import { createNameIndex, toleranceOf } from './name-index.ts'

test('short words are taken as typed', () => {
  expect(['aba', 'abai', 'kenesari'].map(toleranceOf)).toEqual([0, 1, 2])
})

test('a misspelt beginning is found by the tolerant index alone, at a higher penalty', () => {
  const index = createNameIndex([['kenesari'], ['abai']])
  expect([...index.exact(['kenesri'])]).toEqual([])
  expect([...index.exact(['kene'])]).toEqual([[0, 0.5]])
  expect([...index.tolerant(['kenesri'])]).toEqual([[0, 2]])
})
