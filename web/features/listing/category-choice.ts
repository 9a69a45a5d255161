// Between the categories an address names and the boxes of the tree: a category stands for its children (LST-05).
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { leavesOf, markOf, type TreeId, type TreeNode } from '#web/ui/choice/tree-selection.ts'
import type { CategoryChoice } from './listing-choice.ts'

export function categoryNodes(categories: readonly ShownCategory[]): TreeNode[] {
  return categories.map(({ id, name, childes = [] }) => ({
    id,
    label: name,
    children: childes.map((child) => ({ id: child.id, label: child.name })),
  }))
}

/** The ticked leaves; ids the tree does not know tick nothing. */
export function tickedLeaves(nodes: readonly TreeNode[], choice: CategoryChoice): ReadonlySet<TreeId> {
  if (choice === 'all') return new Set(nodes.flatMap(leavesOf))
  const chosen = new Set<TreeId>(choice)
  const leavesIn = (node: TreeNode): TreeId[] =>
    chosen.has(node.id) ? leavesOf(node) : (node.children ?? []).flatMap(leavesIn)
  return new Set(nodes.flatMap(leavesIn))
}

/** As short as it can be said: everything, else a category in place of all its children. */
export function choiceOf(nodes: readonly TreeNode[], ticked: ReadonlySet<TreeId>): CategoryChoice {
  if (nodes.length > 0 && nodes.every((node) => markOf(node, ticked) === true)) return 'all'
  const idsIn = (node: TreeNode): number[] =>
    markOf(node, ticked) === true ? [Number(node.id)] : (node.children ?? []).flatMap(idsIn)
  return nodes.flatMap(idsIn)
}

/** The names of the chosen categories, for the chips; unknown ones have none. */
export function chosenNodes(nodes: readonly TreeNode[], choice: CategoryChoice): TreeNode[] {
  if (choice === 'all') return []
  const all = nodes.flatMap((node) => [node, ...(node.children ?? [])])
  return choice.flatMap((id) => all.filter((node) => node.id === id))
}
