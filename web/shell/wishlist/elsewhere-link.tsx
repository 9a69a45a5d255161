// To a favourite of another module or zone: the page of a product, or its store's page with the item opened over it.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { ElsewhereEntry } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { storeSearch } from '#web/features/store/store-link.tsx'

interface ElsewhereLinkProps {
  entry: ElsewhereEntry
  className: string
  children: ReactNode
}

export function ElsewhereLink({ entry, className, children }: ElsewhereLinkProps) {
  const { module_id, module_type, zone_id, item_slug } = entry
  if (item_slug !== null && moduleTraits[module_type].item_opens === 'page') {
    const search = { id: item_slug, module_id: String(module_id) }
    return (
      <Link to="/product/$id" params={{ id: item_slug }} search={search} className={className}>
        {children}
      </Link>
    )
  }
  const store = { ...entry.store, module_id, zone_id }
  const opened = item_slug === null ? {} : { item: item_slug }
  return (
    <Link
      to="/store/$id"
      params={{ id: store.slug }}
      search={{ ...storeSearch(store, { module_type }), ...opened }}
      className={className}
    >
      {children}
    </Link>
  )
}
