import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arc, largestStrongPart } from './strong-component.ts'

const arcs = (...pairs: [number, number][]): Arc[] => pairs.map(([from, to]) => ({ from, to }))

test('a ring belongs together, a dead end and an island do not', () => {
  const graph = arcs([0, 1], [1, 2], [2, 0], [2, 3], [4, 5], [5, 4])
  expect([...largestStrongPart(6, graph)]).toEqual([1, 1, 1, 0, 0, 0])
})

test('a very long road does not exhaust the stack', () => {
  const length = 50_000
  const ring = Array.from({ length }, (_, node) => ({ from: node, to: (node + 1) % length }))
  expect(largestStrongPart(length, ring).every((kept) => kept === 1)).toBe(true)
})

test('the kept nodes reach each other, and no larger such part exists', () => {
  const graphs = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { maxLength: 20 })
  fc.assert(
    fc.property(graphs, (pairs) => {
      const reach = reachable(8, arcs(...pairs))
      const sizes = reach.map(
        (row, node) => row.filter((there, other) => there && reach[other]?.[node]).length,
      )
      const kept = [...largestStrongPart(8, arcs(...pairs)).entries()].flatMap(([node, in_]) =>
        in_ ? [node] : [],
      )
      expect(kept.length).toBe(Math.max(...sizes))
      for (const one of kept) for (const other of kept) expect(reach[one]?.[other]).toBe(true)
    }),
  )
})

function reachable(nodes: number, graph: readonly Arc[]): boolean[][] {
  const all = Array.from({ length: nodes }, (_, node) => node)
  const reach = all.map((from) =>
    all.map((to) => from === to || graph.some((arc) => arc.from === from && arc.to === to)),
  )
  for (const over of all) {
    for (const from of all) {
      reach[from] = all.map((to) => Boolean(reach[from]?.[to] || (reach[from]?.[over] && reach[over]?.[to])))
    }
  }
  return reach
}
