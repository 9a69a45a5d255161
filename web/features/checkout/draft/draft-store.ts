// Stores the draft of a checkout in tab storage: a reload or a payment page loses nothing.
import { useState } from 'react'
import { newRequestKey } from '#web/platform/api/request-key.ts'
import { type TabStorage, tabKeys, tabStorage } from '#web/platform/storage/tab-storage.ts'
import type { CheckoutKind } from '../checkout-kind.ts'
import {
  blankOptions,
  blankPreference,
  type Draft,
  type OrderOptions,
  orderOptions,
  type Preference,
  preference,
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

const preferences = new Map<string, TabStorage<Preference>>()
const options = new Map<string, TabStorage<OrderOptions>>()

function memoized<Value>(all: Map<string, TabStorage<Value>>, key: string, make: () => TabStorage<Value>) {
  const known = all.get(key) ?? make()
  all.set(key, known)
  return known
}

/** Of every store that is ordered from in this way. */
function preferenceOf({ kind }: DraftName): TabStorage<Preference> {
  const key = `fivefold-checkout-${kind}`
  return memoized(preferences, key, () => tabStorage<Preference>(key, preference, blankPreference))
}

const optionsKey = (name: DraftName) => `fivefold-checkout-order-${draftId(name)}`

function optionsOf(name: DraftName): TabStorage<OrderOptions> {
  const key = optionsKey(name)
  return memoized(options, key, () => tabStorage<OrderOptions>(key, orderOptions, blankOptions))
}

/** An order from the cart may have emptied it before its answer was lost: then only the key is left to find it by. */
function unansweredCart(): DraftName | null {
  const begin = optionsKey({ kind: 'cart', store_id: null })
  const stores = tabKeys().flatMap((key) =>
    key.startsWith(`${begin}-`) ? [Number(key.slice(begin.length + 1))] : [],
  )
  const names = stores.map((store_id): DraftName => ({ kind: 'cart', store_id }))
  return names.find((name) => optionsOf(name).current().unanswered !== null) ?? null
}

export const currentDraft = (name: DraftName): Draft => ({
  ...preferenceOf(name).current(),
  ...optionsOf(name).current(),
})

export type DraftChange = Partial<Draft>

export function changeDraft(name: DraftName, change: DraftChange): void {
  const next = { ...currentDraft(name), ...change }
  if (Object.keys(change).some((part) => part in blankPreference)) {
    preferenceOf(name).save(preference.parse(next))
  }
  if (Object.keys(change).some((part) => part in blankOptions)) optionsOf(name).save(orderOptions.parse(next))
}

/** The key everything is sent under; made once, and stored over a reload. */
export function openDraft(name: DraftName): string {
  const key = currentDraft(name).request_key ?? newRequestKey()
  if (currentDraft(name).request_key === null) changeDraft(name, { request_key: key })
  return key
}

/** Once the order is placed nothing of it may fill the next one. */
export function forgetDraft(name: DraftName): void {
  preferenceOf(name).save(blankPreference)
  optionsOf(name).save(blankOptions)
}

export function useDraft(name: DraftName): Draft {
  const known = preferenceOf(name).use()
  return { ...known, ...optionsOf(name).use() }
}

/** The order from the cart that still has to be asked for; null once the shop has said what became of it. */
export function useUnansweredCart(): DraftName | null {
  const [name] = useState(unansweredCart)
  const { unanswered } = useDraft(name ?? { kind: 'cart', store_id: null })
  return unanswered && name
}
