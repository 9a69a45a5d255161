// A component that is lazy-loaded when somebody reaches for it; one that renders with the page is `lazyComponent`.
import { type ComponentType, useRef, useState } from 'react'
import { fetchScript } from './fetch-script.ts'

export type LoadComponent<Props> = () => Promise<ComponentType<Props>>

export function useLazyComponent<Props>(importComponent: LoadComponent<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const loading = useRef<Promise<ComponentType<Props>> | null>(null)
  /** Presses while it loads share one load; a failed load is not cached. */
  const fetchOnce = () => {
    loading.current ??= fetchScript(importComponent).catch((error: unknown) => {
      loading.current = null
      throw error
    })
    return loading.current
  }
  return {
    /** Null until it is loaded. */
    Component,
    /** On the first sign of intent; a failure is ignored, `load` reports it. */
    preload() {
      fetchOnce().catch(() => undefined)
    },
    /** False when network or shop went away between the page and the press; the next press tries again. */
    async load(): Promise<boolean> {
      try {
        const found = await fetchOnce()
        setComponent(() => found)
        return true
      } catch {
        return false
      }
    },
  }
}
