// Where a store opens, with what its page needs when the link is shared (CRD-01, STO-05).
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useMetresTo } from '#web/platform/shop/destination.ts'

/** One that was visited long ago is remembered without its point. */
export type LinkedStore = Pick<Store, 'id' | 'slug' | 'module_id' | 'zone_id'> &
  Partial<Pick<Store, 'latitude' | 'longitude'>>

interface StoreLinkProps {
  store: LinkedStore
  module_type: ModuleType | undefined
  className?: string
  children: ReactNode
}

/** The query of a store page; metres to it, where they are known. */
export function storeSearch(
  store: LinkedStore,
  { module_type, metres }: { module_type?: ModuleType | undefined; metres?: number | null } = {},
) {
  return {
    id: store.slug || String(store.id),
    module_id: String(store.module_id),
    ...(module_type ? { module_type } : {}),
    store_zone_id: String(store.zone_id),
    ...(metres ? { distance: String(Math.round(metres)) } : {}),
  }
}

export function StoreLink({ store, module_type, className, children }: StoreLinkProps) {
  const id = store.slug || String(store.id)
  const { latitude, longitude } = store
  const metres = useMetresTo(latitude && longitude ? { latitude, longitude } : null)
  const search = storeSearch(store, { module_type, metres })
  return (
    <Link to="/store/$id" params={{ id }} search={search} className={className}>
      {children}
    </Link>
  )
}
