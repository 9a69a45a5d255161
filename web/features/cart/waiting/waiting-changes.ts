// The changes that wait on this device, shared by all its tabs; the newest state is always in storage.
import { readStored, removeStored, writeStored } from '#web/platform/storage/storage.ts'
import { type CartChange, readChange } from './cart-change.ts'

const listeners = new Set<() => void>()
const none: readonly CartChange[] = []

/** The same list until storage changes, or React would render for ever. */
let known: { text: string; changes: readonly CartChange[] } = { text: '[]', changes: none }
/** Where storage is forbidden or full, this tab keeps them for the length of the visit. */
let onlyHere: readonly CartChange[] | null = null

function keep(queue: readonly CartChange[]): void {
  onlyHere = null
  if (queue.length === 0) {
    removeStored('cart_changes')
    return
  }
  try {
    writeStored(
      'cart_changes',
      queue.map((one) => ({ ...one })),
    )
  } catch {
    onlyHere = queue
  }
  if (readStored('cart_changes') === null) onlyHere = queue
}

export const waitingChanges = {
  read(): readonly CartChange[] {
    if (onlyHere) return onlyHere
    const stored = readStored('cart_changes') ?? []
    const text = JSON.stringify(stored)
    if (text !== known.text) {
      known = { text, changes: stored.map(readChange).filter((one) => one !== undefined) }
    }
    return known.changes
  },

  onServer: () => none,

  change(next: (queue: readonly CartChange[]) => readonly CartChange[]): void {
    keep(next(waitingChanges.read()))
    for (const listener of listeners) listener()
  },

  subscribe(listener: () => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === 'cart_changes') listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', hear)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', hear)
    }
  },
}
