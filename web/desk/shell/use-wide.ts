// Whether there is room for a table; otherwise its rows stand below each other.
import { useSyncExternalStore } from 'react'

const wide = window.matchMedia('(width >= 48rem)')

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

export function useWide(): boolean {
  return useSyncExternalStore(watch, () => wide.matches)
}
