// The entry a guest wanted to add before signing in; stored in this tab only, and taken once.
import { isRecord } from '#contract/core/shape.ts'
import type { WishlistEntry } from './wishlist-entry.ts'

type PendingEntry = Pick<WishlistEntry, 'kind' | 'id'>

const key = 'fivefold-wishlist'

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // Forbidden: the guest signs in and presses the heart once more.
    return null
  }
}

export function rememberPendingEntry({ kind, id }: PendingEntry): void {
  tabStorage()?.setItem(key, JSON.stringify({ kind, id }))
}

/** Given up: whoever signs in later did not ask for it. */
export function forgetPendingEntry(): void {
  tabStorage()?.removeItem(key)
}

export function takePendingEntry(): PendingEntry | null {
  const text = tabStorage()?.getItem(key)
  forgetPendingEntry()
  return text ? readPendingEntry(text) : null
}

export function readPendingEntry(text: string): PendingEntry | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.id !== 'number') return null
    return value.kind === 'item' || value.kind === 'store' ? { kind: value.kind, id: value.id } : null
  } catch {
    return null
  }
}
