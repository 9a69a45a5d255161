// Opens a category by id or slug: in the visitor's module, else in whichever has it (STO-04, HDR-11).
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'

/** A child knows its parent; the upper level has none. */
export interface FoundCategory {
  category: Omit<ShownCategory, 'childes'>
  parent: ShownCategory | null
}

export function findCategory(tree: readonly ShownCategory[], key: string): FoundCategory | null {
  const answers = ({ id, slug }: Pick<ShownCategory, 'id' | 'slug'>) =>
    String(id) === key || slug === key.toLowerCase()
  for (const parent of tree) {
    if (answers(parent)) return { category: parent, parent: null }
    const child = parent.childes?.find(answers)
    if (child) return { category: child, parent }
  }
  return null
}

export async function enterCategory(access: ShopAccess, key: string, module_id: string | undefined) {
  const entered = await enterLinkedModule(access, module_id)
  const here = await access.queryClient.ensureQueryData(categoriesQuery({ ...access, shop: entered.shop }))
  if (findCategory(here, key)) return entered
  const everywhere = { ...access, shop: { ...entered.shop, module: null } }
  const all = await access.queryClient.ensureQueryData(categoriesQuery(everywhere))
  const found = findCategory(all, key)
  return found ? enterLinkedModule(access, String(found.category.module_id)) : entered
}
