// Where the shown cart lies for every control of the page; who reads it hears of a new one.
import type { ShownLine } from './shown-lines.rules.ts'

export interface ShownCart {
  /** 0 on pages without a module: nothing can be bought there. */
  module_id: number
  lines: readonly ShownLine[]
  isLoaded: boolean
  isFailed: boolean
}

const unknown: ShownCart = { module_id: 0, lines: [], isLoaded: false, isFailed: false }

export function createCartShelf() {
  let cart = unknown
  const readers = new Set<() => void>()
  return {
    read: () => cart,
    onServer: () => unknown,
    put(next: ShownCart): void {
      cart = next
      for (const hear of readers) hear()
    },
    subscribe(hear: () => void): () => void {
      readers.add(hear)
      return () => readers.delete(hear)
    },
  }
}

export type CartShelf = ReturnType<typeof createCartShelf>
