// Something a visitor is filling in, kept for the length of the tab: a reload or a payment page loses nothing of it.
// The shop's lasting storage has a closed list of keys (NET-06), and a stranger's phone number should not outlive the tab.
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { onLeaving } from './leaving.ts'

export interface KeptInTab<Value> {
  current(): Value
  keep(value: Value): void
  /** The blank while rendering on the server. */
  use(): Value
}

/** Where the browser keeps nothing there is nothing to find. */
export function tabKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}

export function keptInTab<Value>(key: string, schema: z.ZodType<Value>, blank: Value): KeptInTab<Value> {
  let known: Value | undefined
  const listeners = new Set<() => void>()

  function read(): Value {
    try {
      const raw = window.sessionStorage.getItem(key)
      const parsed = raw ? schema.safeParse(JSON.parse(raw)) : null
      return parsed?.success ? parsed.data : blank
    } catch {
      // Storage forbidden or scribbled over: the visitor begins anew.
      return blank
    }
  }

  function current(): Value {
    known ??= read()
    return known
  }

  function watch(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  onLeaving(() => {
    known = undefined
    for (const listener of listeners) listener()
  })

  return {
    current,
    keep(value) {
      known = value
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Without storage it lives as long as the page.
      }
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(watch, current, () => blank),
  }
}
