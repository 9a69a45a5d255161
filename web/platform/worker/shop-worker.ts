// The shop's service worker (public/shop-worker.js): registered once a page stands, and told which page that is.
import type { Shop } from '#web/platform/shop/shop.ts'

export const workerUrl = '/shop-worker.js'

/** Everything a page is made from besides its address. */
export interface PageContext {
  key: string
  language: string
  theme: string
}

export function pageContext({ language, theme, module, zone_ids, has_destination }: Shop): PageContext {
  return {
    key: JSON.stringify([language, theme, module?.id ?? 0, zone_ids, has_destination]),
    language,
    theme,
  }
}

export const hasWorkers = () => 'serviceWorker' in navigator

export function registerWorker(): Promise<unknown> {
  // Its parts are asked for anew with it: an old part beside a new one would be neither.
  return navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' })
}

async function activeWorker(): Promise<ServiceWorker | null> {
  return (await navigator.serviceWorker.ready).active
}

/** Who saves data is not asked to load a page twice. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

export async function tellVisited(context: PageContext): Promise<void> {
  const kind = savesData() ? 'shown in' : 'visited'
  const url = window.location.href
  ;(await activeWorker())?.postMessage({ kind, url, context })
}

/** Whether it can be shown without a network. */
export async function isPageStored(url: string): Promise<boolean> {
  const worker = hasWorkers() ? navigator.serviceWorker.controller : null
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  worker.postMessage({ kind: 'is stored', url }, [port2])
  return answered
}

/** Pages hold nothing personal, but which were visited is nobody else's business. */
const visited = /^shop-(?:pages|pictures)-/

/** After signing out. */
export async function dropStoredPages(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => visited.test(name)).map((name) => caches.delete(name)))
}
