// The shown cart as an external store of React: every control of the page subscribes to it.
import type { ShownLine } from './shown-lines.rules.ts'

export interface ShownCart {
  /** 0 on pages without a module: nothing can be bought there. */
  module_id: number
  lines: readonly ShownLine[]
  isLoaded: boolean
  isFailed: boolean
}

const unknown: ShownCart = { module_id: 0, lines: [], isLoaded: false, isFailed: false }

export function createCartState() {
  let cart = unknown
  const listeners = new Set<() => void>()
  return {
    read: () => cart,
    onServer: () => unknown,
    set(next: ShownCart): void {
      cart = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type CartState = ReturnType<typeof createCartState>
