// The categories a store sells in, as a tree: the wire lists them side by side.
import type { Category } from '#contract/features/category/category.schema.ts'

/** A child whose parent is not listed stands on the upper level. */
export function storeCategories(listed: readonly Category[]): Category[] {
  const ids = new Set(listed.map(({ id }) => id))
  return listed
    .filter(({ parent_id }) => !ids.has(parent_id))
    .map((one) => ({ ...one, childes: listed.filter(({ parent_id }) => parent_id === one.id) }))
}
