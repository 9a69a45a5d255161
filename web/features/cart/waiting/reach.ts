// Whether the shop can be reached, as far as sending the cart has found out; while it cannot, changes are marked as waiting.
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOut = false

export function setReach(isReached: boolean): void {
  if (isOut === !isReached) return
  isOut = !isReached
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

export function useOutOfReach(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOut || !navigator.onLine,
    () => false,
  )
}
