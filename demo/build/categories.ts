// The two levels of categories; keys lead from content to ids.
import type { Localised } from '#contract/core/language.ts'
import { foldText } from '#contract/features/search/fold-text.ts'
import type { ModuleContent } from '../content/content.types.ts'
import type { Slugs } from './slug.ts'
import type { CategoryRow } from './world-plan.ts'

export interface MadeCategories {
  rows: CategoryRow[]
  /** Leaf key → its id and its parent's id. */
  leaf: Map<string, { id: number; parent_id: number; names: string }>
  /** Any key → the leaf keys below it (a leaf is below itself). */
  leavesBelow: Map<string, string[]>
  /** Any key → what it is called; a parent before a leaf of the same key. */
  names: Map<string, Localised>
}

export function buildCategories(
  content: ModuleContent,
  module_id: number,
  nextId: () => number,
  slugOf: Slugs,
): MadeCategories {
  const made: MadeCategories = { rows: [], leaf: new Map(), leavesBelow: new Map(), names: new Map() }
  content.categories.forEach((parent, index) => {
    const parentId = nextId()
    const base = { module_id, status: true }
    made.rows.push({
      ...base,
      id: parentId,
      parent_id: 0,
      slug: slugOf(parent.slug ?? parent.name.en),
      name: parent.name,
      image: `${module_id}-${parent.key}.webp`,
      featured: parent.featured ?? false,
      priority: content.categories.length - index,
      search_text: foldText(Object.values(parent.name).join(' ')),
    })
    made.names.set(parent.key, parent.name)
    made.leavesBelow.set(
      parent.key,
      parent.children.map((child) => child.key),
    )
    for (const child of parent.children) {
      const id = nextId()
      const names = [...Object.values(child.name), ...Object.values(parent.name)].join(' ')
      made.rows.push({
        ...base,
        id,
        parent_id: parentId,
        slug: slugOf(child.name.en),
        name: child.name,
        image: `${module_id}-${child.key}.webp`,
        featured: false,
        priority: 0,
        search_text: foldText(Object.values(child.name).join(' ')),
      })
      made.leaf.set(child.key, { id, parent_id: parentId, names })
      if (!made.leavesBelow.has(child.key)) made.leavesBelow.set(child.key, [child.key])
      if (!made.names.has(child.key)) made.names.set(child.key, child.name)
    }
  })
  return made
}
