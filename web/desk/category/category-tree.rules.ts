// The tree of categories as it is shown and moved: two levels, each in the sequence customers see.
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'

export interface TreeRow {
  category: DeskCategory
  level: 1 | 2
  /** Those in use beside it, itself included. */
  siblings: readonly DeskCategory[]
  hasChildren: boolean
}

export interface Place {
  parent_id: number
  before_id?: number
}

export function treeRows(categories: readonly DeskCategory[]): TreeRow[] {
  const inUse = categories.filter((one) => !one.is_archived)
  const below = (parent_id: number) => inUse.filter((one) => one.parent_id === parent_id)
  const tops = below(0)
  return tops.flatMap((category) => {
    const children = below(category.id)
    const own: TreeRow = { category, level: 1, siblings: tops, hasChildren: children.length > 0 }
    const rows = children.map<TreeRow>((child) => ({
      category: child,
      level: 2,
      siblings: children,
      hasChildren: false,
    }))
    return [own, ...rows]
  })
}

const placeBefore = (parent_id: number, before: DeskCategory | undefined): Place => ({
  parent_id,
  ...(before ? { before_id: before.id } : {}),
})

export type Step = 'up' | 'down' | 'into' | 'out'

/** Null where there is no such place. */
export function stepPlace({ category, level, siblings, hasChildren }: TreeRow, step: Step): Place | null {
  const at = siblings.findIndex(({ id }) => id === category.id)
  const { parent_id } = category
  if (step === 'up') return at > 0 ? placeBefore(parent_id, siblings[at - 1]) : null
  if (step === 'down') return at < siblings.length - 1 ? placeBefore(parent_id, siblings[at + 2]) : null
  if (step === 'out') return level === 2 ? { parent_id: 0 } : null
  const above = siblings[at - 1]
  return level === 1 && above && !hasChildren ? { parent_id: above.id } : null
}

/** Dropped on another row it takes that row's place, and that row makes room. */
export function dropPlace(rows: readonly TreeRow[], moved: number, over: number): Place | null {
  const target = rows.find(({ category }) => category.id === over)
  const [from, to] = [moved, over].map((id) => rows.findIndex(({ category }) => category.id === id))
  if (!target || from === undefined || to === undefined || moved === over) return null
  const { category, siblings } = target
  if (category.parent_id === moved) return null
  const at = siblings.findIndex(({ id }) => id === over)
  const isBeside = siblings.some(({ id }) => id === moved)
  return placeBefore(category.parent_id, from < to && isBeside ? siblings[at + 1] : category)
}
