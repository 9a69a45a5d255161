// Keeps the draft of each kind of checkout for the length of the tab: a reload or a payment page loses nothing.
import { type KeptInTab, keptInTab } from '#web/platform/storage/kept-in-tab.ts'
import type { CheckoutKind } from '../checkout-kind.ts'
import { blankDraft, type Draft, draft } from './draft.ts'

const known = new Map<CheckoutKind, KeptInTab<Draft>>()

function keptOf(kind: CheckoutKind): KeptInTab<Draft> {
  const kept = known.get(kind) ?? keptInTab<Draft>(`fivefold-checkout-${kind}`, draft, blankDraft)
  known.set(kind, kept)
  return kept
}

export const currentDraft = (kind: CheckoutKind): Draft => keptOf(kind).current()

export type DraftChange = Partial<Draft>

export function changeDraft(kind: CheckoutKind, change: DraftChange): void {
  keptOf(kind).keep({ ...currentDraft(kind), ...change })
}

/** Once the order is placed nothing of it may fill the next one. */
export function forgetDraft(kind: CheckoutKind): void {
  keptOf(kind).keep(blankDraft)
}

export function useDraft(kind: CheckoutKind): Draft {
  return keptOf(kind).use()
}
