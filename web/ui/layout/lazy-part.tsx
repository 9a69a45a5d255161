// A part of a page whose script is fetched when it wakes up; the server has all of them before it draws the first page.
import type { ComponentType } from 'react'
import { lazyView } from './lazy-view.ts'

const loading: Promise<void>[] = []

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const held: { View: ComponentType<Props> } = {
    View: lazyView(load),
  }
  if (import.meta.env.SSR) {
    loading.push(
      load().then((View) => {
        held.View = View
      }),
    )
  }
  return function LazyPart(props: Props) {
    return <held.View {...props} />
  }
}

/** Drawn in one go: a part that waits for its script would reach readers without scripts hidden. */
export async function loadedOnServer(): Promise<void> {
  await Promise.all(loading)
}
