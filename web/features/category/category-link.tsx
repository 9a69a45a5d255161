// Where a category opens (HDR-11).
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'

interface CategoryLinkProps {
  category: Pick<ShownCategory, 'id' | 'slug' | 'module_id'>
  className?: string
  children: ReactNode
}

export function CategoryLink({ category, className, children }: CategoryLinkProps) {
  const id = category.slug || String(category.id)
  return (
    <Link
      to="/category/$id"
      params={{ id }}
      search={{ module_id: String(category.module_id) }}
      className={className}
    >
      {children}
    </Link>
  )
}
