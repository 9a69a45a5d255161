// Where a store opens, with what its page needs when the link is shared (CRD-01, STO-05).
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'

interface StoreLinkProps {
  store: Pick<Store, 'id' | 'slug' | 'module_id' | 'zone_id' | 'distance'>
  module_type: ModuleType | undefined
  className?: string
  children: ReactNode
}

export function StoreLink({ store, module_type, className, children }: StoreLinkProps) {
  const id = store.slug || String(store.id)
  return (
    <Link
      to="/store/$id"
      params={{ id }}
      search={{
        id,
        module_id: String(store.module_id),
        ...(module_type ? { module_type } : {}),
        store_zone_id: String(store.zone_id),
        ...(store.distance > 0 ? { distance: String(Math.round(store.distance)) } : {}),
      }}
      className={className}
    >
      {children}
    </Link>
  )
}
