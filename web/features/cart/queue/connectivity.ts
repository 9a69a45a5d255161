// Whether the shop can be reached, as far as sending the cart has found out; while it cannot, changes are marked as pending.
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isUnreachable = false

export function setReachable(isReachable: boolean): void {
  if (isUnreachable === !isReachable) return
  isUnreachable = !isReachable
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUnreachable || !navigator.onLine,
    () => false,
  )
}
