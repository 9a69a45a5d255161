// A view whose script is fetched when it is first drawn, and not before there is a shop to fetch it from.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { scriptsFetchable } from './script-source.ts'

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await scriptsFetchable()
    return { default: await load() }
  })
}
