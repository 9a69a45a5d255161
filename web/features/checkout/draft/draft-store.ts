// Keeps the draft of each kind of checkout for the length of the tab: a reload or a payment page loses nothing.
import { useSyncExternalStore } from 'react'
import type { CheckoutKind } from '../checkout-kind.ts'
import { blankDraft, type Draft, draft } from './draft.ts'

const keyOf = (kind: CheckoutKind) => `fivefold-checkout-${kind}`

const known = new Map<CheckoutKind, Draft>()
const listeners = new Set<() => void>()

function read(kind: CheckoutKind): Draft {
  try {
    const raw = window.sessionStorage.getItem(keyOf(kind))
    return raw ? draft.catch(blankDraft).parse(JSON.parse(raw)) : blankDraft
  } catch {
    // Storage forbidden or scribbled over: the checkout begins anew.
    return blankDraft
  }
}

export function currentDraft(kind: CheckoutKind): Draft {
  const kept = known.get(kind) ?? read(kind)
  known.set(kind, kept)
  return kept
}

function keep(kind: CheckoutKind, next: Draft): void {
  known.set(kind, next)
  try {
    window.sessionStorage.setItem(keyOf(kind), JSON.stringify(next))
  } catch {
    // Without storage it lives as long as the page.
  }
  for (const listener of listeners) listener()
}

export type DraftChange = Partial<Draft>

export function changeDraft(kind: CheckoutKind, change: DraftChange): void {
  keep(kind, { ...currentDraft(kind), ...change })
}

/** Once the order is placed nothing of it may fill the next one. */
export function forgetDraft(kind: CheckoutKind): void {
  keep(kind, blankDraft)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDraft(kind: CheckoutKind): Draft {
  return useSyncExternalStore(
    watch,
    () => currentDraft(kind),
    () => blankDraft,
  )
}
