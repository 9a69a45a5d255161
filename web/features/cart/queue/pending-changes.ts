// The queue of changes that are not sent yet, shared by all tabs of this device; storage holds the newest state.
import { readStored, removeStored, writeStored } from '#web/platform/storage/storage.ts'
import { type CartChange, readChange } from './cart-change.ts'

const listeners = new Set<() => void>()
const none: readonly CartChange[] = []

/** The same list until storage changes, or React would render for ever. */
let known: { text: string; changes: readonly CartChange[] } | null = null
/** Where storage is forbidden or full, this tab holds them in memory for the length of the visit. */
let onlyHere: readonly CartChange[] | null = null

function store(queue: readonly CartChange[]): void {
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

export const pendingChanges = {
  read(): readonly CartChange[] {
    if (onlyHere) return onlyHere
    const stored = readStored('cart_changes')
    if (stored === null) return none
    const text = JSON.stringify(stored)
    if (known?.text !== text) {
      known = { text, changes: stored.map(readChange).filter((one) => one !== undefined) }
    }
    return known.changes
  },

  onServer: () => none,

  change(next: (queue: readonly CartChange[]) => readonly CartChange[]): void {
    store(next(pendingChanges.read()))
    for (const listener of listeners) listener()
  },

  subscribe(listener: () => void): () => void {
    const receive = ({ key }: StorageEvent) => {
      if (key === null || key === 'cart_changes') listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', receive)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', receive)
    }
  },
}
