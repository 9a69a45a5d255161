// The visits stored in this browser, for components; unknown while rendering on the server.
import { useSyncExternalStore } from 'react'
import { readStored } from '#web/platform/storage/storage.ts'
import { type Visit, visitsIn } from './visited-stores.ts'

/** Another tab may have opened a store meanwhile. */
function onStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** The same object until what is stored changes, or React would render for ever. */
let cached: { text: string; module_id: number; visits: Visit[] } | undefined

function visitsNow(module_id: number): Visit[] {
  const stores = readStored('visitedStores') ?? []
  const products = readStored('visitedStoresProducts') ?? []
  const text = JSON.stringify([stores, products])
  if (cached?.text !== text || cached.module_id !== module_id) {
    cached = { text, module_id, visits: visitsIn(module_id, stores, products) }
  }
  return cached.visits
}

export function useVisits(module_id: number): Visit[] | null {
  return useSyncExternalStore(
    onStorage,
    () => visitsNow(module_id),
    () => null,
  )
}
