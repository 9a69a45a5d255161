// Whether the shop can be reached, as far as sending the cart has found out; while it cannot, changes are marked as pending.
import { useSyncExternalStore } from 'react'
import { isOnline, onNetworkChange } from '#web/platform/network/online.ts'

const listeners = new Set<() => void>()
let isUnreachable = false

export function setReachable(isReachable: boolean): void {
  isUnreachable = !isReachable
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopNetwork = onNetworkChange(listener)
  return () => {
    listeners.delete(listener)
    stopNetwork()
  }
}

export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUnreachable || !isOnline(),
    () => false,
  )
}
