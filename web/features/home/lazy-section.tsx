// A section whose script is fetched when it wakes up; the server has all of them before it draws the first page.
import { type ComponentType, lazy } from 'react'
import type { SectionProps } from './section-props.ts'

type Section = ComponentType<SectionProps>

const loading: Promise<void>[] = []

export function lazySection(load: () => Promise<Section>): Section {
  const held: { View: Section } = { View: lazy(() => load().then((View) => ({ default: View }))) }
  if (import.meta.env.SSR) {
    loading.push(
      load().then((View) => {
        held.View = View
      }),
    )
  }
  return function LazySection(props) {
    return <held.View {...props} />
  }
}

/** Drawn in one go: a section that waits for its script would reach readers without scripts hidden. */
export async function loadedOnServer(): Promise<void> {
  await Promise.all(loading)
}
