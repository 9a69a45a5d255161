// Whether the browser has a network at all. That it has one does not mean that the shop can be reached.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Only browsers know: on the server there always is one. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, isOnline, () => true)
}

/** What could not be loaded without a network is tried again by itself once it is back. */
export function useRetryWhenOnline(retry: () => void): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    const tryAgain = () => again()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
}
