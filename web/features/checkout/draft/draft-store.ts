// Keeps the draft of a checkout for the length of the tab: a reload or a payment page loses nothing.
import { useState } from 'react'
import { newRequestKey } from '#web/platform/api/request-key.ts'
import { type KeptInTab, keptInTab, tabKeys } from '#web/platform/storage/kept-in-tab.ts'
import type { CheckoutKind } from '../checkout-kind.ts'
import {
  blankPreference,
  blankWishes,
  type Draft,
  type Preference,
  preference,
  type Wishes,
  wishes,
} from './draft.ts'

/** Which order a draft is about. */
export interface DraftName {
  kind: CheckoutKind
  /** Null: of a parcel, which no store sends. */
  store_id: number | null
}

export function draftId({ kind, store_id }: DraftName): string {
  return store_id === null ? kind : `${kind}-${store_id}`
}

const preferences = new Map<string, KeptInTab<Preference>>()
const orders = new Map<string, KeptInTab<Wishes>>()

function kept<Value>(all: Map<string, KeptInTab<Value>>, key: string, make: () => KeptInTab<Value>) {
  const known = all.get(key) ?? make()
  all.set(key, known)
  return known
}

/** Of every store that is ordered from in this way. */
function preferenceOf({ kind }: DraftName): KeptInTab<Preference> {
  const key = `fivefold-checkout-${kind}`
  return kept(preferences, key, () => keptInTab<Preference>(key, preference, blankPreference))
}

const wishesKey = (name: DraftName) => `fivefold-checkout-order-${draftId(name)}`

function wishesOf(name: DraftName): KeptInTab<Wishes> {
  const key = wishesKey(name)
  return kept(orders, key, () => keptInTab<Wishes>(key, wishes, blankWishes))
}

/** An order from the cart may have emptied it before its answer was lost: then only the key is left to find it by. */
function unansweredCart(): DraftName | null {
  const begin = wishesKey({ kind: 'cart', store_id: null })
  const stores = tabKeys().flatMap((key) =>
    key.startsWith(`${begin}-`) ? [Number(key.slice(begin.length + 1))] : [],
  )
  const names = stores.map((store_id): DraftName => ({ kind: 'cart', store_id }))
  return names.find((name) => wishesOf(name).current().unanswered !== null) ?? null
}

export const currentDraft = (name: DraftName): Draft => ({
  ...preferenceOf(name).current(),
  ...wishesOf(name).current(),
})

export type DraftChange = Partial<Draft>

export function changeDraft(name: DraftName, change: DraftChange): void {
  const next = { ...currentDraft(name), ...change }
  if (Object.keys(change).some((part) => part in blankPreference)) {
    preferenceOf(name).keep(preference.parse(next))
  }
  if (Object.keys(change).some((part) => part in blankWishes)) wishesOf(name).keep(wishes.parse(next))
}

/** The key everything is sent under; made once, and kept over a reload. */
export function openDraft(name: DraftName): string {
  const key = currentDraft(name).request_key ?? newRequestKey()
  if (currentDraft(name).request_key === null) changeDraft(name, { request_key: key })
  return key
}

/** Once the order is placed nothing of it may fill the next one. */
export function forgetDraft(name: DraftName): void {
  preferenceOf(name).keep(blankPreference)
  wishesOf(name).keep(blankWishes)
}

export function useDraft(name: DraftName): Draft {
  const known = preferenceOf(name).use()
  return { ...known, ...wishesOf(name).use() }
}

/** The order from the cart that still has to be asked for; null once the shop has said what became of it. */
export function useUnansweredCart(): DraftName | null {
  const [name] = useState(unansweredCart)
  const { unanswered } = useDraft(name ?? { kind: 'cart', store_id: null })
  return unanswered && name
}
