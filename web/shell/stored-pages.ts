// Visited pages open again without a network: the service worker is told which page stands here, once it stands.
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isOnline } from '#web/platform/network/online.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'

/** Built files only: those of the development server change under the same name. */
const isBuilt = import.meta.env.PROD

/** What the page needs itself comes first. */
const idleWithinMs = 5_000

function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, idleWithinMs)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(then, { timeout: idleWithinMs })
  return () => window.cancelIdleCallback(handle)
}

let isRegistered = false

async function storeThisPage(shop: Shop): Promise<void> {
  const { hasWorkers, pageContext, registerWorker, tellVisited } = await import(
    '#web/platform/worker/shop-worker.ts'
  )
  if (!hasWorkers()) return
  if (!isRegistered) {
    await registerWorker()
    isRegistered = true
  }
  await tellVisited(pageContext(shop))
}

export function useStoredPages(): void {
  const { shop } = useShop()
  const href = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page of its own
  useEffect(() => {
    if (!isBuilt || !isOnline()) return
    // A browser that allows no worker, as in a private window, shows pages from the network only.
    return whenIdle(() => void Promise.allSettled([storeThisPage(shop)]))
  }, [shop, href])
}

/** Where the document itself was loaded from, as far as it matters to the server. */
function loadedHref(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name
}

/** A page that cannot be shown inside this one may be stored whole; one that was loaded whole is not loaded again. */
export async function openStoredPage(): Promise<void> {
  const { href } = window.location
  if (!isBuilt || loadedHref() === href) return
  const { isPageStored } = await import('#web/platform/worker/shop-worker.ts')
  if (await isPageStored(href)) window.location.reload()
}
