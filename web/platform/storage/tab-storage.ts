// A value in session storage, such as a half-filled form: a reload or a payment page loses nothing of it.
// The shop's lasting storage has a closed list of keys (NET-06), and a stranger's phone number should not outlive the tab.
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { onPersonalDataCleared } from './personal-data.ts'

export interface TabStorage<Value> {
  current(): Value
  save(value: Value): void
  /** The blank while rendering on the server. */
  use(): Value
}

/** None where storage is forbidden. */
export function tabKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}

export function tabStorage<Value>(key: string, schema: z.ZodType<Value>, blank: Value): TabStorage<Value> {
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

  onPersonalDataCleared(() => {
    known = undefined
    for (const listener of listeners) listener()
  })

  return {
    current,
    save(value) {
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
