// Where a category opens (HDR-11).
import type { ReactNode } from 'react'
import type { Category } from '#contract/features/category/category.schema.ts'
import { PathLink } from '#web/platform/navigation/path-link.tsx'

interface CategoryLinkProps {
  category: Pick<Category, 'id' | 'slug' | 'module_id'>
  className?: string
  children: ReactNode
}

export function CategoryLink({ category, className, children }: CategoryLinkProps) {
  const id = category.slug || String(category.id)
  return (
    <PathLink
      path={`/category/${encodeURIComponent(id)}`}
      search={{ module_id: String(category.module_id) }}
      className={className}
    >
      {children}
    </PathLink>
  )
}
