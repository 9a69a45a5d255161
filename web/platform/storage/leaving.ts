// What a person typed belongs to the person: it goes when they sign out, in this tab and in every other. A session that
// merely ran out puts it aside, out of everybody's sight, for the same customer to go on with.
import { isRecord } from '#contract/core/shape.ts'
import { readStored } from './storage.ts'

/** Half-filled checkouts and parcels, things bought past the cart, what a guest said about themselves and wanted to keep. */
const personal = /^fivefold-(checkout-|parcel$|buy_now$|campaign$|guest$|tab$|wish$)/

/** The customer the tab is filled in by, once it is known who that is. */
const ownerKey = 'fivefold-owner'

/** What waits for its owner to sign in again. */
const asideKey = 'fivefold-aside'

/** As long as the shop remembers the key of an order whose answer was lost. */
const keptForMs = 24 * 60 * 60 * 1_000

/** Pictures of prescriptions lie in a database of the browser. */
export const picturesDatabase = 'fivefold-checkout'

const inMemory = new Set<() => void>()

function dropMemory(): void {
  for (const drop of inMemory) drop()
}

/** A browser that keeps nothing has nothing to forget. */
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

/** Whoever sits here signs out: nothing of theirs stays. */
export function forgetTab(): void {
  inTab((tab) => {
    take(tab)
    tab.removeItem(ownerKey)
    tab.removeItem(asideKey)
    window.indexedDB.deleteDatabase(picturesDatabase)
  })
}

/** The session is over, but nobody left. Without a known owner there is nobody to keep it for. */
export function setTabAside(): void {
  inTab((tab) => {
    const owner = tab.getItem(ownerKey)
    const entries = take(tab)
    tab.removeItem(ownerKey)
    if (owner === null || Object.keys(entries).length === 0) return
    tab.setItem(asideKey, JSON.stringify({ owner, until: Date.now() + keptForMs, entries }))
  })
}

export function isTabAside(): boolean {
  try {
    return window.sessionStorage.getItem(asideKey) !== null
  } catch {
    return false
  }
}

/** Of this customer only; whatever else lies there is nothing. */
function asideOf(owner: string, tab: Storage): [string, string][] {
  const aside: unknown = JSON.parse(tab.getItem(asideKey) ?? 'null')
  if (!isRecord(aside) || aside.owner !== owner || Number(aside.until) < Date.now()) return []
  return Object.entries(isRecord(aside.entries) ? aside.entries : {}).flatMap(([key, value]) =>
    personal.test(key) && typeof value === 'string' ? [[key, value]] : [],
  )
}

/** It is known who is here: they go on with what is theirs, and find nothing of anybody else. */
export function ownTab(customer_id: number): void {
  inTab((tab) => {
    const owner = String(customer_id)
    const before = tab.getItem(ownerKey)
    const isOthers = before !== null && before !== owner
    if (isOthers) take(tab)
    const back = isTabAside() ? asideOf(owner, tab) : []
    for (const [key, value] of back) tab.setItem(key, value)
    tab.removeItem(asideKey)
    tab.setItem(ownerKey, owner)
    if (isOthers || back.length > 0) dropMemory()
  })
}

/** `drop` lets go of what is held in memory; what lies in the tab is another's by then, or gone. */
export function onLeaving(drop: () => void): void {
  if (typeof window === 'undefined') return
  inMemory.add(drop)
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'token' || readStored('token') !== null) return
    setTabAside()
    drop()
  })
}
