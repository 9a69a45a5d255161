// A branch and its leaves agree, whatever is ticked.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leavesOf, markOf, type TreeNode, tickedIds, withMark } from '#web/ui/choice/tree-selection.ts'

const bakery: TreeNode = {
  id: 1,
  label: 'Bakery',
  children: [
    { id: 11, label: 'Bread' },
    {
      id: 12,
      label: 'Cakes',
      children: [
        { id: 121, label: 'Tarts' },
        { id: 122, label: 'Pies' },
      ],
    },
  ],
}
const leafSets = fc.subarray(leavesOf(bakery)).map((leaves) => new Set(leaves))

test('a branch with some leaves ticked is mixed, with all ticked, with none empty', () => {
  expect(markOf(bakery, new Set([11]))).toBe('mixed')
  expect(markOf(bakery, new Set([11, 121, 122]))).toBe(true)
  expect(markOf(bakery, new Set())).toBe(false)
})

test('ticking a branch ticks every leaf under it and unticking clears them, whatever was ticked before', () => {
  fc.assert(
    fc.property(leafSets, (chosen) => {
      expect(markOf(bakery, withMark(bakery, chosen, true))).toBe(true)
      expect(markOf(bakery, withMark(bakery, chosen, false))).toBe(false)
    }),
  )
})

test('ticking a branch leaves the rest of the tree as it was', () => {
  expect([...withMark(bakery, new Set([2]), true)].sort()).toEqual([11, 121, 122, 2])
  expect([...withMark(bakery, new Set([2, 11]), false)]).toEqual([2])
})

test('a fully ticked branch is named together with its leaves', () => {
  expect(tickedIds([bakery], new Set([121, 122]))).toEqual([12, 121, 122])
  expect(tickedIds([bakery], new Set([11, 121, 122]))).toEqual([1, 11, 12, 121, 122])
})
