// A view whose script is fetched when it is first drawn, and not before there is a network to fetch it from.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Browsers remember a script that could not be fetched for as long as the page stands: without a network none is asked for. */
function whenOnline(): Promise<void> {
  if (import.meta.env.SSR || navigator.onLine) return Promise.resolve()
  return new Promise((back) => window.addEventListener('online', () => back(), { once: true }))
}

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await whenOnline()
    return { default: await load() }
  })
}
