// A component whose script is fetched when it is first rendered, with retries while the shop cannot be reached.
import { type ComponentType, lazy } from 'react'
import { fetchScriptWithRetries } from './fetch-script.ts'

interface LazyOptions {
  /** Rendered by the server too, which then has all such components loaded before its first page. */
  isServerRendered?: boolean
}

const loadingOnServer: Promise<void>[] = []

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isServerRendered = false }: LazyOptions = {},
): ComponentType<Props> {
  const current: { View: ComponentType<Props> } = {
    // React caches a failed load for as long as the page lives: only what has loaded may be handed to it.
    View: lazy(async () => ({ default: await fetchScriptWithRetries(load) })),
  }
  if (!isServerRendered) return current.View
  if (import.meta.env.SSR) {
    loadingOnServer.push(
      load().then((View) => {
        current.View = View
      }),
    )
  }
  return function LazyComponent(props: Props) {
    return <current.View {...props} />
  }
}

/** Awaited before the first render: a component that suspends would reach readers without scripts hidden. */
export async function componentsLoadedOnServer(): Promise<void> {
  await Promise.all(loadingOnServer)
}
