// Personal data in tab storage: cleared when its owner signs out, in this tab and in every other. When a session merely
// expires it is suspended, out of everybody's sight, and restored for the same customer.
import { isRecord } from '#contract/core/shape.ts'
import { readStored } from './storage.ts'

/** Half-filled checkouts and parcels, things bought past the cart, an address for one order, a guest's contact and pending wishlist entry. */
const personal = /^fivefold-(checkout-|order-only$|parcel$|buy_now$|campaign$|guest$|tab$|wishlist$)/

/** The customer the tab is filled in by, once it is known who that is. */
const ownerKey = 'fivefold-owner'

/** What is suspended until its owner signs in again. */
const suspendedKey = 'fivefold-suspended'

/** As long as the shop remembers the key of an order whose answer was lost. */
const storedForMs = 24 * 60 * 60 * 1_000

/** Pictures of prescriptions are in an IndexedDB database. */
export const picturesDatabase = 'fivefold-checkout'

const inMemory = new Set<() => void>()

function dropMemory(): void {
  for (const drop of inMemory) drop()
}

/** A browser without storage has nothing to clear. */
function inTab(change: (tab: Storage) => void): void {
  try {
    change(window.sessionStorage)
  } catch {
    dropMemory()
  }
}

function take(tab: Storage): Record<string, string> {
  const keys = Object.keys(tab).filter((key) => personal.test(key))
  const taken = Object.fromEntries(keys.map((key) => [key, tab.getItem(key) ?? '']))
  for (const key of keys) tab.removeItem(key)
  return taken
}

/** On sign-out. */
export function clearPersonalData(): void {
  inTab((tab) => {
    take(tab)
    tab.removeItem(ownerKey)
    tab.removeItem(suspendedKey)
    window.indexedDB.deleteDatabase(picturesDatabase)
  })
}

/** The session expired, but nobody signed out. Without a known owner there is nobody to suspend it for. */
export function suspendPersonalData(): void {
  inTab((tab) => {
    const owner = tab.getItem(ownerKey)
    const entries = take(tab)
    tab.removeItem(ownerKey)
    if (owner === null || Object.keys(entries).length === 0) return
    tab.setItem(suspendedKey, JSON.stringify({ owner, until: Date.now() + storedForMs, entries }))
  })
}

export function hasSuspendedData(): boolean {
  try {
    return window.sessionStorage.getItem(suspendedKey) !== null
  } catch {
    return false
  }
}

/** Of this customer only; anything else counts as nothing. */
function suspendedOf(owner: string, tab: Storage): [string, string][] {
  const suspended: unknown = JSON.parse(tab.getItem(suspendedKey) ?? 'null')
  if (!isRecord(suspended) || suspended.owner !== owner || Number(suspended.until) < Date.now()) return []
  return Object.entries(isRecord(suspended.entries) ? suspended.entries : {}).flatMap(([key, value]) =>
    personal.test(key) && typeof value === 'string' ? [[key, value]] : [],
  )
}

/** The signed-in customer is known: their suspended data is restored, anybody else's is cleared. */
export function restorePersonalData(customer_id: number): void {
  inTab((tab) => {
    const owner = String(customer_id)
    const before = tab.getItem(ownerKey)
    const isOthers = before !== null && before !== owner
    if (isOthers) take(tab)
    const back = hasSuspendedData() ? suspendedOf(owner, tab) : []
    for (const [key, value] of back) tab.setItem(key, value)
    tab.removeItem(suspendedKey)
    tab.setItem(ownerKey, owner)
    if (isOthers || back.length > 0) dropMemory()
  })
}

/** `drop` clears the copy in memory; what is in tab storage is another person's by then, or cleared. */
export function onPersonalDataCleared(drop: () => void): void {
  if (typeof window === 'undefined') return
  inMemory.add(drop)
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'token' || readStored('token') !== null) return
    suspendPersonalData()
    drop()
  })
}
