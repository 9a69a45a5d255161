// Which boxes of a tree are ticked, given the ticked leaves: a branch follows its children.

export type TreeId = string | number
export type TreeNode = { id: TreeId; label: string; children?: readonly TreeNode[] }
export type TreeMark = boolean | 'mixed'

export function leavesOf(node: TreeNode): TreeId[] {
  return node.children?.length ? node.children.flatMap(leavesOf) : [node.id]
}

export function markOf(node: TreeNode, chosen: ReadonlySet<TreeId>): TreeMark {
  const leaves = leavesOf(node)
  const ticked = leaves.filter((leaf) => chosen.has(leaf)).length
  if (ticked === 0) return false
  return ticked === leaves.length ? true : 'mixed'
}

/** Ticking or unticking a branch carries all its leaves along. */
export function withMark(node: TreeNode, chosen: ReadonlySet<TreeId>, ticked: boolean): ReadonlySet<TreeId> {
  const leaves = new Set(leavesOf(node))
  if (ticked) return new Set([...chosen, ...leaves])
  return new Set([...chosen].filter((id) => !leaves.has(id)))
}

/** Every fully ticked node, branches included: what a search by branch needs. */
export function tickedIds(nodes: readonly TreeNode[], chosen: ReadonlySet<TreeId>): TreeId[] {
  return nodes.flatMap((node) => {
    const below = tickedIds(node.children ?? [], chosen)
    return markOf(node, chosen) === true ? [node.id, ...below] : below
  })
}
