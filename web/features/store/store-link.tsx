// Where a store opens, with what its page needs when the link is shared (CRD-01, STO-05).
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'

export type LinkedStore = Pick<Store, 'id' | 'slug' | 'module_id' | 'zone_id' | 'distance'>

interface StoreLinkProps {
  store: LinkedStore
  module_type: ModuleType | undefined
  className?: string
  children: ReactNode
}

/** The query of a store page. */
export function storeSearch(store: LinkedStore, module_type: ModuleType | undefined) {
  return {
    id: store.slug || String(store.id),
    module_id: String(store.module_id),
    ...(module_type ? { module_type } : {}),
    store_zone_id: String(store.zone_id),
    ...(store.distance > 0 ? { distance: String(Math.round(store.distance)) } : {}),
  }
}

export function StoreLink({ store, module_type, className, children }: StoreLinkProps) {
  const id = store.slug || String(store.id)
  return (
    <Link to="/store/$id" params={{ id }} search={storeSearch(store, module_type)} className={className}>
      {children}
    </Link>
  )
}
