// No file may need itself through others, be it for a type; what is loaded later does not count.
import type { Finding } from '../report/finding.ts'
import type { SourceFile } from './source-file.ts'

type Graph = ReadonlyMap<string, readonly string[]>

export function checkCycles(files: readonly SourceFile[]): Finding[] {
  return cyclesIn(graphOf(files)).map((cycle) => ({
    file: cycle[0] ?? '',
    text: `import cycle: ${cycle.join(' → ')}`,
  }))
}

/** Each from its first member back to it. */
export function cyclesIn(graph: Graph): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  for (const start of graph.keys()) {
    const cycle = done.has(start) ? null : cycleFrom(start, graph, done)
    if (cycle) cycles.push(cycle)
  }
  return cycles
}

function graphOf(files: readonly SourceFile[]): Graph {
  const known = new Set(files.map(({ path }) => path))
  const needs = (file: SourceFile) =>
    file.imports.flatMap((one) => (one.file && !one.later && known.has(one.file) ? [one.file] : []))
  return new Map(files.map((file) => [file.path, needs(file)]))
}

/** Depth first with the way so far at hand; a step back onto the way is a cycle. */
function cycleFrom(start: string, graph: Graph, done: Set<string>): string[] | null {
  const way: string[] = []
  const onWay = new Set<string>()
  let found: string[] | null = null
  const visit = (path: string) => {
    if (onWay.has(path)) found ??= [...way.slice(way.indexOf(path)), path]
    if (found || done.has(path)) return
    done.add(path)
    onWay.add(path)
    way.push(path)
    for (const next of graph.get(path) ?? []) visit(next)
    way.pop()
    onWay.delete(path)
  }
  visit(start)
  return found
}
