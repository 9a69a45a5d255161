// Stores that the store was visited and what was seen there; a first-time visitor takes over the link's module and zone (STO-03).
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { rememberStoreVisit } from '#web/features/store/visited-stores.ts'
import { useChangeShop } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { storeMenuQuery } from './store-page.queries.ts'
import type { StorePageContext } from './store-page-context.ts'

export function StoreVisit({ store, context }: { store: StoreDetails; context: StorePageContext }) {
  // The whole menu, whatever the link narrows it to: what is remembered are its first items.
  const { data: menu } = useQuery(storeMenuQuery(context.access, store.id))
  useEffect(() => {
    if (menu) {
      rememberStoreVisit(
        store,
        menu.sections.flatMap(({ products }) => products),
      )
    }
  }, [store, menu])
  useAdoptedLink(store, context)
  return null
}

function useAdoptedLink({ zone_id }: StoreDetails, { access }: StorePageContext) {
  const changeShop = useChangeShop()
  // Once: where storage is forbidden nothing can be stored, and asking again would never end.
  const isDone = useRef(false)
  const { module } = access.shop
  useEffect(() => {
    if (isDone.current || !module) return
    isDone.current = true
    if (readStored('module') !== null) return
    const isZoneKept = (readStored('zoneid') ?? []).length > 0
    changeShop({ module, ...(isZoneKept ? {} : { zone_ids: [zone_id] }) })
  }, [module, zone_id, changeShop])
}
