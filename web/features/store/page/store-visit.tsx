// Stores that the store was visited and what was seen there; a first-time visitor takes over the link's module and zone (STO-03).
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { rememberStoreVisit } from '#web/features/store/visited-stores.ts'
import { useChangeShop } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { storeItemsQuery } from './store-page.queries.ts'
import type { StorePageContext } from './store-page-context.ts'
import { readMenuChoice } from './store-page-search.ts'

/** Nothing chosen: what is remembered are the first items of the whole store, whatever the link narrows it to. */
const everything = readMenuChoice({})

export function StoreVisit({ store, context }: { store: StoreDetails; context: StorePageContext }) {
  const { access } = context
  const { data } = useInfiniteQuery(storeItemsQuery(access, store.id, everything, 1))
  const first = data?.pages[0]?.replies[0]?.products
  useEffect(() => {
    if (first) rememberStoreVisit(store, first)
  }, [store, first])
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
