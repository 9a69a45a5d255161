// Finds the part of a directed graph in which every junction reaches every other.

export interface Arc {
  from: number
  to: number
}

/** Whether each node belongs to the largest strongly connected part (Kosaraju's two passes, without recursion). */
export function largestStrongPart(nodes: number, arcs: readonly Arc[]): Uint8Array {
  const order = finishOrder(nodes, neighbours(nodes, arcs))
  const backwards = neighbours(
    nodes,
    arcs.map(({ from, to }) => ({ from: to, to: from })),
  )
  const part = new Int32Array(nodes).fill(-1)
  let best = -1
  let bestSize = 0
  for (const [label, root] of order.toReversed().entries()) {
    const size = flood(root, label, part, backwards)
    if (size > bestSize) {
      best = label
      bestSize = size
    }
  }
  return Uint8Array.from(part, (label) => (label === best ? 1 : 0))
}

function neighbours(nodes: number, arcs: readonly Arc[]): number[][] {
  const lists: number[][] = Array.from({ length: nodes }, () => [])
  for (const { from, to } of arcs) lists[from]?.push(to)
  return lists
}

function finishOrder(nodes: number, next: readonly number[][]): number[] {
  const seen = new Uint8Array(nodes)
  const order: number[] = []
  for (let root = 0; root < nodes; root++) if (!seen[root]) finish(root, next, seen, order)
  return order
}

function finish(root: number, next: readonly number[][], seen: Uint8Array, order: number[]): void {
  const path = [{ node: root, at: 0 }]
  seen[root] = 1
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const step = next[top.node]?.[top.at++]
    if (step === undefined) {
      order.push(top.node)
      path.pop()
    } else if (!seen[step]) {
      seen[step] = 1
      path.push({ node: step, at: 0 })
    }
  }
}

function flood(root: number, label: number, part: Int32Array, next: readonly number[][]): number {
  if (part[root] !== -1) return 0
  const open = [root]
  part[root] = label
  let size = 0
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    size++
    for (const step of next[node] ?? []) {
      if (part[step] === -1) {
        part[step] = label
        open.push(step)
      }
    }
  }
  return size
}
