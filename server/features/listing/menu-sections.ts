// How what a store sells falls into the sections of its menu.
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import type { CategoryRow, ReferenceTables } from '#server/catalogue/reference/reference-data.ts'

export interface CountedSection {
  category_id: number
  /** Null for one that is switched off. */
  category: CategoryRow | null
  /** An upper category stands for its children. */
  is_upper: boolean
  count: number
}

type Tables = Pick<ReferenceTables, 'categories' | 'categoryById'>

/**
 * Dishes are read by the lower categories, soups and noodles; shelves by the upper ones, unless the store has one only.
 * Where items are filed under an upper category itself, it is one section with its children: a list can be narrowed to
 * it only as a whole. In the sequence of the categories; those that are switched off come last.
 */
export function menuSections(
  counts: ReadonlyMap<number, number>,
  { categories, categoryById }: Tables,
  module_type: ModuleType,
): CountedSection[] {
  const upperOf = (id: number) => categoryById.get(id)?.parent_id || id
  const uppers = new Set(Array.from(counts.keys(), upperOf))
  const isByLower = moduleTraits[module_type].item_look === 'dish' || uppers.size === 1
  const sectionOf = (id: number) => (isByLower && !counts.has(upperOf(id)) ? id : upperOf(id))
  const sections = new Map<number, number>()
  for (const [id, count] of counts) sections.set(sectionOf(id), (sections.get(sectionOf(id)) ?? 0) + count)
  const ranks = new Map(inTreeSequence(categories).map(({ id }, rank) => [id, rank]))
  const rankOf = ({ category_id }: CountedSection) => ranks.get(category_id) ?? ranks.size
  return Array.from(sections, ([category_id, count]): CountedSection => {
    const category = categoryById.get(category_id) ?? null
    return { category_id, category, is_upper: category?.parent_id === 0, count }
  }).toSorted((one, other) => rankOf(one) - rankOf(other) || one.category_id - other.category_id)
}

/** An upper category, then its children: those of one kind stand together. */
function inTreeSequence(categories: Tables['categories']): CategoryRow[] {
  const childrenOf = Map.groupBy(categories, ({ parent_id }) => parent_id)
  return (childrenOf.get(0) ?? []).flatMap((upper) => [upper, ...(childrenOf.get(upper.id) ?? [])])
}
