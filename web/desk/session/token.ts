// The session's token in this browser, under one key; every tab hears when it comes or goes.
import { useSyncExternalStore } from 'react'

const tokenKey = 'fivefold-desk-token'

/** Where storage is forbidden the session lasts as long as the page. */
let inMemory: string | null = null

const listeners = new Set<() => void>()

export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return inMemory
  }
}

/** Null signs out. */
export function writeToken(token: string | null): void {
  inMemory = token
  try {
    if (token === null) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    // Held in memory above.
  }
  for (const listener of listeners) listener()
}

function isOurs({ key }: StorageEvent): boolean {
  // Null: everything was cleared.
  return key === tokenKey || key === null
}

export function onTokenChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (isOurs(event)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

export function useToken(): string | null {
  return useSyncExternalStore(onTokenChange, readToken)
}
