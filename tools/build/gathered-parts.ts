// Which modules of the storefront travel together: dozens of tiny files compress badly, and each costs a slow phone a
// request before its first paint.
import { join } from 'node:path'
import type { ChunkingContext, CodeSplittingGroup, CodeSplittingOptions } from 'rolldown'

/** What every page needs. */
const frame: CodeSplittingGroup = { name: 'frame', tags: ['$initial'], priority: 1 }

const ownModules = /[\\/](?:contract|web|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/](?!.*node_modules)/

/** What the home page has in common with others; what it needs alone comes with it anyway. */
function homeParts(root: string): CodeSplittingGroup {
  const known = new WeakMap<ChunkingContext, ReadonlySet<string>>()
  const partsIn = (graph: ChunkingContext) => {
    const parts = known.get(graph) ?? partsOf(graph, join(root, 'web/routes/home.tsx'))
    known.set(graph, parts)
    return parts
  }
  return {
    name: (id, graph) => (partsIn(graph).has(id) ? 'parts' : null),
    debugName: 'parts',
    // Libraries import far more than a page needs of them; what is left of it after the build stays where it was.
    test: ownModules,
    includeDependenciesRecursively: false,
    minShareCount: 2,
  }
}

/** A route names its page by a lazy import: everything that page imports at once. */
function partsOf(graph: ChunkingContext, route: string): ReadonlySet<string> {
  const parts = new Set<string>()
  const waiting = [...(graph.getModuleInfo(route)?.dynamicallyImportedIds ?? [])].filter((id) =>
    id.startsWith(route),
  )
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (parts.has(id)) continue
    parts.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return parts
}

export function gatheredParts(root: string): CodeSplittingOptions {
  return { groups: [frame, homeParts(root)] }
}
