// A view whose script is fetched when it is first drawn, and not before there is a shop to fetch it from.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { fetchScriptPatiently } from './script-source.ts'

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  // React remembers a failure for as long as the page stands: only what has come may be handed to it.
  return lazy(async () => ({ default: await fetchScriptPatiently(load) }))
}
