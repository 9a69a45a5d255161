// What could not be done after the network came back; it stays until the customer has read it.
import { useSyncExternalStore } from 'react'

export interface Conflict {
  key: string
  name: string
  reason: string
}

const listeners = new Set<() => void>()
let conflicts: readonly Conflict[] = []
const none: readonly Conflict[] = []

function become(next: readonly Conflict[]): void {
  conflicts = next
  for (const listener of listeners) listener()
}

export const reportConflict = (conflict: Conflict) => become([...conflicts, conflict])

export const forgetConflicts = () => become(none)

export function useConflicts(): readonly Conflict[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => conflicts,
    () => none,
  )
}
