// A category in the words of the wire, with the number of items a visitor could find in it.
import { toBit } from '#contract/core/bit.ts'
import type { Category } from '#contract/features/category/category.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { CategoryRow } from './reference-data.db.ts'

export interface CategorySurroundings {
  childrenOf: (id: number) => readonly CategoryRow[]
}

export function presentCategory(row: CategoryRow, around: CategorySurroundings, scope: Scope): Category {
  const children = around.childrenOf(row.id)
  const counted = [row, ...children].reduce((sum, one) => sum + one.listed_items, 0)
  return {
    id: row.id,
    name: row.name[scope.language],
    slug: row.slug,
    image: row.image,
    image_full_url: pictureUrl(scope.origin, 'category', row.image),
    parent_id: row.parent_id,
    position: row.parent_id === 0 ? 0 : 1,
    status: 1,
    featured: toBit(row.featured),
    priority: row.priority,
    module_id: row.module_id,
    products_count: counted,
    childes_count: children.length,
  }
}

export function presentWithChildren(row: CategoryRow, around: CategorySurroundings, scope: Scope): Category {
  const childes = around.childrenOf(row.id).map((child) => presentCategory(child, around, scope))
  return { ...presentCategory(row, around, scope), childes }
}
