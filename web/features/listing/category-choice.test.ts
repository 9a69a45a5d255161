import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leavesOf } from '#web/ui/choice/tree-selection.ts'
import { choiceOf, chosenNodes, tickedLeaves } from './category-choice.ts'

const nodes = [
  {
    id: 1,
    label: 'Bread',
    children: [
      { id: 11, label: 'Loaves' },
      { id: 12, label: 'Rolls' },
    ],
  },
  { id: 2, label: 'Milk', children: [] },
  { id: 3, label: 'Tea', children: [{ id: 31, label: 'Green' }] },
]

test('[LST-05] a chosen category ticks its children, and unticking one leaves the others', () => {
  expect([...tickedLeaves(nodes, [1])]).toEqual([11, 12])
  expect(choiceOf(nodes, new Set([11, 12]))).toEqual([1])
  expect(choiceOf(nodes, new Set([11]))).toEqual([11])
})

test('[LST-05] All ticks everything, and everything ticked is All', () => {
  expect([...tickedLeaves(nodes, 'all')]).toEqual([11, 12, 2, 31])
  expect(choiceOf(nodes, new Set([11, 12, 2, 31]))).toBe('all')
})

test('categories the tree does not know tick nothing and have no name', () => {
  expect(tickedLeaves(nodes, [999]).size).toBe(0)
  expect(chosenNodes(nodes, [999, 12]).map(({ label }) => label)).toEqual(['Rolls'])
  expect(choiceOf([], new Set())).toEqual([])
})

test('ticked boxes survive the way into the address and back', () => {
  fc.assert(
    fc.property(fc.subarray(nodes.flatMap(leavesOf)), (leaves) => {
      const ticked = new Set(leaves)
      expect(tickedLeaves(nodes, choiceOf(nodes, ticked))).toEqual(ticked)
    }),
  )
})
